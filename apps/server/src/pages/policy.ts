import { hash } from "node:crypto";
import type { AnalyticsSettings } from "@site/content/site";

/** Chromium prerenders a link's page before the click. `browser/start.ts` removes the rules if React navigates. */
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
  /** Texts of the scripts that documents inline, except the speculation rules. */
  inlined: readonly string[];
  analytics: AnalyticsSettings | null;
  imageOrigins: readonly string[];
  sockets: readonly string[];
};

/**
 * The Content-Security-Policy, which is the same for all published pages. It depends on the build's inline scripts and
 * the operator's hosts, never on a document's content. Figures are drawn with style attributes, so inline styles are
 * allowed.
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
