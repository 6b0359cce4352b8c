import { addToLead } from "@site/db/leads/requests";
import { queueLink } from "@site/db/outbox/queue";
import { newContact, testPolicy } from "@site/db/test/open-test-database";
import addressparser from "nodemailer/lib/addressparser";
import { expect, it } from "vitest";
import { openWithPeer } from "./test/open-with-peer.ts";
import { headersOf, type ReceivedMail } from "./test/received-mail.ts";

const visitor = "ada@clinic.example";

/** Where a mail program sends an answer. */
function answersTo(mail: ReceivedMail): string[] {
  const [to] = [...headersOf(mail, "reply-to"), ...headersOf(mail, "from")];
  return addressparser(to ?? "").flatMap(({ address }) => address ?? []);
}

/** What a mail program puts into an answer: the text behind marks, indented, or the HTML as it is. */
function quotes({ text, html }: ReceivedMail): string[] {
  return [text.replace(/^/gm, "> "), text.replace(/^/gm, "    "), `<blockquote>${html}</blockquote>`];
}

it("no mail of any kind can be answered to a visitor with the link to the office's page in the quoted text", async () => {
  const env = { SECRET_KEY: "a key of this test only", LEAD_CONFIRM_TO_VISITOR: "yes" };
  const { db, leads, dispatcher, peer } = await openWithPeer(undefined, { env, timing: { pollMs: 50 } });
  const { reference } = await leads.submit(newContact({ email: visitor }));
  await addToLead(db, reference, "Please call after five.", testPolicy);
  await queueLink(db, { reference, holder: "office@site.example" }, ["office@site.example"], testPolicy);
  const due_at = new Date(Date.now() - 3_600_000).toISOString();
  await db.updateTable("contact_submissions").set({ due_at }).execute();
  await dispatcher.start();
  await expect.poll(() => peer.mails.length).toBe(6);
  const kinds = await db.selectFrom("notifications").select("kind").orderBy("kind").execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(["change", "escalation", "link", "office", "reminder", "visitor"]);

  for (const mail of peer.mails) {
    const isOfOffice = mail.recipients[0] === "office@site.example";
    expect(answersTo(mail)).toEqual(["hello@northlight.example"]);
    for (const quoted of quotes(mail)) expect(quoted.includes("/lead?token=")).toBe(isOfOffice);
    // The link by which the office writes to the visitor begins an empty mail.
    const written = [...mail.text.matchAll(/mailto:\S+/g)].map(([address]) => new URL(address));
    for (const address of written) expect([...address.searchParams.keys()]).toEqual(["subject"]);
    expect(written).toHaveLength(isOfOffice ? 1 : 0);
  }
});
