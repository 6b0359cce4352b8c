import { noCampaignTouch } from "@site/content/campaign-touch";
import { officeMailCopy } from "@site/content/copy/mails";
import { changeLead } from "@site/db/leads/requests";
import { audienceOf } from "@site/db/outbox/kinds";
import { confirmSubscription, findSubscriber, subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import { queueLink } from "@site/db/outbox/queue";
import { newConsultation, newContact, setLeadStatus, testPolicy } from "@site/db/test/open-test-database";
import addressparser from "nodemailer/lib/addressparser";
import { describe, expect, it } from "vitest";
import { openWithPeer, zonePastSeven } from "./test/open-outbox.ts";
import { headersOf, type React, type ReceivedMail } from "./test/peers.ts";

async function openOffice() {
  const { leads, dispatcher, peer } = await openWithPeer();
  dispatcher.start();
  return async (lead: Parameters<typeof newContact>[0]) => {
    const { reference } = await leads.submit(newContact(lead));
    const find = () => peer.mails.find(({ text }) => text.includes(`Your%20message%20${reference}`));
    await expect.poll(find).toBeDefined();
    return find() ?? expect.fail();
  };
}

it("the email to the office has the site's address as sender, the company's own as Reply-To, and all typed and known facts", async () => {
  const touch = (campaign: string) => ({ ...noCampaignTouch, source: "google", medium: "cpc", campaign });
  const attribution = {
    landingPage: "/states/texas?plan=a b",
    referrer: "https://www.google.com/",
    first: touch("spring"),
    last: { ...touch("summer"), term: "texas", gclid: "Cj0KCQ" },
    page: "/states/ohio",
    about: "Ohio Medical Credentialing",
  };
  const message = `Three providers,\n\n.two states — “soon”? Größe 😀\n.\nQUIT\n${"word ".repeat(1_900)}Thanks`;
  const person = { name: "Zoë O'Connor", phone: "(615) 555-0100 ext. 7", email: "o'connor+x@clinic.health" };
  const lead = { ...person, company: "Zürich Clinic", service: "payer-enrollment", message, attribution };
  const mail = await (await openOffice())(lead);
  expect(mail.recipients).toEqual(["office@site.example"]);
  expect(headersOf(mail, "from")).toEqual(["Northlight <website@mail.site.example>"]);
  expect(headersOf(mail, "reply-to")).toEqual(["Northlight <hello@northlight.example>"]);
  expect(headersOf(mail, "auto-submitted")).toEqual(["auto-generated"]);
  expect(headersOf(mail, "x-auto-response-suppress")).toEqual(["OOF, AutoReply"]);
  const pattern = /^Zoë O'Connor, Payer Enrollment: contact message, by \w{3} [\d:]+ [AP]M \w+ \((CM-[\w-]+)\)$/;
  const [, reference] = pattern.exec(headersOf(mail, "subject").join("")) ?? [];
  const write = `mailto:o'connor%2Bx@clinic.health?subject=Your%20message%20${reference}`;
  expect(mail.html).toContain(`href="${write.replace("'", "&#39;")}"`);
  expect(mail.text).toContain(`\n\n${message}\n\n`);
  expect(mail.text.split("\n")).toEqual(
    expect.arrayContaining([
      "Name: Zoë O'Connor",
      "Phone: (615) 555-0100 ext. 7",
      "Call: tel:+16155550100;ext=7",
      "Email: o'connor+x@clinic.health",
      `Write to the visitor: ${write}`,
      "Practice: Zürich Clinic",
      "Service: Payer Enrollment",
      "About: Ohio Medical Credentialing",
      "Sent from: https://site.example/states/ohio",
      "Landing page: https://site.example/states/texas?plan=a%20b",
      "Came from: https://www.google.com/",
      "Campaign: summer (google, cpc, texas)",
      "First campaign: spring (google, cpc)",
      "Ad click: gclid Cj0KCQ",
      "The website’s operator can add a link to each lead’s page by setting SECRET_KEY.",
    ]),
  );
});

const known = "auto-submitted date from message-id mime-version reply-to subject to x-auto-response-suppress";

it("a visitor's text adds no header and no line to an email, and the subject shows a name without decoding encoded words in it", async () => {
  const mailAbout = await openOffice();
  for (const text of [
    "Ada\r\nBcc: victim@other.example\r\n\r\nBody",
    "Ada\u2028Bcc: victim@other.example\u2029X-Spam: no",
    "Ada\u0085Bcc: victim@other.example\fX-Spam: no\vY: z",
    "=?UTF-8?Q?Ada=0D=0ABcc:_victim@other.example?=",
    'Ada" <victim@other.example>, "Bob',
  ]) {
    const mail = await mailAbout({ name: text, company: text, message: "Hello" });
    expect(mail.recipients).toEqual(["office@site.example"]);
    const names = mail.headers.map(([name]) => name).filter((name) => !name.startsWith("content-"));
    expect(names.toSorted().join(" ")).toBe(known);
    expect(headersOf(mail, "to")).toEqual(["office@site.example"]);
    expect(headersOf(mail, "subject").join("")).toMatch(/: contact message, by .+ \(CM-[\w-]+\)$/);
    expect(mail.text.split(/[\n\u0085\u2028\u2029\v\f]/).filter((line) => line.startsWith("Bcc"))).toEqual([]);
    expect(mail.text.split("\n").filter((line) => /^(Name|Practice): (Ada|=\?)/.test(line))).toHaveLength(2);
  }
  // Some names contain RFC 2047 encoded words. The others are too long, and are cut at a character of several UTF-16
  // units, such as a flag.
  for (const [name, shown] of [
    ["Ada =?utf-8?Q?=E2=80=AE?= x", "Ada = ?utf-8?Q?=E2=80=AE?= x"],
    ["=?UTF-8?B?QWRh", "= ?UTF-8?B?QWRh"],
    ["Zoë =?iso-8859-1?q?=41?= 𠀋", "Zoë = ?iso-8859-1?q?=41?= 𠀋"],
    [`a${"𠀋".repeat(40)}`, `a${"𠀋".repeat(29)}`],
    [`${"x".repeat(57)}👩‍👩‍👧‍👦 y`, "x".repeat(57)],
    [`${"x".repeat(58)}🇺🇸`, "x".repeat(58)],
    [`${"x".repeat(59)}e\u0301`, "x".repeat(59)],
  ] as const) {
    const mail = await mailAbout({ name, message: `About ${name}` });
    const [subject = ""] = headersOf(mail, "subject");
    expect(subject.slice(0, subject.indexOf(": contact message"))).toBe(shown);
    for (const line of mail.raw.split("\r\n")) expect(line.length).toBeLessThan(998);
  }
});

describe("email to strangers", () => {
  it("is sent only if the operator configured it, and repeats nothing that was typed", async () => {
    const quiet = await openWithPeer();
    await quiet.leads.submit(newContact());
    expect(await quiet.rows()).toMatchObject([{ kind: "office" }]);

    const { leads, dispatcher, rows, peer } = await openWithPeer({ env: { LEAD_CONFIRM_TO_VISITOR: "yes" } });
    dispatcher.start();
    const typed = { name: "Buy Cheap", phone: "http://spam.example", practice: "Pills" };
    const { reference } = await leads.submit(newConsultation(typed));
    await expect.poll(rows).toMatchObject([{ status: "sent" }, { kind: "visitor", status: "sent" }]);
    const mail = peer.mails.find(({ recipients }) => recipients[0] === "ada@clinic.example");
    expect(mail?.text).toContain(`Your request number: ${reference}`);
    expect(mail?.text).toMatch(/ [AP]M C[DS]T/);
    for (const word of Object.values(typed)) expect(mail?.raw).not.toContain(word);
    expect(mail?.raw).not.toMatch(/[{}]/);
    expect(mail && headersOf(mail, "reply-to")).toEqual(["Northlight <hello@northlight.example>"]);
  });

  it("asks the owner of a newsletter address for confirmation, unless it was confirmed, unsubscribed or erased before", async () => {
    const { db, dispatcher, rows, peer } = await openWithPeer();
    for (const name of ["confirmed", "unsubscribed", "erased", "ada"])
      await subscribe(db, `${name}@x.example`, "site.example");
    const tokenOf = async (id: number) => (await findSubscriber(db, id))?.token ?? "";
    await confirmSubscription(db, await tokenOf(1));
    await unsubscribe(db, await tokenOf(2));
    await db.deleteFrom("newsletter_subscribers").where("email", "=", "erased@x.example").execute();
    dispatcher.start();
    await expect.poll(rows).toMatchObject([
      { status: "dead", attempts: 1, last_error: "The address is confirmed." },
      { status: "dead", attempts: 1, last_error: "The address is unsubscribed." },
      { status: "dead", attempts: 1, last_error: "The address has been erased." },
      { status: "sent", recipient: "ada@x.example" },
    ]);
    const [mail, ...others] = peer.mails;
    if (mail === undefined) throw new Error("No mail came.");
    expect(others).toEqual([]);
    const addressOf = async (page: string) => `https://site.example/newsletter/${page}?token=${await tokenOf(4)}`;
    expect(mail.text).toContain(await addressOf("confirm"));
    expect(headersOf(mail, "list-unsubscribe")).toEqual([`<${await addressOf("unsubscribe")}>`]);
    expect(headersOf(mail, "list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  });
});

it("a confirmation that the visitor's mail server refuses is given up at once; the office still gets the lead, and later emails name the refusal", async () => {
  const react: React = (_step, address) => (address === "ada@clinic.example" ? 550 : "go on");
  const env = { LEAD_CONFIRM_TO_VISITOR: "yes" };
  const { db, leads, dispatcher, rows, peer } = await openWithPeer({ react, env });
  const { reference } = await leads.submit(newContact());
  dispatcher.start();
  await expect.poll(rows).toMatchObject([
    { kind: "office", status: "sent" },
    { kind: "visitor", status: "dead", last_error: expect.stringMatching(/^The server refused the address: .*550/) },
  ]);
  expect(peer.mails).toHaveLength(1);
  const holder = "office@site.example";
  await setLeadStatus(db, { reference, status: "won", note: null });
  await queueLink(db, { reference, holder }, [holder], testPolicy);
  dispatcher.wake();
  await expect.poll(() => peer.mails.length).toBe(2);
  expect(peer.mails[1] && headersOf(peer.mails[1], "subject")).toEqual([
    `New link: Ada O'Connor: contact message (${reference})`,
  ]);
  const [before, after] = officeMailCopy.bounced.split("{error}");
  expect(peer.mails[1]?.text).toMatch(new RegExp(`${officeMailCopy.labels.bounced}: ${before}.*550.*${after}`));
});

const visitor = "ada@clinic.example";

function answersTo(mail: ReceivedMail): string[] {
  const [to] = [...headersOf(mail, "reply-to"), ...headersOf(mail, "from")];
  return addressparser(to ?? "").flatMap(({ address }) => address ?? []);
}

function quotes({ text, html }: ReceivedMail): string[] {
  return [text.replace(/^/gm, "> "), text.replace(/^/gm, "    "), `<blockquote>${html}</blockquote>`];
}

it("no reply to any kind of email can send a visitor the quoted link to the office's page", async () => {
  const env = {
    SECRET_KEY: "a key of this test only",
    LEAD_CONFIRM_TO_VISITOR: "yes",
    LEAD_DIGEST: "yes",
    REPORT_TIME_ZONE: zonePastSeven,
  };
  const { db, leads, dispatcher, peer } = await openWithPeer({ env, timing: { pollMs: 50 } });
  const { reference } = await leads.submit(newContact({ email: visitor }));
  const changes = { correction: {}, addition: "Please call after five." };
  await changeLead(db, reference, changes, "visitor", { ...testPolicy, mayConfirm: () => true });
  await queueLink(db, { reference, holder: "office@site.example" }, ["office@site.example"], testPolicy);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [created_at, due_at] = [ago(2), ago(1)];
  await db.updateTable("contact_submissions").set({ created_at, due_at }).execute();
  const submit = (message: string) => leads.submit(newContact({ email: visitor, message }));
  const flood = [await submit("One of a flood"), await submit("Another of it")].map((receipt) => receipt.reference);
  const together = db.updateTable("notifications").set({ roundup: 1 }).where("reference", "in", flood);
  await together.where("kind", "=", "office").execute();
  dispatcher.start();
  await expect.poll(() => peer.mails.length).toBe(10);
  const kinds = await db.selectFrom("notifications").select("kind").distinct().orderBy("kind").execute();
  const { newsletter: _, ...ofLeads } = audienceOf;
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(ofLeads).toSorted());
  expect(peer.mails.flatMap((mail) => headersOf(mail, "subject")).join("\n")).toMatch(/^2 leads since/m);

  for (const mail of peer.mails) {
    const isOfOffice = mail.recipients[0] === "office@site.example";
    const [answered = ""] = answersTo(mail);
    expect(["hello@northlight.example", "website@mail.site.example"]).toContain(answered);
    for (const quoted of quotes(mail)) expect(quoted.includes("/lead?token=")).toBe(isOfOffice);
    // A `mailto:` link may prefill the subject of an email, but not its text.
    const written = [...mail.text.matchAll(/mailto:\S+/g)].map(([address]) => new URL(address));
    for (const address of written) expect([...address.searchParams.keys()]).toEqual(["subject"]);
  }
});
