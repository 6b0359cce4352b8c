import { findLeadMail } from "@site/db/leads/inbox";
import { audienceOf, isOfficeKind } from "@site/db/outbox/kinds";
import type { Delivery, LeasedNotification } from "@site/db/outbox/outbox";
import { officeAddressOf } from "@site/db/outbox/queue";
import { toOneLine } from "@site/trpc-router/control-characters";
import type { Transporter } from "nodemailer";
import { isThisMachine } from "../configuration/variables.ts";
import { officeLink } from "../http/office-link.ts";
import { kinds, type Mail, type Sources } from "./kinds/kinds.ts";
import { htmlOf, textOf } from "./mail/body.ts";
import { type Send, Undeliverable } from "./send.ts";

type Addresses = { officeEmails: readonly string[]; escalationEmails: readonly string[] };

type EmailOptions = Omit<Sources, "linkTo"> &
  Addresses & {
    smtpUrl: string;
    from: string;
    /** Signs the links to the pages of leads. null: mails have no links. */
    linkKey: string | null;
  };

/** Timeouts of single SMTP steps, in milliseconds; `signal` bounds the whole delivery. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * A connection to another machine must be encrypted before the password and a lead are sent over it: `smtp:` needs
 * STARTTLS. One to this machine is not, because the mail server as a distribution installs it has a certificate of its
 * own. What the address itself says wins, such as `?requireTLS=false` for a relay in a private network.
 */
export function smtpOptions(smtpUrl: string): { url: string; requireTLS: boolean; ignoreTLS: boolean } {
  const isHere = isThisMachine(new URL(smtpUrl).hostname);
  return { url: smtpUrl, requireTLS: !isHere, ignoreTLS: isHere };
}

/** Sends over SMTP, with the configured sender and the same Message-ID at every attempt. */
export function emailSender({ smtpUrl, from, linkKey, officeEmails, escalationEmails, ...place }: EmailOptions): Send {
  let transport: Transporter | null = null;
  return async (delivery, signal) => {
    const [notification] = delivery;
    const holder = addressOf(notification, { officeEmails, escalationEmails });
    const linkTo = (reference: string) => linkKey && officeLink(place.origin, { reference, holder }, linkKey);
    const mail = await mailOf(delivery, { ...place, linkTo });
    if (mail === null) return null;
    // Loaded at the first mail, because it would slow down every start.
    transport ??= (await import("nodemailer")).createTransport({ ...smtpOptions(smtpUrl), ...timeouts });
    const { db, site } = place;
    const subject = toOneLine(mail.subject);
    const lead = mail.threadOf && (await findLeadMail(db, mail.threadOf, holder));
    const message = {
      from: { name: toOneLine(site.name), address: from },
      to: { name: "", address: holder },
      // Somebody reads it, and no visitor gets the link that an answer quotes.
      replyTo: { name: toOneLine(site.name), address: site.email },
      messageId: notification.messageId,
      ...(lead && { inReplyTo: lead, references: lead }),
      subject,
      text: textOf(mail.blocks),
      html: htmlOf(subject, mail.blocks),
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
    return holder;
  };
}

async function mailOf([first, ...others]: Delivery, sources: Sources): Promise<Mail | null> {
  const { mail, roundup } = kinds[first.kind];
  if (others.length === 0 || roundup === undefined) return mail(first, sources);
  const references = [first, ...others].map(({ reference }) => reference);
  return roundup(references, sources);
}

/**
 * The address of a notification. An office's address is that of the configuration now, so that a corrected one gets what
 * waited for it.
 */
function addressOf({ kind, recipient }: LeasedNotification, { officeEmails, escalationEmails }: Addresses): string {
  const of = { office: officeEmails, escalation: escalationEmails, holder: [...officeEmails, ...escalationEmails] };
  const audience = audienceOf[kind];
  const address = audience === "visitor" ? recipient : officeAddressOf(recipient, of[audience]);
  if (address === null) throw new Undeliverable("The configuration names no such address of the office any more.");
  return address;
}

/** Reads nodemailer's error properties: the refused command, and whether the reply was a 5xx. */
function isRefusedRecipient(error: unknown): boolean {
  const details: object = error instanceof Error ? error : {};
  return "command" in details && details.command === "RCPT TO" && "permanent" in details && details.permanent === true;
}
