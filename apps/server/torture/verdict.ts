import { headersOf } from "../src/notifications/test/received-mail.ts";
import type { openSmtpPeer } from "../src/notifications/test/smtp-peer.ts";
import type { Evidence, StoredState } from "./evidence.ts";
import { emailDomain } from "./people.ts";
import type { Visit } from "./visitors.ts";

/** One promise of the product, and the evidence against it. */
export type Verdict = { promise: string; against: readonly string[] };

/** The mails that arrived at the office's mail server so far. */
export function mailsOf({ mails }: Awaited<ReturnType<typeof openSmtpPeer>>): Evidence["mails"] {
  return mails.map((mail) => ({ messageId: mail.messageId, subject: headersOf(mail, "subject").join() }));
}

/** Compares the stored leads with the references that visitors got and the mails that arrived. */
export function judge(
  { leads, notifications, damage }: StoredState,
  { visits, mails, output, unexpected, endedByItself }: Evidence,
): Verdict[] {
  const byEmail = Map.groupBy(leads, ({ email }) => email);
  const rowsOf = ({ intent }: Visit) => byEmail.get(intent.fields.email ?? "") ?? [];
  const acknowledged = visits.filter(({ references }) => references.length > 0);
  const emails = new Set(visits.map(({ intent }) => intent.fields.email));
  const stored = new Set(leads.map(({ reference }) => reference));
  const notified = new Map(notifications.map((row) => [row.reference, row]));
  const delivered = new Set(mails.map(({ messageId }) => messageId));
  const isAsAnswered = (visit: Visit) => rowsOf(visit)[0]?.reference === visit.references[0];
  return [
    check("every acknowledged lead is there, with its reference", acknowledged, isAsAnswered),
    check("no lead is there twice, acknowledged or not", visits, (visit) => rowsOf(visit).length <= 1),
    check("every repeat got the same reference", visits, ({ references }) => new Set(references).size <= 1),
    check("no lead is there that nobody sent", leads, ({ email }) => emails.has(email)),
    check("no person was taken for a bot", leads, ({ status }) => status === "new"),
    check("no lead is without its notification", leads, ({ reference }) => notified.has(reference)),
    check("no notification is without its lead", notifications, ({ reference }) => stored.has(reference)),
    check("every notification arrived and is marked as sent", notifications, (row) => {
      return row.status === "sent" && delivered.has(row.messageId);
    }),
    check("no mail is about a lead that was not stored", mails, ({ subject, messageId }) => {
      const reference = /C[RM]-\S+/.exec(subject)?.[0] ?? "";
      return stored.has(reference) && notified.get(reference)?.messageId === messageId;
    }),
    { promise: "the database is undamaged", against: damage },
    { promise: "every answer was a reference, or the process died", against: unexpected },
    { promise: "the process ended only when it was killed", against: endedByItself },
    check("the log holds nothing that a visitor typed", output, (text) => !text.includes(emailDomain)),
  ];
}

function check<T>(promise: string, cases: readonly T[], holds: (one: T) => boolean): Verdict {
  return { promise, against: cases.filter((one) => !holds(one)).map((one) => JSON.stringify(one)) };
}
