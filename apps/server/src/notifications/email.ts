import { findLeadMail } from "@site/db/leads/lead-history";
import { isOfficeKind } from "@site/db/outbox/kinds";
import type { Delivery } from "@site/db/outbox/outbox";
import { toOneLine } from "@site/trpc-router/control-characters";
import type { SendMailOptions, Transporter } from "nodemailer";
import { isThisMachine } from "../configuration/variables.ts";
import { listLink, officeLink } from "../http/signed-links.ts";
import { kinds, type Mail, type Sources } from "./kinds/kinds.ts";
import { htmlOf, textOf } from "./mail/body.ts";
import { addressOf, type OfficeAddresses } from "./notify-policy.ts";
import { PerhapsDelivered, type Send, type Timing, Undeliverable } from "./send.ts";

type EmailOptions = Omit<Sources, "linkTo" | "listUrl" | "holder" | "officeEmails"> &
  OfficeAddresses & {
    smtpUrl: string;
    from: string;
    timing: Pick<Timing, "deliveryMs" | "acceptMs">;
  };

/** In milliseconds. The delivery's own timer bounds the other steps, because only it knows when the message is sent. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 3_600_000,
  socketTimeout: 3_600_000,
};

/**
 * The connection to another machine must be encrypted before the password and a lead are sent: `smtp:` needs STARTTLS.
 * The connection to this machine need not be, because a distribution's mail server has a self-signed certificate. The
 * address's own parameters take precedence, such as `?requireTLS=false` for a relay in a private network.
 */
export function smtpOptions(smtpUrl: string): { url: string; requireTLS: boolean; ignoreTLS: boolean } {
  const isHere = isThisMachine(new URL(smtpUrl).hostname);
  return { url: smtpUrl, requireTLS: !isHere, ignoreTLS: isHere };
}

/** Sends over SMTP, with the configured sender and the same Message-ID at every attempt. */
export function emailSender(options: EmailOptions): Send {
  const { smtpUrl, from, timing, officeEmails, escalationEmails, ...place } = options;
  // Without a key, emails have no links to the pages of leads.
  const linkKey = place.secretKeys[0] ?? null;
  return async (delivery, signal) => {
    const [notification] = delivery;
    const holder = addressOf(notification, { officeEmails, escalationEmails });
    if (holder === null) throw new Undeliverable("The configuration names no such address of the office any more.");
    const linkTo = (reference: string) => linkKey && officeLink(place.origin, { reference, holder }, linkKey);
    const listUrl = linkKey && listLink(place.origin, holder, linkKey);
    const mail = await mailOf(delivery, { ...place, linkTo, listUrl, holder, officeEmails });
    if (mail === null) return null;
    // Loaded at the first email, because loading would slow down every start.
    const { createTransport } = await import("nodemailer");
    const { db, site } = place;
    const subject = toOneLine(mail.subject);
    const lead = mail.threadOf && (await findLeadMail(db, mail.threadOf, holder));
    const message = {
      from: { name: toOneLine(site.name), address: from },
      to: { name: "", address: holder },
      // Replies go to a person of the office, because a reply quotes the link to the lead.
      replyTo: { name: toOneLine(site.name), address: site.email },
      messageId: notification.messageId,
      ...(lead && { inReplyTo: lead, references: lead }),
      text: textOf(mail.blocks),
      html: htmlOf(subject, mail.blocks),
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const { headers, ...plain } = subjectHeader(subject);
    const whole = { ...message, ...plain, headers: { ...automatic, ...headers, ...mail.headers } };
    const transport = createTransport({ ...smtpOptions(smtpUrl), ...timeouts });
    try {
      return { recipient: holder, seconds: await sendInTime(transport, whole, timing, signal) };
    } catch (error) {
      // A visitor's address that its server rejects is not retried. The office's address is retried, because it may be
      // corrected.
      if (!isOfficeKind(notification.kind) && isRefusedRecipient(error))
        throw new Undeliverable("The server refused the address", { cause: error });
      throw error;
    }
  };
}

/** RFC 3834 and Exchange's own header suppress auto-replies such as out-of-office. */
const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" };

/** @returns how many seconds the server took to accept the message after its end */
async function sendInTime(
  transport: Transporter,
  message: SendMailOptions,
  { deliveryMs, acceptMs }: EmailOptions["timing"],
  signal: AbortSignal,
): Promise<number> {
  const late = new AbortController();
  const abortAfter = (ms: number) => setTimeout(() => late.abort(), ms).unref();
  let timer = abortAfter(deliveryMs);
  let sentAt: number | null = null;
  transport.use("stream", ({ message: stream }, done) => {
    stream?.processFunc((input) =>
      input.once("end", () => {
        sentAt = performance.now();
        clearTimeout(timer);
        timer = abortAfter(acceptMs);
      }),
    );
    done();
  });
  try {
    await transport.sendMail({ ...message, signal: AbortSignal.any([signal, late.signal]) });
    return Math.round((performance.now() - (sentAt ?? performance.now())) / 1000);
  } catch (error) {
    const hasAnswered = error instanceof Error && "responseCode" in error;
    if (sentAt === null || hasAnswered) throw error;
    const seconds = Math.round((performance.now() - sentAt) / 1000);
    const reason = `Perhaps delivered: no answer in ${seconds} s after the end of the message`;
    throw new PerhapsDelivered(reason, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A text that looks like an encoded word (RFC 2047) is itself encoded, because an email program would decode it,
 * including characters that were removed from the text.
 */
function subjectHeader(subject: string): Pick<SendMailOptions, "subject"> & { headers?: Record<string, object> } {
  if (!subject.includes("=?")) return { subject };
  // An encoded word has at most 75 characters, and so 45 bytes; a code point has up to four.
  const words = (subject.match(/.{1,11}/gsu) ?? []).map(
    (part) => `=?UTF-8?B?${Buffer.from(part).toString("base64")}?=`,
  );
  return { headers: { Subject: { prepared: true, foldLines: true, value: words.join(" ") } } };
}

async function mailOf([first, ...others]: Delivery, sources: Sources): Promise<Mail | null> {
  const { mail, roundup } = kinds[first.kind];
  if (others.length === 0 || roundup === undefined) return mail(first, sources);
  const references = [first, ...others].map(({ reference }) => reference);
  return roundup(references, sources);
}

/** Reads nodemailer's error properties: the refused command, and whether the reply was a 5xx. */
function isRefusedRecipient(error: unknown): boolean {
  const details: object = error instanceof Error ? error : {};
  return "command" in details && details.command === "RCPT TO" && "permanent" in details && details.permanent === true;
}
