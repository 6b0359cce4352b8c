import { Resolver } from "node:dns/promises";
import { createTransport } from "nodemailer";
import type { Env } from "../../../configuration/env.ts";
import { isThisMachine } from "../../../configuration/variables.ts";
import { smtpOptions } from "../../../notifications/email.ts";
import { mailDomainOf } from "../../../notifications/notify-policy.ts";
import { type Check, fail, ok, reasonOf, warn } from "./check.ts";

const stepMs = 5_000;
const timeouts = { dnsTimeout: stepMs, connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs };

/** Connects and logs in like a delivery, but sends no email. */
export async function* checkSmtp({ mail, webhook }: Env): AsyncGenerator<Check> {
  if (mail === null) {
    if (webhook !== null) return yield ok("SMTP", "SMTP_URL is not set; the webhook alone tells of leads");
    return yield warn("SMTP", "neither SMTP_URL nor LEAD_WEBHOOK_URL is set: leads are stored, no one is notified");
  }
  const { host, hostname } = new URL(mail.smtpUrl);
  const transport = createTransport({ ...smtpOptions(mail.smtpUrl), ...timeouts });
  try {
    await transport.verify();
    const answers = `${host} is reachable and accepted the login; nothing was sent`;
    const { secure, requireTLS, ignoreTLS } = transport.options;
    if (secure === true || (requireTLS === true && ignoreTLS !== true)) yield ok("SMTP", `${answers}; encrypted`);
    else if (isThisMachine(hostname)) yield ok("SMTP", `${answers}; on this machine`);
    else yield warn("SMTP", `${answers}; SMTP_URL allows password and leads to be sent in clear text`);
  } catch (error) {
    yield fail("SMTP", `${host}: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}

const queryMs = 2_000;
/** Error codes that mean "no such record"; any other means that the query failed. */
const noRecord = ["ENODATA", "ENOTFOUND"];

/** TXT records of a name. @throws when the query failed */
type FindTexts = (name: string) => Promise<string[]>;
type Sender = { domain: string; selector: string | undefined; texts: FindTexts };

const records = { SPF: checkSpf, DKIM: checkDkim, DMARC: checkDmarc };

/** Checks SPF, DKIM and DMARC of the sender's domain, which decide whether our email counts as spam. */
export function checkSender(
  { mail }: Env,
  { dkimSelector: selector, dnsServer }: { dkimSelector?: string; dnsServer?: string },
): Promise<Check[]> {
  const domain = mailDomainOf(mail);
  if (domain === null) return Promise.resolve([]);
  const resolver = new Resolver({ timeout: queryMs, tries: 2 });
  if (dnsServer !== undefined) resolver.setServers([dnsServer]);
  const texts: FindTexts = async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && noRecord.includes(String(error.code))) return [];
      throw error;
    }
  };
  const checks = Object.entries(records).map(([name, check]) =>
    check({ domain, selector, texts }).catch(() => warn(name, "DNS did not answer")),
  );
  return Promise.all(checks);
}

async function checkSpf({ domain, texts }: Sender): Promise<Check> {
  const [record, second] = (await texts(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (record === undefined) return warn("SPF", `${domain} has no record: much of our mail will count as spam`);
  if (second !== undefined) return fail("SPF", `${domain} has two records, which is as good as none`);
  return /\+all\b/i.test(record) ? warn("SPF", `${record} lets everybody send as ${domain}`) : ok("SPF", record);
}

async function checkDkim({ domain, selector, texts }: Sender): Promise<Check> {
  if (selector === undefined) return ok("DKIM", "not asked: the mail provider names a selector, add --dkim-selector");
  const name = `${selector}._domainkey.${domain}`;
  return (await texts(name)).some((text) => /(?:^|;)\s*p=[A-Za-z0-9+/]/.test(text))
    ? ok("DKIM", `${name} has a key`)
    : fail("DKIM", `${name} has no key: signatures can't be checked`);
}

/** RFC 7489: the record of the domain itself, else of its parent domains. */
async function checkDmarc({ domain, texts }: Sender): Promise<Check> {
  const labels = domain.split(".");
  for (const index of labels.slice(0, -1).keys()) {
    const found = await texts(`_dmarc.${labels.slice(index).join(".")}`);
    const record = found.find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record !== undefined) return ok("DMARC", record);
  }
  return warn("DMARC", `${domain} has no record: large providers want one`);
}
