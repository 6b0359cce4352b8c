import { Resolver } from "node:dns/promises";
import { type Check, fail, ok, warn } from "./check.ts";

const queryMs = 2_000;
/** The answers of a server that has no such record, in contrast to no answer. */
const noRecord = ["ENODATA", "ENOTFOUND"];

type Texts = (name: string) => Promise<string[] | null>;

/** Whether receivers can tell our mail from forged mail. @param server asks this server instead of the system's */
export async function checkSender(
  domain: string,
  options: { selector?: string | undefined; server?: string | undefined },
): Promise<Check[]> {
  const resolver = new Resolver({ timeout: queryMs, tries: 2 });
  if (options.server !== undefined) resolver.setServers([options.server]);
  const texts: Texts = async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      return noRecord.includes(code) ? [] : null;
    }
  };
  return Promise.all([checkSpf(domain, texts), checkDkim(domain, options.selector, texts), checkDmarc(domain, texts)]);
}

async function checkSpf(domain: string, texts: Texts): Promise<Check> {
  const found = await texts(domain);
  if (found === null) return silent("SPF");
  const [record, second] = found.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (record === undefined) return warn("SPF", `${domain} has no record: much of our mail will count as spam`);
  if (second !== undefined) return fail("SPF", `${domain} has two records, which is as good as none`);
  return /\+all\b/i.test(record) ? warn("SPF", `${record} lets everybody send as ${domain}`) : ok("SPF", record);
}

async function checkDkim(domain: string, selector: string | undefined, texts: Texts): Promise<Check> {
  if (selector === undefined) return ok("DKIM", "not asked: the mail provider names a selector, add --dkim-selector");
  const name = `${selector}._domainkey.${domain}`;
  const found = await texts(name);
  if (found === null) return silent("DKIM");
  return found.some((text) => /(?:^|;)\s*p=[A-Za-z0-9+/]/.test(text))
    ? ok("DKIM", `${name} has a key`)
    : fail("DKIM", `${name} has no key: signatures can't be checked`);
}

/** The record of the domain itself, or else of the domains above it. */
async function checkDmarc(domain: string, texts: Texts): Promise<Check> {
  const labels = domain.split(".");
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  for (const name of domains) {
    const found = await texts(`_dmarc.${name}`);
    if (found === null) return silent("DMARC");
    const record = found.find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record !== undefined) return ok("DMARC", record);
  }
  return warn("DMARC", `${domain} has no record: large providers want one`);
}

function silent(name: string): Check {
  return warn(name, "DNS did not answer");
}
