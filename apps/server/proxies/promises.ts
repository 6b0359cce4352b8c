import type { SiteProcess } from "../../web/e2e/site-process.ts";
import { curl, type Visit } from "./curl.ts";
import type { Place } from "./proxy.ts";
import { groups, host, isStored, type Rows, type World } from "./worlds.ts";

/** Something that is promised, and whether it is so. */
export type Check = { promise: string; isKept: boolean };

export function promisesOfRows(world: World, rows: Rows): Check[] {
  return groups.map((group) => {
    const { stored, sent } = rows[group];
    const expected = isStored(world, group) ? sent : 0;
    return { promise: `${group}: ${expected} of ${sent} are stored`, isKept: stored === expected };
  });
}

/** What the operator reads, at start and in the log. */
export function promisesOfWords({ proxy, form, isOriginSet }: World, origin: string, site: SiteProcess): Check[] {
  const lines = (pattern: RegExp) => site.errors.filter((line) => pattern.test(line));
  const isRefused = !isOriginSet && proxy?.rewritesHost(form) === true;
  const isUnnamed = form !== "ours" && proxy?.sendsForwardedFor(form) === true;
  return [
    {
      promise: `start-up ${isOriginSet ? "does not miss" : "misses"} SITE_ORIGIN`,
      isKept: site.started.some((line) => line.includes("SITE_ORIGIN is not set")) !== isOriginSet,
    },
    {
      promise: `the log ${isRefused ? "warns" : "does not warn"} that a post from ${origin} was refused`,
      isKept: lines(/a post was refused/).some((line) => line.includes(`"pageOrigin":"${origin}"`)) === isRefused,
    },
    {
      promise: `the log warns ${isUnnamed ? "once" : "never"} of a proxy that is not named`,
      isKept: lines(/X-Forwarded-For/).length === (isUnnamed ? 1 : 0),
    },
  ];
}

/** What the files of docs/deploy do beyond passing requests on. */
export async function promisesOfOurs(visit: Visit, { httpPort, upstream }: Place): Promise<Check[]> {
  const { status, location } = await curl({ origin: `http://${host}`, port: httpPort }, "/contact?x=1");
  const claim = [
    "--data",
    "{}",
    "--header",
    "content-type: application/json",
    "--header",
    "x-forwarded-for: 203.0.113.7",
  ];
  const byProxy = await curl({ origin: `http://${upstream}`, port: null }, "/api/contact", ...claim);
  const byVisitor = await curl(visit, "/api/contact", ...claim, "--interface", "127.0.0.5");
  return [
    { promise: "http: is redirected to https:", isKept: status === 308 && location === `https://${host}/contact?x=1` },
    {
      // The site counts the address that is claimed, and no address of this machine.
      promise: "the proxy's word about an address is taken, a visitor's own is not",
      isKept: byProxy.rateLimit !== "" && byVisitor.rateLimit === "",
    },
  ];
}
