import { createHmac } from "node:crypto";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { waitingOf } from "@site/db/leads/clock";
import type { NewLead } from "@site/db/leads/lead-fields";
import { erasePerson } from "@site/db/privacy/erasure";
import { addLead, newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { officeLink } from "../http/signed-links.ts";
import { formPost, parseDocument, pressButton, readDocument, squeeze, testOrigin } from "../test/open-test-app.ts";
import { officeAddress as holder, officeKey as key, openOfficeApp } from "../test/rehearsed-app.ts";

const formerKey = "the key before it";
const analytics = { ANALYTICS_SCRIPT_URL: "https://stats.example/a.js" };
const env = { ...analytics, LEAD_ESCALATION_TO: "boss@site.example", SECRET_KEY_FORMER: formerKey };
const { app, db, engine, site } = await openOfficeApp(env);

async function add(lead: NewLead = newContact({ phone: "(615) 555-0100" }), signedWith = key) {
  const reference = await addLead(db, lead);
  return { reference, path: officeLink("", { reference, holder }, signedWith) };
}

const expiredLink = (reference: string) => officeLink("", { reference, holder }, key, Date.now() - 30.01 * 86_400_000);

async function press(path: string, action: string, note = "") {
  const response = await pressButton(app, await readDocument(app, path), action, { note });
  expect(response.statusCode).toBe(303);
  return readDocument(app, String(response.headers.location));
}

async function stored() {
  const read = (table: "lead_inbox" | "lead_events") => db.selectFrom(table).selectAll().orderBy("reference").execute();
  // The running site sends these emails during the test, which changes the other columns.
  const mails = db.selectFrom("notifications").select(["kind", "channel", "reference"]).orderBy("id");
  return { leads: await read("lead_inbox"), events: await read("lead_events"), mails: await mails.execute() };
}

function received(reference: string) {
  return site.mail.mails.filter(({ text }) => text.includes(reference));
}

async function statusOf(reference: string) {
  const statuses = db.selectFrom("lead_inbox").select("status").where("reference", "=", reference);
  return (await statuses.executeTakeFirstOrThrow()).status;
}

it("an email scanner that opens a link changes nothing, and a pressed button changes that lead and records who pressed it", async () => {
  const { reference, path } = await add();
  await add();
  const before = await stored();
  for (let count = 0; count < 3; count += 1) {
    expect((await app.inject(path)).statusCode).toBe(200);
    expect((await app.inject({ method: "HEAD", url: path })).statusCode).toBe(200);
  }
  expect(await stored()).toEqual(before);

  const { text } = await press(path, "contacted", "Calls back at 5");
  expect(text).toContain(squeeze(leadPageCopy.results.done.text));
  expect(text).toContain(squeeze(`Note, by ${holder}`));
  expect(text).toContain(squeeze("Calls back at 5"));
  const after = await stored();
  const other = ({ reference: each }: { reference: string | null }) => each !== reference;
  expect(after.leads.filter(other)).toEqual(before.leads.filter(other));
  expect(after.events.filter(other)).toEqual(before.events.filter(other));
  expect(after.events).toHaveLength(before.events.length + 2);
  expect(await statusOf(reference)).toBe("contacted");
});

it("a lead's page has a phone number to dial, is never cached, indexed or sent as a referrer, and loads nothing from other hosts", async () => {
  const { path, reference } = await add(newContact({ phone: "(615) 555-0100", message: "\u202E<b>Hello</b>\nthere" }));
  const { response, $, text } = await readDocument(app, path);
  expect(response.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  expect($('meta[name="robots"]').attr("content")).toBe("noindex, nofollow");
  expect($('link[rel="canonical"], script')).toHaveLength(0);
  const policy = String(response.headers["content-security-policy"]);
  expect(policy).toMatch(/default-src 'self'/);
  expect(policy).not.toMatch(/https?:/);
  expect($('a[href="tel:+16155550100"]').length).toBeGreaterThan(0);
  const subject = `Your%20message%20${reference}`;
  expect($(`main a[href="mailto:ada@clinic.example?subject=${subject}"]`)).toHaveLength(1);
  expect($("main").text()).toContain("<b>Hello</b>\nthere");
  expect($("main").text()).not.toContain("\u202E");
  expect(text).toContain(squeeze("An answer was promised by"));
});

it("the page says why it shows no lead; its button changes no lead, and shows a typed note again", async () => {
  const email = "gone@clinic.example";
  const links = [
    [(await add(newContact(), "a key of nobody")).path, "unknown"],
    [(await add()).path.replace(/token=.{20}/, "token=WyJDTS1BQUFBLUFBQUEi"), "unknown"],
    ["/lead", "unknown"],
    [(await add(newContact({ email }))).path, "gone"],
    [expiredLink((await add(newContact({ email }))).reference), "gone"],
  ] as const;
  await erasePerson({ db, engine }, email);
  const before = await stored();
  for (const [path, why] of links) {
    const answer = await app.inject(path);
    expect(answer.statusCode, path).toBe(404);
    const { $, text } = parseDocument(answer);
    expect(text, path).toContain(squeeze(leadPageCopy.without[why].heading));
    expect($("main form"), path).toHaveLength(0);
    const token = new URL(path, testOrigin).searchParams.get("token") ?? "";
    const won = await app.inject(formPost("/forms/lead", { token, action: "won", seen: "new", note: "Paid <b>" }));
    expect(won.statusCode, path).toBe(404);
    expect(parseDocument(won).text, path).toContain("Notsaved:Note(optional)Paid<b>");
  }
  expect(await stored()).toEqual(before);
});

function formerLink(reference: string): string {
  const body = Buffer.from(JSON.stringify([reference, holder, Date.now() + 86_400_000])).toString("base64url");
  const signature = createHmac("sha256", key).update(`lead link\n${body}`).digest("base64url");
  return `/lead?token=${body}.${signature}`;
}

it.each([
  ["a link older than thirty days", expiredLink],
  ["a link of release 1.0.0", formerLink],
])("%s shows only a typed note, and a new link is sent only to its holder", async (_what, pathOf) => {
  const { reference } = await add(newContact({ name: "Zacharias", message: "Secret words" }));
  const path = pathOf(reference);
  const { text, response } = await readDocument(app, path);
  expect(response.statusCode).toBe(404);
  expect(text).not.toMatch(/Zacharias|Secret|Contactmessage/);
  const mails = async () =>
    (await stored()).mails.filter((mail) => mail.reference === reference && mail.kind === "link");
  const token = path.slice("/lead?token=".length);
  for (const note of ["", "Signed on Friday"]) {
    const pressed = await app.inject(formPost("/forms/lead", { token, action: "won", seen: "new", note }));
    expect(pressed.statusCode).toBe(note === "" ? 303 : 404);
    expect(pressed.body).toContain(note);
    expect(pressed.body).not.toMatch(/Zacharias|Secret/);
  }
  expect(await statusOf(reference)).toBe("new");
  expect(await mails()).toEqual([]);

  const after = await press(path, "link");
  expect(after.text).toContain(squeeze("It goes to o…@site.example"));
  await press(path, "link");
  expect(await mails()).toMatchObject([{ channel: "email" }]);
  await expect.poll(() => received(reference).map(({ recipients }) => recipients)).toContainEqual([holder]);
});

it("the link of someone who has left the office shows nothing, changes nothing, and can't be renewed; the case of an email address doesn't matter", async () => {
  const { reference } = await add(newContact({ name: "Zacharias" }));
  const pathFor = (to: string) => officeLink("", { reference, holder: to }, key);
  const former = pathFor("dana@site.example");
  for (const path of [former, `${former}&result=link`]) {
    const { text, $, response } = await readDocument(app, path);
    expect(response.statusCode).toBe(404);
    for (const words of [leadPageCopy.without.old.heading, "No new link can be sent to d…@site.example"])
      expect(text).toContain(squeeze(words));
    expect(text).not.toMatch(/Zacharias|onitsway/);
    expect($("main form")).toHaveLength(0);
  }
  const token = former.slice("/lead?token=".length);
  for (const action of ["won", "note", "link"]) {
    const posted = formPost("/forms/lead", { token, action, seen: "new", note: "Hello" });
    const { statusCode, body } = await app.inject(posted);
    expect([statusCode, body.includes("Hello"), body.includes("Zacharias")]).toEqual([404, true, false]);
  }
  expect(await statusOf(reference)).toBe("new");
  expect((await stored()).mails.filter((mail) => mail.reference === reference)).toMatchObject([{ kind: "office" }]);
  for (const to of [holder.toUpperCase(), "boss@site.example"])
    expect((await readDocument(app, pathFor(to))).text).toContain("Zacharias");
});

it("a note that is sent while the database is locked is shown again, and stored when the button is pressed again", async () => {
  const { reference, path } = await add();
  const opened = await readDocument(app, path);
  const note = "Signed, 12 physicians";
  const failed = await db.transaction().execute(async () => await pressButton(app, opened, "won", { note }));
  expect(failed.statusCode).toBe(503);
  for (const words of [leadPageCopy.results.failed.heading, note]) expect(failed.body).toContain(words);
  expect(await statusOf(reference)).toBe("new");
  expect((await pressButton(app, parseDocument(failed), "won")).statusCode).toBe(303);
  expect(await statusOf(reference)).toBe("won");
});

it("a note doesn't change the status; an empty or overlong note changes nothing, stops no reminder, and the page says so", async () => {
  const { reference, path } = await add();
  const before = await stored();
  for (const empty of ["  ", "\u200B", "\u2060\n\u3164 \u00AD"]) {
    const { text } = await press(path, "note", empty);
    expect(text).toContain(squeeze(leadPageCopy.results.empty.text));
  }
  expect(await stored()).toEqual(before);
  expect(await waitingOf(db, [reference])).toEqual([reference]);
  for (const action of ["note", "won"]) {
    const note = `Longer than the field says${" ".repeat(10)}${"x".repeat(970)}`;
    const refused = await pressButton(app, await readDocument(app, path), action, { note });
    expect(refused.statusCode).toBe(400);
    expect(parseDocument(refused).$("textarea[aria-invalid=true]").val()).toBe(note);
  }
  // Some browsers and password managers submit a form without the value of any button.
  for (const action of [{}, { action: "unknown" }]) {
    const token = path.slice("/lead?token=".length);
    const refused = await app.inject(formPost("/forms/lead", { token, seen: "new", note: "Kept", ...action }));
    expect([refused.statusCode, parseDocument(refused).$("textarea").val()]).toEqual([400, "Kept"]);
  }
  expect(await stored()).toEqual(before);
  for (const note of ["On holiday until Monday", "x".repeat(1_000)])
    expect((await press(path, "note", note)).text).toContain(squeeze(note));
  expect(await statusOf(reference)).toBe("new");
});

it("a button undoes a button that was pressed by mistake, even through a link that the former key signed; the lead waits again, and a page from before both doesn't close it", async () => {
  const { reference, path } = await add(newContact(), formerKey);
  const opened = await readDocument(app, path);
  await press(path, "contacted");
  expect(await waitingOf(db, [reference])).toEqual([]);
  await press(path, "reopen");
  const late = await pressButton(app, opened, "lost");
  expect(String(late.headers.location)).toContain("result=faster");
  expect(await statusOf(reference)).toBe("new");
  expect((await press(path, "note")).text).toContain(squeeze(leadPageCopy.results.empty.text));
  expect(await waitingOf(db, [reference])).toEqual([reference]);
});

it("a lead that was wrongly held back as spam can be released on its page, and the office is notified once", async () => {
  const { reference, path } = await add(newContact({ spam: { score: 90, signals: ["links"] } }));
  const mails = async () => (await stored()).mails.filter((mail) => mail.reference === reference);
  expect(await mails()).toEqual([]);
  await press(path, "notSpam");
  expect(await statusOf(reference)).toBe("new");
  expect(await mails()).toHaveLength(1);
  // The emails about other leads from the same address contain this reference too, but no `mailto:` link with this
  // subject.
  const own = `Your%20message%20${reference}`;
  await expect.poll(() => received(reference).filter(({ text }) => text.includes(own))).toHaveLength(1);
  await press(path, "spam");
  expect(await statusOf(reference)).toBe("quarantined");
  await press(path, "notSpam");
  expect(await mails()).toHaveLength(1);
});
