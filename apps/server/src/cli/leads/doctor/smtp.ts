import { createTransport } from "nodemailer";
import type { Env } from "../../../configuration/env.ts";
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
  const { host } = new URL(mail.smtpUrl);
  const transport = createTransport({ url: mail.smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return ok("SMTP", `${host} answers and lets us in; nothing was sent`);
  } catch (error) {
    return fail("SMTP", `${host}: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}
