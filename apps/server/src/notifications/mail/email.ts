import type { Site } from "@site/content/site";
import { waitingOf } from "@site/db/leads/clock";
import { dayOfDigest, isEmpty, readDigest } from "@site/db/leads/digest";
import { findLead, listLeadsOf } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { findSubscriber } from "@site/db/outbox/newsletter";
import { canaryReference, isOfficeKind } from "@site/db/outbox/queue";
import type { Transporter } from "nodemailer";
import { isThisMachine } from "../../configuration/variables.ts";
import { leadUrl } from "../../http/lead-link.ts";
import { digestPeriod } from "../morning.ts";
import { addressOf, type Delivery, Pointless, type Send, Undeliverable } from "../send.ts";
import {
  canaryMail,
  digestMail,
  type MailText,
  morningMail,
  newsletterMail,
  type OfficePlace,
  officeMail,
  oneLine,
  visitorMail,
} from "./message-text.ts";

type EmailOptions = OfficePlace & {
  db: Db;
  smtpUrl: string;
  from: string;
  officeEmails: readonly string[];
  escalationEmails: readonly string[];
  /** Signs the links to the pages of leads. null: mails have no links. */
  linkKey: string | null;
  site: Site;
};

type Mail = MailText & { replyTo?: { name: string; address: string }; headers?: Record<string, string> };

/** Timeouts of single SMTP steps, in milliseconds; `signal` bounds the whole delivery. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * A connection to another machine must be encrypted before the password and a lead are sent over it: `smtp:` needs
 * STARTTLS. What the address itself says wins, such as `?requireTLS=false` for a relay in a private network.
 */
export function smtpOptions(smtpUrl: string): { url: string; requireTLS: boolean } {
  return { url: smtpUrl, requireTLS: !isThisMachine(new URL(smtpUrl).hostname) };
}

/** Sends over SMTP, with the configured sender, the visitor in Reply-To and the same Message-ID at every attempt. */
export function emailSender({ smtpUrl, from, officeEmails, escalationEmails, ...sources }: EmailOptions): Send {
  // Loaded at the first mail, because it would slow down every start.
  let transporter: Promise<Transporter> | null = null;
  const open = async () => (await import("nodemailer")).createTransport({ ...smtpOptions(smtpUrl), ...timeouts });
  return async (delivery, signal) => {
    const [notification] = delivery;
    const address = addressOf(notification, notification.kind === "escalation" ? escalationEmails : officeEmails);
    transporter ??= open();
    const transport = await transporter;
    const mail = await mailOf(delivery, address, sources);
    const message = {
      ...mail,
      from: { name: oneLine(sources.site.name), address: from },
      to: { name: "", address },
      messageId: notification.messageId,
      subject: oneLine(mail.subject),
      headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    };
    await transport.sendMail(message).catch((error) => {
      // A visitor's address that its server rejects stays rejected. The office's address is retried, because it may be
      // corrected.
      if (!isOfficeKind(notification.kind) && isRefusedRecipient(error))
        throw new Undeliverable("The server refused the address", { cause: error });
      throw error;
    });
    return address;
  };
}

async function mailOf(
  [{ kind, reference }, ...others]: Delivery,
  holder: string,
  { db, site, linkKey, ...place }: Omit<EmailOptions, "smtpUrl" | "from" | "officeEmails" | "escalationEmails">,
): Promise<Mail> {
  const linkTo = (lead: string) => linkKey && leadUrl(place.origin, { reference: lead, holder }, linkKey);
  if (kind === "digest") {
    const digest = await readDigest(db, await digestPeriod(db, dayOfDigest(reference), place.timeZone));
    if (isEmpty(digest)) throw new Pointless();
    return morningMail(digest, linkTo);
  }
  if (others.length > 0 && isOfficeKind(kind)) {
    const references = [reference, ...others.map((other) => other.reference)];
    const leads = await listLeadsOf(db, kind === "office" ? references : await waitingOf(db, references));
    if (leads.length === 0 && kind !== "office") throw new Pointless();
    return digestMail(kind, leads, place, linkTo);
  }
  if (kind === "newsletter") {
    const subscriber = await findSubscriber(db, Number(reference));
    if (subscriber === undefined) throw new Undeliverable("The address has been erased.");
    if (subscriber.status !== "pending") throw new Undeliverable(`The address is ${subscriber.status}.`);
    const link = (action: string) => `${place.origin}/newsletter/${action}?token=${subscriber.token}`;
    const [confirmUrl, unsubscribeUrl] = [link("confirm"), link("unsubscribe")];
    return {
      ...newsletterMail({ confirmUrl, unsubscribeUrl }, site),
      headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  }
  if (reference === canaryReference) return { ...canaryMail(site), headers: { "X-Canary": "yes" } };
  const lead = await findLead(db, reference);
  if (lead === undefined) throw new Undeliverable("The lead has been erased.");
  if (kind === "visitor") return visitorMail(lead, site);
  if (kind !== "office" && (await waitingOf(db, [reference])).length === 0) throw new Pointless();
  return {
    ...officeMail(kind, lead, place, linkTo),
    replyTo: { name: oneLine(lead.name), address: lead.email },
  };
}

/** Reads nodemailer's error properties: the refused command, and whether the reply was a 5xx. */
function isRefusedRecipient(error: unknown): boolean {
  const details: object = error instanceof Error ? error : {};
  return "command" in details && details.command === "RCPT TO" && "permanent" in details && details.permanent === true;
}
