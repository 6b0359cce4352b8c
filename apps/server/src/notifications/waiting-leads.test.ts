import { changeLead } from "@site/db/leads/requests";
import { addEvents, changeByLink } from "@site/db/leads/status";
import { makeDue, newContact, setLeadStatus, testPolicy } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { readOfficeLink } from "../http/signed-links.ts";
import { openWithPeer } from "./test/open-outbox.ts";
import { headersOf } from "./test/peers.ts";

const key = "the key of these tests";
const env = { SECRET_KEY: key, LEAD_ESCALATION_TO: "boss@site.example", REPORT_TIME_ZONE: "America/Chicago" };
const hourMs = 3_600_000;

async function openWithLead(dueAt: number, more: { refuses?: () => boolean; env?: Record<string, string> } = {}) {
  const timing = { retryMs: 300_000, retryMsMax: 300_000 };
  const site = await openWithPeer({
    react: () => (more.refuses?.() ? 451 : "go on"),
    env: { ...env, ...more.env },
    timing,
  });
  const { reference } = await site.leads.submit(newContact({ phone: "(615) 555-0100", message: "Call me" }));
  const due_at = new Date(dueAt).toISOString();
  await site.db.updateTable("contact_submissions").set({ due_at }).where("reference", "=", reference).execute();
  const told = site.db.updateTable("notifications").set({ status: "sent", recipient: "office@site.example" });
  const { message_id } = await told.returning("message_id").executeTakeFirstOrThrow();
  const rows = async () => (await site.rows()).filter(({ kind }) => kind !== "office");
  return { ...site, rows, reference, first: message_id };
}

it("an unanswered lead causes one reminder and one escalation at the office, each once, in the thread of its first email, with everything that an answer needs", async () => {
  const { db, dispatcher, rows, peer, reference, first } = await openWithLead(Date.now() - hourMs);
  dispatcher.start();
  await expect.poll(rows).toMatchObject([
    { kind: "reminder", status: "sent", recipient: "office@site.example" },
    { kind: "escalation", status: "sent", recipient: "boss@site.example" },
  ]);
  const mails = peer.mails.toSorted(
    (a, b) => headersOf(a, "subject")[0]?.localeCompare(headersOf(b, "subject")[0] ?? "") ?? 0,
  );
  expect(mails.flatMap((mail) => headersOf(mail, "subject"))).toEqual([
    expect.stringMatching(`^Not answered yet: Ada O'Connor: contact message, by .+ \\(${reference}\\)$`),
    expect.stringMatching(`^Overdue: Ada O'Connor: contact message, by .+ \\(${reference}\\)$`),
  ]);
  expect(mails.map(({ recipients }) => recipients)).toEqual([["office@site.example"], ["boss@site.example"]]);
  for (const { text } of mails) {
    expect(text).toMatch(/promised one by \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M C[DS]T\./);
    for (const line of ["Name: Ada O'Connor", "Call: tel:+16155550100", "Call me"]) expect(text).toContain(line);
  }
  const [reminder] = mails;
  for (const name of ["in-reply-to", "references"]) expect(reminder && headersOf(reminder, name)).toEqual([first]);
  const holders = ["office@site.example", "boss@site.example"];
  const links = mails.map(({ text }) =>
    readOfficeLink(/https:\/\/site\.example\/lead\?token=(\S+)/.exec(text)?.[1] ?? "", [key], holders),
  );
  expect(links).toMatchObject(mails.map(({ recipients }) => ({ reference, holder: recipients[0], isOld: false })));
  const events = await db.selectFrom("lead_history").select("event").where("reference", "=", reference).execute();
  expect(events.map(({ event }) => event).toSorted()).toEqual(["created", "escalation", "reminder"]);

  dispatcher.wake();
  await dispatcher.stop();
  expect(peer.mails).toHaveLength(2);
});

it("a reminder that could not be sent in time is deleted once someone has answered the lead", async () => {
  let refuses = true;
  const { db, dispatcher, rows, peer, reference } = await openWithLead(Date.now() + hourMs, { refuses: () => refuses });
  dispatcher.start();
  await expect.poll(rows).toMatchObject([{ kind: "reminder", last_error: expect.stringContaining("451") }]);
  await setLeadStatus(db, { reference, status: "contacted", note: null });
  refuses = false;
  await makeDue(db);
  dispatcher.wake();
  await expect.poll(rows).toEqual([]);
  expect(peer.mails).toEqual([]);
});

it.each([
  ["dana", ["boss@site.example", "dana@site.example"]],
  ["erin", ["boss@site.example", "erin@site.example", "office@site.example"]],
])(
  "the reminder of a lead that Dana owns goes only to Dana if her address gets leads, and has all additions: %s",
  async (other, expected) => {
    const LEAD_EMAIL_TO = `office@site.example,${other}@site.example`;
    const { db, dispatcher, peer, reference } = await openWithLead(Date.now() - hourMs, {
      env: { ...env, LEAD_EMAIL_TO },
    });
    const policy = { ...testPolicy, mayConfirm: () => false };
    await changeLead(db, reference, { correction: {}, addition: "3 ophthalmologists, Ohio" }, "visitor", policy);
    const press = { reference, seen: "new", holder: "dana@site.example" } as const;
    await changeByLink(db, { ...press, action: "note", note: "Voicemail, again at 5" }, testPolicy);
    await changeByLink(db, { ...press, action: "take", note: null }, testPolicy);
    await addEvents(db, reference, "command", [{ event: "note", note: "Typed in a shell" }]);
    await db.deleteFrom("notifications").execute();
    dispatcher.start();
    await expect.poll(() => peer.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(expected);
    for (const mail of peer.mails) {
      expect(headersOf(mail, "subject")[0]).toContain("(Dana) Ada O'Connor");
      for (const words of ["3 ophthalmologists, Ohio", "Last note, by Dana", "Voicemail, again at 5"])
        expect(mail.text).toContain(words);
    }
  },
);
