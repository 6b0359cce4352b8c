import { changeLead } from "@site/db/leads/requests";
import { audienceOf } from "@site/db/outbox/kinds";
import { queueLink } from "@site/db/outbox/queue";
import { newContact, testPolicy } from "@site/db/test/open-test-database";
import addressparser from "nodemailer/lib/addressparser";
import { expect, it } from "vitest";
import { openWithPeer } from "./test/open-outbox.ts";
import { headersOf, type ReceivedMail } from "./test/peers.ts";

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
    // In this zone it is past seven, so the digest is sent.
    REPORT_TIME_ZONE: new Date().getUTCHours() >= 7 ? "UTC" : "Etc/GMT-12",
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
    // A `mailto:` link may start an email with a subject, but not with a text.
    const written = [...mail.text.matchAll(/mailto:\S+/g)].map(([address]) => new URL(address));
    for (const address of written) expect([...address.searchParams.keys()]).toEqual(["subject"]);
  }
});
