import type { SiteProcess } from "../../web/e2e/support/site-process.ts";
import { curl, type Visit } from "./curl.ts";
import type { Place } from "./programs/proxy.ts";
import { groups, host, isStored, type Rows, type World } from "./worlds.ts";

/** A promise, and whether it held. */
export type Check = { promise: string; isMet: boolean };

export function promisesOfRows(world: World, rows: Rows): Check[] {
  return groups.map((group) => {
    const { stored, sent } = rows[group];
    const expected = isStored(world, group) ? sent : 0;
    return { promise: `${group}: ${expected} of ${sent} are stored`, isMet: stored === expected };
  });
}

/** Promises about the messages for the operator, at start and in the log. */
export function promisesOfMessages({ proxy, form, isOriginSet }: World, origin: string, site: SiteProcess): Check[] {
  const lines = (pattern: RegExp) => site.errors.filter((line) => pattern.test(line));
  const isRefused = !isOriginSet && proxy?.rewritesHost(form) === true;
  const isUnnamed = form !== "ours" && proxy?.sendsForwardedFor(form) === true;
  return [
    {
      promise: `start-up ${isOriginSet ? "does not miss" : "misses"} SITE_ORIGIN`,
      isMet: site.started.some((line) => line.includes("SITE_ORIGIN is not set")) !== isOriginSet,
    },
    {
      promise: `the log ${isRefused ? "warns" : "does not warn"} that a post from ${origin} was refused`,
      isMet: lines(/a post was refused/).some((line) => line.includes(`"pageOrigin":"${origin}"`)) === isRefused,
    },
    {
      promise: `the log warns ${isUnnamed ? "once" : "never"} of a proxy that is not named`,
      isMet: lines(/X-Forwarded-For/).length === (isUnnamed ? 1 : 0),
    },
  ];
}

/** Promises about what the files of docs/deploy do besides forwarding requests. */
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
    { promise: "http: is redirected to https:", isMet: status === 308 && location === `https://${host}/contact?x=1` },
    {
      // Evidence: the rate limit counts the claimed address, and no address of this machine.
      promise: "the proxy's word about an address is taken, a visitor's own is not",
      isMet: byProxy.rateLimit !== "" && byVisitor.rateLimit === "",
    },
  ];
}
