import { randomUUID } from "node:crypto";
import { entriesOf } from "@site/content/entries-of";
import { expect, it } from "vitest";
import type { Db } from "../open.ts";
import {
  addLead,
  eventsOf,
  leadOf,
  mailsOf,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
  testPolicy,
} from "../test/open-test-database.ts";
import { queueClockMails, waitingOf } from "./clock.ts";
import { type LeadStatus, leadStatuses } from "./inbox.ts";
import { type ChangePolicy, type Changes, changeLead, resumeLead, withdrawLead } from "./requests.ts";
import { changeByLink, type LinkAction, linkActions, seenOf } from "./status.ts";

const [dana, office] = ["Dana@site.example", "office@site.example"];
const hourMs = 3_600_000;
const policy: ChangePolicy = { ...testPolicy, mayConfirm: () => true };
const spam = { score: 90, signals: ["links"] };

async function addWith(db: Db, status: LeadStatus): Promise<string> {
  const lead = { message: `Lead ${randomUUID()}`, ...(status === "quarantined" && { spam }) };
  const reference = await addLead(db, newContact(lead));
  if (status !== "new" && status !== "quarantined") await setLeadStatus(db, { reference, status, note: null });
  return reference;
}

const correction: Changes = { correction: { phone: { was: null, text: "615 555 0119" } }, addition: null };
const addition: Changes = { correction: {}, addition: "After five, please" };

type Step = (db: Db, reference: string) => Promise<unknown>;
const press =
  (action: LinkAction, seen: string): Step =>
  (db, reference) =>
    changeByLink(db, { reference, action, seen, note: null, holder: dana }, policy);

const visitorSteps = {
  correct: (db, reference) => changeLead(db, reference, correction, "visitor", policy),
  add: (db, reference) => changeLead(db, reference, addition, "visitor", policy),
  withdraw: (db, reference) => withdrawLead(db, reference, policy),
  again: (db, reference) => resumeLead(db, reference, policy),
} as const satisfies Record<string, Step>;

/** The status after an action of the visitor, by the status before it. "" means that the action is refused. */
const afterVisitor: Record<keyof typeof visitorSteps, Record<LeadStatus, LeadStatus | "">> = {
  correct: { new: "new", quarantined: "new", contacted: "contacted", won: "", lost: "" },
  add: { new: "new", quarantined: "new", contacted: "contacted", won: "won", lost: "" },
  withdraw: { new: "lost", quarantined: "lost", contacted: "lost", won: "", lost: "" },
  again: { new: "", quarantined: "", contacted: "", won: "", lost: "" },
};

it("each step of a visitor changes the status as listed, and no other lead, and notifies the office only if it is accepted", async () => {
  const { db } = await openTestDatabase();
  const other = await leadOf(db, await addWith(db, "contacted"));
  for (const [step, take] of entriesOf(visitorSteps))
    for (const status of leadStatuses) {
      const what = `${step} from ${status}`;
      const after = afterVisitor[step][status];
      const reference = await addWith(db, status);
      const [before, mails] = [await eventsOf(db, reference), await mailsOf(db, reference)];
      const result = await take(db, reference);
      expect((await leadOf(db, reference)).status, what).toBe(after === "" ? status : after);
      if (after === "") expect(await eventsOf(db, reference), what).toEqual(before);
      else expect(result, what).toMatchObject({ is: "done", told: true });
      expect((await mailsOf(db, reference)).length > mails.length, what).toBe(after !== "");
      expect(await leadOf(db, other.reference), what).toEqual(other);
    }
});

const afterLink: Partial<Record<LinkAction, LeadStatus>> = {
  contacted: "contacted",
  won: "won",
  lost: "lost",
  spam: "quarantined",
  notSpam: "new",
  reopen: "new",
};

it("every button of the office, from a current or an outdated page, keeps the note, overrides nobody's change, and changes no other lead", async () => {
  const { db } = await openTestDatabase();
  const other = await leadOf(db, await addWith(db, "contacted"));
  const pages = leadStatuses.flatMap((status) => [
    { status, seen: status },
    { status, seen: status === "new" ? "contacted" : "new" },
  ]);
  const every = linkActions.flatMap((action) => pages.map((page) => ({ action, ...page })));
  for (const { action, status, seen } of every) {
    const what = `${action} on ${status}, seen ${seen}`;
    const reference = await addWith(db, status);
    const note = `Spoke with her, ${action}`;
    const press = () => changeByLink(db, { reference, action, seen, note, holder: dana }, policy);
    const to = afterLink[action] ?? status;
    const isOffered = action === "note" || action === "take" || (action === "notSpam") === (status === "quarantined");
    const isFree = (seen === status && isOffered) || to === status;
    expect(await press(), what).toBe(isFree ? "done" : "kept");
    expect((await leadOf(db, reference)).status, what).toBe(isFree ? to : status);
    const events = await eventsOf(db, reference);
    expect(events.at(-1), what).toEqual(["note", note, dana]);
    if (isFree && to !== status) expect(events.at(-2), what).toEqual(["status", to, dana]);
    await press();
    const notes = (await eventsOf(db, reference)).filter(([, words]) => words === note);
    expect(notes, `${what}, posted twice`).toHaveLength(1);
    expect(await leadOf(db, other.reference), what).toEqual(other);
  }
});

it("of two clerks who take a lead, the first owns it, and the second takes it over only after seeing who owns it", async () => {
  const { db } = await openTestDatabase();
  const reference = await addLead(db, newConsultation());
  const take = async (holder: string, seenOwner?: string) => {
    const change = { reference, action: "take", seen: "new", seenOwner, note: `By ${holder}`, holder } as const;
    return [await changeByLink(db, change, policy), (await leadOf(db, reference)).owner];
  };
  // The first call sends no owner, as pages from older releases do.
  expect(await take(office)).toEqual(["done", office]);
  expect(await take(dana, "")).toEqual(["taken", office]);
  expect(await take(office, "")).toEqual(["done", office]);
  expect(await take(dana, office)).toEqual(["done", dana]);
  expect(await take(office, office)).toEqual(["taken", dana]);
  const notes = (await eventsOf(db, reference)).map(([, words, by]) => `${words}, ${by}`);
  const taken = notes.filter((note) => note.startsWith("I take it"));
  expect(taken).toEqual([office, dana].map((by) => `I take it, ${by}`));
  expect(notes).toEqual(expect.arrayContaining([office, dana].map((by) => `By ${by}, ${by}`)));
});

it("two clerks who change one lead both keep their notes, and the slower clerk learns that only the status was refused", async () => {
  const { db } = await openTestDatabase();
  const reference = await addLead(db, newConsultation());
  const press = (holder: string, action: LinkAction, note: string | null) =>
    changeByLink(db, { reference, action, seen: "new", note, holder }, policy);
  expect(await press(office, "contacted", "Voicemail")).toBe("done");
  expect(await press(dana, "won", "Spoke with her 20 min")).toBe("kept");
  expect(await press(dana, "lost", null)).toBe("faster");
  expect(await press(dana, "contacted", null)).toBe("done");
  for (const holder of [dana, dana, office]) expect(await press(holder, "note", "By Friday")).toBe("done");
  expect(await press(dana, "note", null)).toBe("empty");
  expect(await eventsOf(db, reference)).toEqual([
    ["status", "contacted", office],
    ["note", "Voicemail", office],
    ["note", "Spoke with her 20 min", dana],
    ["note", "By Friday", dana],
    ["note", "By Friday", office],
  ]);
});

it("a page from before two changes that restored the status changes nothing; a double click on a new page makes one change", async () => {
  const { db } = await openTestDatabase();
  const rounds: [from: LeadStatus, there: Step, back: Step, action: LinkAction][] = [
    ["new", press("spam", "new"), visitorSteps.correct, "spam"],
    ["contacted", press("reopen", "contacted"), press("contacted", "new"), "lost"],
    ["quarantined", visitorSteps.correct, press("spam", "new"), "notSpam"],
  ];
  for (const [from, there, back, action] of rounds) {
    const reference = await addWith(db, from);
    const opened = await seenOf(db, await leadOf(db, reference));
    for (const step of [there, back]) await step(db, reference);
    const before = await eventsOf(db, reference);
    expect(await press(action, opened)(db, reference), action).toBe("faster");
    expect(await eventsOf(db, reference), action).toEqual(before);
    const current = await seenOf(db, await leadOf(db, reference));
    for (const _click of [1, 2]) expect(await press(action, current)(db, reference), action).toBe("done");
    expect(await eventsOf(db, reference), action).toEqual([...before, ["status", afterLink[action], dana]]);
  }
});

it("a visitor's sentence that is sent twice is stored once, unless another came between, and both responses are the same", async () => {
  const { db } = await openTestDatabase();
  const add = (reference: string, ...sentences: string[]) =>
    Promise.all(
      sentences.map((text) => changeLead(db, reference, { correction: {}, addition: text }, "visitor", policy)),
    );
  for (const status of ["new", "quarantined", "won"] as const) {
    const reference = await addWith(db, status);
    for (const { is } of await add(reference, "After five", "After five")) expect(is, status).toBe("done");
    for (const other of ["Before six", "After five"]) await add(reference, other);
    const said = (await eventsOf(db, reference)).filter(([event]) => event === "addition").map(([, words]) => words);
    expect(said, status).toEqual(["After five", "Before six", "After five"]);
  }
  // If a visitor clicks twice, the second click also gets the answer "done", even if the office has closed the request
  // in between.
  const reference = await addWith(db, "new");
  const both = { ...correction, addition: "After five" };
  expect(await changeLead(db, reference, both, "visitor", policy)).toMatchObject({ is: "done", told: true });
  await setLeadStatus(db, { reference, status: "lost", note: null });
  expect(await changeLead(db, reference, both, "visitor", policy)).toMatchObject({ is: "done", told: false });
});

it("a release from quarantine keeps the promised time, and the reminder counts from the release", async () => {
  const { db } = await openTestDatabase();
  const releases: [typeof spam | null, ...Step[]][] = [
    [spam, press("notSpam", "quarantined")],
    [spam, visitorSteps.add],
    [null, press("spam", "new"), visitorSteps.add],
  ];
  for (const [held, ...steps] of releases) {
    const came = Date.now() - 30 * hourMs;
    const lead = newConsultation({ phone: String(came), ...(held && { spam: held }) });
    const reference = await addLead(db, lead, new Date(came).toISOString());
    const { due_at } = await leadOf(db, reference);
    for (const step of steps) await step(db, reference);
    expect(await leadOf(db, reference)).toMatchObject({ status: "new", due_at });
    for (const [hours, kinds] of [
      [0, 0],
      [17.9, 0],
      [18.1, 1],
      [24.1, 2],
    ] as const) {
      await queueClockMails(db, policy, Date.now() + hours * hourMs);
      const mails = (await mailsOf(db, reference)).filter((mail) => /reminder|escalation/.test(mail));
      expect(mails, String(hours)).toHaveLength(kinds);
    }
  }
});

it("a withdrawn request is reopened with its reference and a new due time, and the office is reminded again", async () => {
  const { db } = await openTestDatabase();
  const came = Date.now() - 30 * hourMs;
  const reference = await addLead(db, newConsultation(), new Date(came).toISOString());
  await queueClockMails(db, policy);
  await visitorSteps.withdraw(db, reference);
  expect(await visitorSteps.again(db, reference)).toEqual({ is: "done", told: true, confirms: false });
  expect(await visitorSteps.again(db, reference)).toEqual({ is: "same" });
  expect(await waitingOf(db, [reference])).toEqual([reference]);
  const { status, due_at } = await leadOf(db, reference);
  expect(status).toBe("new");
  expect(Math.round((Date.parse(due_at ?? "") - Date.now()) / hourMs)).toBe(24);
  await queueClockMails(db, policy);
  await queueClockMails(db, policy, Date.now() + 24 * hourMs);
  const mails = (await mailsOf(db, reference)).map((mail) => mail.split(" ")[0]);
  const first = ["office", "reminder", "escalation", "change"];
  expect(mails).toEqual([...first, "change", "reminder", "escalation"]);
});

it("a visitor can't reopen a request that the office has closed, and withdrawals and reopenings are limited", async () => {
  const { db } = await openTestDatabase();
  const reference = await addWith(db, "new");
  await visitorSteps.withdraw(db, reference);
  await setLeadStatus(db, { reference, status: "new", note: null });
  await setLeadStatus(db, { reference, status: "lost", note: null });
  expect(await visitorSteps.again(db, reference)).toEqual({ is: "closed" });

  const restless = await addLead(db, newContact({ message: "Restless" }));
  let last: unknown = null;
  for (let turn = 0; turn < 25; turn += 1) {
    await visitorSteps.withdraw(db, restless);
    last = await visitorSteps.again(db, restless);
  }
  expect(last).toEqual({ is: "full" });
  const withdrawn = (await eventsOf(db, restless)).filter(([event]) => event === "withdrawn");
  expect(withdrawn).toHaveLength(20);
});
