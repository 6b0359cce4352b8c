import { createHash } from "node:crypto";
import type { AnalyticsSettings } from "@site/content/site";
import { cspReportsPath } from "../../http/log/request-group.ts";

/** The header that gives the address its name in the policy. */
export const reportingEndpoints = `csp="${cspReportsPath}"`;

const executable = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** For development alone. */
export const openPolicy = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

/** What pages may load from other hosts. */
type Foreign = { analytics: AnalyticsSettings | null; imageOrigins: readonly string[] };

/**
 * The policy of one document: its inline scripts by hash, since a nonce can't be kept with a cached page. Style
 * attributes draw the figures, so inline styles are allowed; they run nothing.
 */
export function contentSecurityPolicy(html: string, { analytics, imageOrigins }: Foreign): string {
  const hashes = [...html.matchAll(executable)].map(([, source = ""]) => {
    return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  });
  const hosts = [analytics?.scriptUrl, analytics?.sessionScriptUrl].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  const analyticsHosts = [...new Set(hosts)];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...analyticsHosts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins, ...analyticsHosts].join(" "),
    ["connect-src 'self'", ...analyticsHosts].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The older way for browsers that don't know the newer.
    `report-uri ${cspReportsPath}`,
    "report-to csp",
  ].join("; ");
}
