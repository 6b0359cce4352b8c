import { requestPageCopy } from "@site/content/copy/request-page";
import { acceptLead } from "@site/db/intake/accepted-lead";
import type { NewLead } from "@site/db/leads/lead-fields";
import { requestLinks } from "@site/db/leads/request-link";
import { setLeadStatus } from "@site/db/leads/status";
import { erasePerson } from "@site/db/privacy/erasure";
import { addLead, newConsultation, newContact } from "@site/db/test/open-test-database";
import { describe, expect, it } from "vitest";
import { formPost, pressButton, readDocument, squeeze, submitForm } from "../test/open-test-app.ts";
import { openRehearsedApp } from "../test/rehearsed-app.ts";

const { app, db, engine, site } = await openRehearsedApp({
  LEAD_EMAIL_TO: "office@site.example",
  RATE_LIMIT_OFFICE_MAILS: "0",
  LEAD_WEBHOOK_URL: "",
  LEAD_WEBHOOK_SECRET: "",
});
const links = await requestLinks(db);
const { results, without } = requestPageCopy;

async function add(lead: NewLead) {
  const reference = await addLead(db, lead);
  const token = links.ofReceipt(reference);
  return { reference, token, path: `/request?token=${token}` };
}

/** Presses a button of the page, and opens the page that it leads to, if it leads to one. */
async function press(path: string, action: string, typed: Record<string, string> = {}) {
  const response = await pressButton(app, await readDocument(app, path), action, typed);
  const next = response.headers.location;
  return { response, next: String(next), ...(next === undefined ? {} : await readDocument(app, String(next))) };
}

async function mailsOf(reference: string, kind: "change" | "office" | "visitor" = "change") {
  const mails = db.selectFrom("notifications").selectAll().where("reference", "=", reference);
  return mails.where("kind", "=", kind).orderBy("id").execute();
}

async function eventsOf(reference: string) {
  const events = db.selectFrom("lead_events").select(["event", "note"]).where("reference", "=", reference);
  return events.orderBy("id").execute();
}

function leadOf(reference: string) {
  return db.selectFrom("lead_inbox").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
}

it("a form without scripts is answered by the page of one's own request, with the words of the toast", async () => {
  const typed = { name: "Ada Osei", phone: "615 555 019", email: "ada@clinic.example", practice: "Osei Eye Care" };
  const sent = await submitForm(app, { path: "/", name: "consultation" }, typed);
  expect(sent.statusCode).toBe(303);
  const { response, $, text } = await readDocument(app, String(sent.headers.location));
  expect(response.statusCode).toBe(200);
  expect(response.headers["set-cookie"]).toBeUndefined();
  expect(text).toContain(squeeze("Thank you! We'll contact you within 24 hours to confirm your consultation."));
  for (const value of Object.values(typed)) expect(text).toContain(squeeze(value));
  expect(text).toContain(squeeze("This number has fewer than ten digits. Is it complete?"));
  expect($('main a[href="/checklists"]')).toHaveLength(1);
});

it("a correction keeps reference and clock, and the office gets one mail of the old and the new", async () => {
  const { reference, path } = await add(newConsultation({ phone: "615 555 019", practice: "Osei" }));
  const before = await leadOf(reference);
  const { text } = await press(path, "correct", { phone: "615 555 0119" });
  expect(text).toContain(squeeze(results.correct.text));
  const after = await leadOf(reference);
  expect(after).toEqual({ ...before, phone: "615 555 0119" });
  const note = "Phone: 615 555 019 → 615 555 0119";
  expect(await eventsOf(reference)).toEqual([{ event: "correction", note }]);
  expect(await mailsOf(reference)).toMatchObject([{ event_id: expect.any(Number) }]);
  const told = () => site.mail.mails.filter(({ text }) => text.includes(reference) && text.includes(note));
  await expect.poll(told).toHaveLength(1);

  // The same again is no change, and no mail.
  expect((await press(path, "correct", { phone: "615 555 0119" })).text).toContain(squeeze(results.same.text));
  expect(await mailsOf(reference)).toHaveLength(1);
});

it("a correction that the form would refuse is shown again as it was typed, with the error at its field", async () => {
  const { reference, path } = await add(newContact({ message: "Two {states}, {phone}" }));
  expect((await readDocument(app, path)).text).toContain(squeeze("Two {states}, {phone}"));
  const { response } = await press(path, "correct", { email: "ada@", message: "Three states." });
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain("Please write an email address such as name@practice.com.");
  expect(response.body).toContain('value="ada@"');
  expect(response.body).toContain("Three states.");
  expect(await eventsOf(reference)).toEqual([]);
});

it("a sentence is added to the request, and twenty changes are enough for one", async () => {
  const { reference, token, path } = await add(newContact());
  const { text } = await press(path, "add", { text: "Please call after five." });
  expect(text).toContain(squeeze("Please call after five."));
  expect(await mailsOf(reference)).toHaveLength(1);
  for (let n = 0; n < 19; n += 1)
    await app.inject(formPost("/forms/request", { token, action: "add", text: `More ${n}` }));
  expect((await press(path, "add", { text: "One more" })).text).toContain(squeeze(results.full.heading));
  expect(await mailsOf(reference)).toHaveLength(20);
});

it("a request is withdrawn with one press, unless it is won: nobody waits for an answer, and nothing can be pressed any more", async () => {
  const { reference, token, path } = await add(newContact());
  await setLeadStatus(db, { reference, status: "won", note: null });
  // From a page that was opened before.
  const withdraw = formPost("/forms/request", { token, action: "withdraw" });
  expect((await app.inject(withdraw)).statusCode).toBe(303);
  expect(await leadOf(reference)).toMatchObject({ status: "won" });
  await setLeadStatus(db, { reference, status: "new", note: null });
  const before = await eventsOf(reference);

  const { $, text } = await press(path, "withdraw");
  expect(text).toContain(squeeze(results.withdraw.heading));
  expect(text).toContain(squeeze("You withdrew this request on"));
  expect($?.("main form")).toHaveLength(0);
  expect(await leadOf(reference)).toMatchObject({ status: "lost" });
  const events = (await eventsOf(reference)).slice(before.length);
  expect(events.map(({ event }) => event)).toEqual(["withdrawn", "status"]);
  expect(await mailsOf(reference)).toHaveLength(1);
  expect(
    await db.selectFrom("lead_answered").select("answered_at").where("reference", "=", reference).execute(),
  ).toEqual([{ answered_at: null }]);
});

it("the page shows what became of a request in words for its visitor, and nothing that the office wrote", async () => {
  const { reference, path } = await add(newContact({ message: "Two states." }));
  expect((await readDocument(app, path)).text).toContain(squeeze("We have it, and answer by"));
  await setLeadStatus(db, { reference, status: "contacted", note: "price shopper, do not discount" });
  const { text } = await readDocument(app, path);
  expect(text).toContain(squeeze("We answered on"));
  for (const secret of ["shopper", "contacted", "office@site.example"]) expect(text).not.toContain(secret);
  await setLeadStatus(db, { reference, status: "new", note: null });
  const due_at = new Date(Date.now() - 60_000).toISOString();
  await db.updateTable("contact_submissions").set({ due_at }).where("reference", "=", reference).execute();
  expect((await readDocument(app, path)).text).toContain(squeeze("none is recorded. Please call"));
});

it("a request that looks like spam is shown as every other, and its changes reach nobody before its release", async () => {
  const { reference, path } = await add(newContact({ spam: { score: 90, signals: ["links"] } }));
  const { text } = await readDocument(app, path);
  expect(text).toContain(squeeze("We have it, and answer by"));
  expect(text).not.toMatch(/spam|quarantine/i);
  await press(path, "add", { text: "It is real" });
  expect(await mailsOf(reference)).toEqual([]);
});

describe("an address that nobody gave out is not found", () => {
  it("of 200 guessed and altered ones each is 404, and changes nothing", async () => {
    const { reference, token } = await add(newContact());
    const before = await eventsOf(reference);
    for (let n = 0; n < 200; n += 1) {
      const at = n % token.length;
      const other = token[at] === "A" ? "B" : "A";
      const guess = n % 2 === 0 ? `${token.slice(0, at)}${other}${token.slice(at + 1)}` : `${reference}.r.${n}`;
      expect(links.read(guess), guess).toBeNull();
      if (n % 50 > 1) continue;
      expect((await app.inject(`/request?token=${guess}`)).statusCode).toBe(404);
      const posted = await app.inject(formPost("/forms/request", { token: guess, action: "withdraw" }));
      expect(posted.statusCode).toBe(404);
    }
    expect(await eventsOf(reference)).toEqual(before);
    expect((await app.inject("/request")).statusCode).toBe(404);
  });

  it("the address in a mail ends when the request gets another e-mail address, and its holder gets a new one", async () => {
    const { reference, path } = await add(newContact({ email: "adda@clinic.example" }));
    const ofMail = `/request?token=${links.ofMail(reference, "adda@clinic.example")}`;
    expect((await app.inject(ofMail)).statusCode).toBe(200);
    const { next } = await press(ofMail, "correct", { email: "ada@clinic.example" });
    expect((await app.inject(ofMail)).statusCode).toBe(404);
    expect((await app.inject(next)).statusCode).toBe(200);
    expect((await app.inject(path)).statusCode).toBe(200);
  });
});

it("an erased request says so, and one that is not stored yet says that it is safe", async () => {
  const { path } = await add(newContact({ email: "gone@clinic.example" }));
  await erasePerson({ db, engine }, "gone@clinic.example");
  const erased = await readDocument(app, path);
  expect(erased.response.statusCode).toBe(410);
  expect(erased.text).toContain(squeeze(without.erased.heading));
  const { reference } = acceptLead(newContact());
  const waiting = await readDocument(app, `/request?token=${links.ofReceipt(reference)}&result=sent`);
  expect(waiting.text).toContain(squeeze("Message Sent Successfully"));
  expect(waiting.text).toContain(squeeze(without.gone.heading));
});

it("an address with what opens a request shows its page without it, and a made-up reference promises nothing", async () => {
  const { token } = await add(newConsultation());
  for (const [asked, location] of [
    [`/states/texas?sent=closing-${token}`, "/states/texas"],
    [`/?utm_source=letter&sent=${token}`, "/?utm_source=letter"],
    [`/blog?token=${token}&order=oldest`, "/blog?order=oldest"],
  ] as const) {
    const { statusCode, headers } = await app.inject(asked);
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 307, location });
  }
  for (const sent of ["CR-FAKE-FAKE", "%3Cscript%3Ealert(1)%3C/script%3E", "newsletter"]) {
    const { response, $ } = await readDocument(app, `/?sent=${sent}`);
    expect(response.statusCode).toBe(200);
    expect($('[data-status="sent"], main [role="status"]')).toHaveLength(0);
    expect(response.body).not.toContain("<script>alert");
  }
});
