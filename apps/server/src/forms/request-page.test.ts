import { requestPageCopy } from "@site/content/copy/request-page";
import { fill } from "@site/content/fill";
import { site as defaults } from "@site/content/site";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { erasePerson } from "@site/db/privacy/erasure";
import { newConsultation, newContact, setLeadStatus } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { formPost, parseDocument, pressButton, readDocument, squeeze } from "../test/open-test-app.ts";
import { openRequests } from "../test/requests.ts";

const { app, db, engine, site, links, add, press, mailsOf, eventsOf, leadOf } = await openRequests();
const { results, told, without } = requestPageCopy;

it("a correction keeps the reference and the due time, and the office gets one email with the old and the new entry", async () => {
  const { reference, path } = await add(newConsultation({ phone: "615 555 019", practice: "Osei" }));
  const before = await leadOf(reference);
  const hint = squeeze("This number has fewer than ten digits. Is it complete?");
  expect((await readDocument(app, path)).text).toContain(hint);
  const { text } = await press(path, "save", { phone: "615 555 0119" });
  for (const absent of [hint, "→"]) expect(text).not.toContain(absent);
  expect(text).toContain(squeeze(`${results.save.heading}${told}`));
  const after = await leadOf(reference);
  expect(after).toEqual({ ...before, phone: "615 555 0119" });
  const note = "Phone: 615 555 019 → 615 555 0119";
  expect(await eventsOf(reference)).toEqual([{ event: "correction", note }]);
  expect(await mailsOf(reference)).toMatchObject([{ event_id: expect.any(Number) }]);
  const received = () => site.mail.mails.filter(({ text }) => text.includes(reference) && text.includes(note));
  await expect.poll(received).toHaveLength(1);

  expect((await press(path, "save", { phone: "615 555 0119" })).text).toContain(squeeze(results.same.text));
  expect(await mailsOf(reference)).toHaveLength(1);
});

it("a correction that the form would refuse is shown again as it was typed, with the error at its field", async () => {
  const { reference, token, path } = await add(newContact({ message: "Two {states}, {phone}" }));
  expect((await readDocument(app, path)).text).toContain(squeeze("Two {states}, {phone}"));
  const { response } = await press(path, "save", { email: "ada@", message: "Three states.", text: "After five" });
  expect(response.statusCode).toBe(400);
  for (const words of ["Please enter an email address such as", 'value="ada@"', "Three states.", "After five"])
    expect(response.body).toContain(words);
  const opened = await app.inject(formPost("/forms/request", { token }));
  expect([opened.statusCode, opened.headers.location]).toEqual([303, path]);
  for (const action of [{}, { action: "unknown" }]) {
    const refused = await app.inject(formPost("/forms/request", { token, ...action, company: "Osei", text: "At six" }));
    expect(refused.statusCode).toBe(400);
    for (const words of [results.invalid.heading, 'value="Osei"', "At six"]) expect(refused.body).toContain(words);
  }
  expect(await eventsOf(reference)).toEqual([]);
});

it("a request with the longest message takes an addition, in any language; a reload after a refusal leads to a page", async () => {
  const { reference, path } = await add(newContact({ message: "語".repeat(10_000) }));
  await press(path, "save", { text: "After five" });
  expect(await eventsOf(reference)).toEqual([{ event: "addition", note: "After five" }]);
  const reloaded = await app.inject("/forms/request");
  expect([reloaded.statusCode, reloaded.headers.location]).toEqual([303, "/request"]);
});

it("a request takes additions, and refuses more than twenty changes", async () => {
  const { reference, token, path } = await add(newContact());
  await press(path, "save", { text: "\u200B \n" });
  expect(await mailsOf(reference)).toEqual([]);
  const { text } = await press(path, "save", { text: "Please call after five." });
  expect(text).toContain(squeeze("Please call after five."));
  expect(await mailsOf(reference)).toHaveLength(1);
  for (let n = 0; n < 19; n += 1)
    await app.inject(formPost("/forms/request", { token, action: "save", text: `More ${n}` }));
  const { response } = await press(path, "save", { text: "One more" });
  for (const words of [results.full.heading, "One more"]) expect(response.body).toContain(words);
  expect(await mailsOf(reference)).toHaveLength(20);
});

it("a request that isn't won can be withdrawn after a confirmation, and then the only button reopens it", async () => {
  const { reference, path } = await add(newContact());
  const opened = await readDocument(app, path);
  expect(opened.$("details:not([open]) button[value=withdraw]")).toHaveLength(1);
  await setLeadStatus(db, { reference, status: "won", note: null });
  expect((await pressButton(app, opened, "withdraw")).statusCode).toBe(303);
  expect(await leadOf(reference)).toMatchObject({ status: "won" });
  await setLeadStatus(db, { reference, status: "new", note: null });
  const { $, text, next } = await press(path, "withdraw");
  expect(text).toContain(squeeze(`${results.withdraw.heading}${told}`));
  expect(text).toContain(squeeze("You withdrew this request on"));
  expect($?.("main form button").attr("value")).toBe("again");
  expect(await leadOf(reference)).toMatchObject({ status: "lost" });
  expect(await mailsOf(reference)).toHaveLength(1);

  // The visitor has withdrawn the request, so the URL of the thank-you page must no longer say thank you.
  const receipt = squeeze("We'll get back to you within 24 hours");
  expect((await readDocument(app, `${path}&result=sent`)).text).not.toContain(receipt);
  const again = await press(path, "again");
  expect(again.text).toContain(squeeze(`${results.again.heading}${told}`));
  expect(again.text).toContain(squeeze("We have your request and will answer by"));
  expect(await leadOf(reference)).toMatchObject({ status: "new", reference });
  expect((await readDocument(app, next)).text).not.toContain(squeeze(results.withdraw.heading + told));
});

it("the page names a request's status in the visitor's words, and shows nothing that the office wrote", async () => {
  const { reference, path } = await add(newContact({ message: "Two states." }));
  expect((await readDocument(app, path)).text).toContain(squeeze("We have your request and will answer by"));
  for (const status of ["lost", "new"] as const) await setLeadStatus(db, { reference, status, note: null });
  await setLeadStatus(db, { reference, status: "contacted", note: "price shopper, do not discount" });
  const { text } = await readDocument(app, path);
  expect(text).toContain(squeeze("We answered on"));
  for (const secret of ["shopper", "contacted", "office@site.example", "Takenup"]) expect(text).not.toContain(secret);
  await setLeadStatus(db, { reference, status: "new", note: null });
  const due_at = new Date(Date.now() - 60_000).toISOString();
  await db.updateTable("contact_submissions").set({ due_at }).where("reference", "=", reference).execute();
  expect((await readDocument(app, path)).text).toContain(squeeze("none is recorded. Please call"));
});

it("a request that looks like spam looks like every other, and the office is notified once its visitor adds to it", async () => {
  const { reference, path } = await add(newContact({ spam: { score: 90, signals: ["links"] } }));
  const { text } = await readDocument(app, path);
  expect(text).toContain(squeeze("We have your request and will answer by"));
  expect(await mailsOf(reference, "office")).toEqual([]);
  const { due_at } = await leadOf(reference);
  const added = await press(path, "save", { text: "It is real" });
  expect(added.text).toContain(squeeze(told));
  expect(await leadOf(reference)).toMatchObject({ status: "new", due_at });
  expect(await mailsOf(reference, "office")).toHaveLength(1);
  for (const page of [text, added.text]) expect(page).not.toMatch(/spam|quarantine|takenup/i);
});

it("guessed and altered links are not found, and change nothing", async () => {
  const { reference, token } = await add(newContact());
  const before = await eventsOf(reference);
  // Some bits of the last letter are unused, so another letter may encode the same signature.
  const altered = Array.from(
    token.slice(0, -1),
    (letter, at) => token.slice(0, at) + (letter === "A" ? "B" : "A") + token.slice(at + 1),
  );
  for (const guess of altered) expect(links.read(guess), guess).toBeNull();
  for (const guess of [altered[0] ?? "", altered.at(-2) ?? "", `${reference}.r.1`, ""]) {
    expect((await app.inject(`/request?token=${guess}`)).statusCode).toBe(404);
    const typed = { action: "withdraw", name: "Ada", "was-name": "Ada", text: "After five" };
    const posted = await app.inject(formPost("/forms/request", { token: guess, ...typed }));
    expect(posted.statusCode).toBe(404);
    const { text } = parseDocument(posted);
    expect(text).toContain(squeeze(`${without.unknown.heading}${fill(without.unknown.text, defaults)}`));
    expect(text).toContain("Notsaved:AddedsentenceAfterfive");
    expect(text).not.toContain("Notsaved:Name");
  }
  expect(await eventsOf(reference)).toEqual(before);
});

it("an emailed link stops working when the request's email address is corrected; the new address gets a new link and is shown masked", async () => {
  const { reference, path } = await add(newContact({ email: "adda@clinic.example" }));
  const ofMail = `/request?token=${links.ofMail(reference, "adda@clinic.example")}`;
  const opened = await readDocument(app, ofMail);
  expect(opened.response.statusCode).toBe(200);
  const { next, text } = await press(ofMail, "save", { email: "ada@clinic.example" });
  expect(text).toContain(squeeze("goes to a…@clinic.example"));
  expect(await mailsOf(reference, "visitor")).toMatchObject([{ recipient: "ada@clinic.example" }]);
  expect((await app.inject(ofMail)).statusCode).toBe(404);
  const late = await pressButton(app, opened, "save", { text: "From an older tab", phone: "615 555 0777" });
  expect(late.statusCode).toBe(404);
  for (const words of ["From an older tab", "615 555 0777"]) expect(late.body).toContain(words);
  expect(late.body).not.toContain("clinic.example");
  expect(await eventsOf(reference)).toHaveLength(1);
  for (const current of [next, path]) expect((await app.inject(current)).statusCode).toBe(200);
});

it("visitors read when they get an answer in the zone of the office hours, on the page and in the email", async () => {
  const { path } = await add(newContact({ email: "old@clinic.example" }));
  const { text } = await press(path, "save", { email: "zone@clinic.example" });
  const emailText = () => site.mail.mails.find(({ recipients }) => recipients.includes("zone@clinic.example"))?.text;
  await expect.poll(emailText).toMatch(/[AP]M E[SD]T/);
  // REPORT_TIME_ZONE is Central Time here. Visitors must not see times in that zone.
  for (const words of [text, emailText()]) expect(words).not.toMatch(/[AP]M\s*C[SD]T/);
  expect(text).toMatch(/[AP]ME[SD]T/);
});

it("the page of an erased request says so, and the page of a request in the spool says that it is safe", async () => {
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
