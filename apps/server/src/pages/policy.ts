import { hash } from "node:crypto";
import type { AnalyticsSettings } from "@site/content/site";

/** Chromium prerenders a link's page before the click. `browser/start.ts` removes these rules if React navigates. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/(api|forms|art)/*" } },
          { not: { href_matches: "/*.ics" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

type PolicySources = {
  inlined: readonly string[];
  analytics: AnalyticsSettings | null;
  imageOrigins: readonly string[];
  sockets: readonly string[];
};

/**
 * The Content-Security-Policy of all published pages. It depends on the build's inline scripts and on the operator's
 * hosts, but not on a document's content. Inline styles are allowed, because figures are drawn with style attributes.
 */
export function contentSecurityPolicy({ inlined, analytics, imageOrigins, sockets }: PolicySources): string {
  const hashes = [...inlined, speculationRules].map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
  const urls = [analytics?.scriptUrl, analytics?.sessionScriptUrl];
  const hosts = new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...hosts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins, ...hosts].join(" "),
    ["connect-src 'self'", ...hosts, ...sockets].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
