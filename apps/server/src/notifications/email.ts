import type { Site } from "@site/content/site";
import { findLead } from "@site/db/inbox";
import { findSubscriber } from "@site/db/newsletter";
import type { Db } from "@site/db/open";
import type { LeasedNotification } from "@site/db/outbox";
import { createTransport } from "nodemailer";
import type { Send } from "./dispatcher.ts";
import { type MailText, newsletterMail, officeMail, oneLine, visitorMail } from "./message-text.ts";

export type EmailOptions = { db: Db; smtpUrl: string; from: string; site: Site; origin: string };

type Mail = MailText & { replyTo?: { name: string; address: string }; headers?: Record<string, string> };

/** Each step of a delivery has an end; together they stay below the dispatcher's lease. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends over SMTP: fixed sender, the visitor in Reply-To, the same Message-ID at every attempt. */
export function emailSender({ db, smtpUrl, from, site, origin }: EmailOptions): Send {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return async (notification) => {
    const mail = await mailOf(notification, { db, site, origin });
    await transport.sendMail({
      from: { name: oneLine(site.name), address: from },
      to: { name: "", address: notification.recipient },
      messageId: notification.messageId,
      ...mail,
      subject: oneLine(mail.subject),
      headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

async function mailOf(
  notification: LeasedNotification,
  { db, site, origin }: Pick<EmailOptions, "db" | "site" | "origin">,
): Promise<Mail> {
  const { kind, reference } = notification;
  if (kind === "newsletter") {
    const subscriber = await findSubscriber(db, Number(reference));
    if (subscriber === undefined) throw new Error("The address has been erased.");
    const link = (action: string) => `${origin}/newsletter/${action}?token=${subscriber.token}`;
    return {
      ...newsletterMail(link("confirm"), link("unsubscribe"), site),
      headers: {
        "List-Unsubscribe": `<${link("unsubscribe")}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  }
  const lead = await findLead(db, reference);
  if (lead === undefined) throw new Error("The lead has been erased.");
  if (kind === "visitor") return visitorMail(lead, site);
  return { ...officeMail(lead), replyTo: { name: oneLine(lead.name), address: lead.email } };
}
