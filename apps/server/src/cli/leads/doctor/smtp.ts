import { createTransport } from "nodemailer";
import type { Env } from "../../../configuration/env.ts";
import { isThisMachine } from "../../../configuration/variables.ts";
import { smtpOptions } from "../../../notifications/mail/email.ts";
import { type Check, fail, ok, reasonOf, warn } from "./check.ts";

const stepMs = 5_000;
const timeouts = { dnsTimeout: stepMs, connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs };

/** Connects and logs in like a delivery, but sends no mail. */
export async function checkSmtp({ mail, webhook }: Pick<Env, "mail" | "webhook">): Promise<Check> {
  if (mail === null) {
    return webhook === null
      ? warn("SMTP", "neither SMTP_URL nor LEAD_WEBHOOK_URL is set: leads are stored, nobody is told")
      : ok("SMTP", "SMTP_URL is not set; the webhook alone tells of leads");
  }
  const { host, hostname } = new URL(mail.smtpUrl);
  const transport = createTransport({ ...smtpOptions(mail.smtpUrl), ...timeouts });
  try {
    await transport.verify();
    const answers = `${host} answers and lets us in; nothing was sent`;
    const { secure, requireTLS, ignoreTLS } = transport.options;
    if (secure === true || (requireTLS === true && ignoreTLS !== true)) return ok("SMTP", `${answers}; encrypted`);
    return isThisMachine(hostname)
      ? ok("SMTP", `${answers}; on this machine`)
      : warn("SMTP", `${answers}; SMTP_URL allows password and leads to be sent in clear text`);
  } catch (error) {
    return fail("SMTP", `${host}: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}
