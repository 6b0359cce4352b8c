import { Resolver } from "node:dns/promises";
import { createTransport } from "nodemailer";
import type { Env } from "../../../configuration/env.ts";
import { isThisMachine } from "../../../configuration/variables.ts";
import { smtpOptions } from "../../../notifications/email.ts";
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

const queryMs = 2_000;
/** Error codes that mean "no such record"; any other means that the query failed. */
const noRecord = ["ENODATA", "ENOTFOUND"];

/** TXT records of a name; empty: none. null: the query failed. */
type FindTexts = (name: string) => Promise<string[] | null>;

/** Checks SPF, DKIM and DMARC of the sender's domain. @param options.server DNS server; default: the system's */
export async function checkSender(
  domain: string,
  options: { selector?: string | undefined; server?: string | undefined },
): Promise<Check[]> {
  const resolver = new Resolver({ timeout: queryMs, tries: 2 });
  if (options.server !== undefined) resolver.setServers([options.server]);
  const texts: FindTexts = async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      return noRecord.includes(code) ? [] : null;
    }
  };
  return Promise.all([checkSpf(domain, texts), checkDkim(domain, options.selector, texts), checkDmarc(domain, texts)]);
}

async function checkSpf(domain: string, texts: FindTexts): Promise<Check> {
  const found = await texts(domain);
  if (found === null) return noAnswer("SPF");
  const [record, second] = found.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (record === undefined) return warn("SPF", `${domain} has no record: much of our mail will count as spam`);
  if (second !== undefined) return fail("SPF", `${domain} has two records, which is as good as none`);
  return /\+all\b/i.test(record) ? warn("SPF", `${record} lets everybody send as ${domain}`) : ok("SPF", record);
}

async function checkDkim(domain: string, selector: string | undefined, texts: FindTexts): Promise<Check> {
  if (selector === undefined) return ok("DKIM", "not asked: the mail provider names a selector, add --dkim-selector");
  const name = `${selector}._domainkey.${domain}`;
  const found = await texts(name);
  if (found === null) return noAnswer("DKIM");
  return found.some((text) => /(?:^|;)\s*p=[A-Za-z0-9+/]/.test(text))
    ? ok("DKIM", `${name} has a key`)
    : fail("DKIM", `${name} has no key: signatures can't be checked`);
}

/** RFC 7489: the record of the domain itself, else of its parent domains. */
async function checkDmarc(domain: string, texts: FindTexts): Promise<Check> {
  const labels = domain.split(".");
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  for (const name of domains) {
    const found = await texts(`_dmarc.${name}`);
    if (found === null) return noAnswer("DMARC");
    const record = found.find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record !== undefined) return ok("DMARC", record);
  }
  return warn("DMARC", `${domain} has no record: large providers want one`);
}

function noAnswer(name: string): Check {
  return warn(name, "DNS did not answer");
}
