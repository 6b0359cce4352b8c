import { createHash } from "node:crypto";
import type { AnalyticsSettings } from "@site/content/site";

const executable = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** Other hosts from which pages may load scripts or images, or to which they may open sockets. */
type ExternalHosts = {
  analytics: AnalyticsSettings | null;
  imageOrigins: readonly string[];
  sockets: readonly string[];
};

/**
 * The policy of one document. Inline scripts are allowed by hash, because a cached page can't have a nonce. Inline
 * styles are allowed, because figures are drawn with style attributes.
 */
export function contentSecurityPolicy(html: string, { analytics, imageOrigins, sockets }: ExternalHosts): string {
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
    ["connect-src 'self'", ...analyticsHosts, ...sockets].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
