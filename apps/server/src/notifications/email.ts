import { findLeadMail } from "@site/db/leads/lead-history";
import { isOfficeKind } from "@site/db/outbox/kinds";
import type { Delivery } from "@site/db/outbox/outbox";
import { toOneLine } from "@site/trpc-router/control-characters";
import type { SendMailOptions, Transporter } from "nodemailer";
import { isThisMachine } from "../configuration/variables.ts";
import { officeLink } from "../http/signed-links.ts";
import type { Mail, Sources } from "./kinds/kind.ts";
import { kinds } from "./kinds/kinds.ts";
import { htmlOf, textOf } from "./mail/body.ts";
import { addressOf, type OfficeAddresses } from "./notify-policy.ts";
import { PerhapsDelivered, type Send, type Timing, Undeliverable } from "./send.ts";

type EmailOptions = Omit<Sources, "linkTo" | "holder" | "officeEmails"> &
  OfficeAddresses & {
    smtpUrl: string;
    from: string;
    timing: Pick<Timing, "deliveryMs" | "acceptMs">;
  };

/** In milliseconds. The last two never apply, because `sendInTime` aborts earlier. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 3_600_000,
  socketTimeout: 3_600_000,
};

/**
 * A mail server on another machine must use TLS, because the connection carries the password and the leads. On this
 * machine, TLS is not used, because the mail servers of Linux distributions have self-signed certificates. Parameters
 * in the URL override both, for example `?requireTLS=false` for a relay in a private network.
 */
export function smtpOptions(smtpUrl: string): { url: string; requireTLS: boolean; ignoreTLS: boolean } {
  const isHere = isThisMachine(new URL(smtpUrl).hostname);
  return { url: smtpUrl, requireTLS: !isHere, ignoreTLS: isHere };
}

/** Every attempt to send a message has the same Message-ID. */
export function emailSender(options: EmailOptions): Send {
  const { smtpUrl, from, timing, officeEmails, escalationEmails, ...place } = options;
  const linkKey = place.secretKeys[0] ?? null;
  return async (delivery, signal) => {
    const [notification] = delivery;
    const holder = addressOf(notification, { officeEmails, escalationEmails });
    if (holder === null) throw new Undeliverable("The configuration no longer has this address of the office.");
    const linkTo = (reference: string) => linkKey && officeLink(place.origin, { reference, holder }, linkKey);
    const mail = await mailOf(delivery, { ...place, linkTo, holder, officeEmails });
    if (mail === null) return null;
    // Importing nodemailer at startup would make every start slower.
    const { createTransport } = await import("nodemailer");
    const { db, site } = place;
    // Email programs would decode a subject that looks like an RFC 2047 encoded word, such as `=?utf-8?Q?Ada?=`.
    const subject = toOneLine(mail.subject).replaceAll("=?", "= ?");
    const lead = mail.threadOf && (await findLeadMail(db, mail.threadOf, holder));
    const message = {
      subject,
      headers: { ...automatic, ...mail.headers },
      from: { name: toOneLine(site.name), address: from },
      to: { name: "", address: holder },
      // A reply quotes this email, which links to the lead's page. The reply must therefore not go to the visitor.
      replyTo: { name: toOneLine(site.name), address: site.email },
      messageId: notification.messageId,
      ...(lead && { inReplyTo: lead, references: lead }),
      text: textOf(mail.blocks),
      html: htmlOf(subject, mail.blocks),
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const transport = createTransport({ ...smtpOptions(smtpUrl), ...timeouts });
    try {
      return { recipient: holder, seconds: await sendInTime(transport, message, timing, signal) };
    } catch (error) {
      // An email to the office is tried again, because the operator may correct the configuration.
      if (!isOfficeKind(notification.kind) && isRefusedRecipient(error))
        throw new Undeliverable("The server refused the address", { cause: error });
      throw error;
    }
  };
}

const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" };

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
    const reason = `Perhaps delivered: no response within ${seconds} s after the end of the message`;
    throw new PerhapsDelivered(reason, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function mailOf([first, ...others]: Delivery, sources: Sources): Promise<Mail | null> {
  const { mail, roundup } = kinds[first.kind];
  if (others.length === 0 || roundup === undefined) return mail(first, sources);
  const references = [first, ...others].map(({ reference }) => reference);
  return roundup(references, sources);
}

function isRefusedRecipient(error: unknown): boolean {
  const details: object = error instanceof Error ? error : {};
  return "command" in details && details.command === "RCPT TO" && "permanent" in details && details.permanent === true;
}
