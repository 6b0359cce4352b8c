import { createHash } from "node:crypto";
import type { AnalyticsSettings } from "@site/content/site";

const executable = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** For development only, where Vite opens a socket and evaluates code. */
export const openPolicy = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

/** Other hosts from which pages may load scripts or images. */
type ExternalHosts = { analytics: AnalyticsSettings | null; imageOrigins: readonly string[] };

/**
 * The policy of one document. Inline scripts are allowed by hash, because a cached page can't have a nonce. Inline
 * styles are allowed, because figures are drawn with style attributes.
 */
export function contentSecurityPolicy(html: string, { analytics, imageOrigins }: ExternalHosts): string {
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
  ].join("; ");
}
