import type { Env } from "../configuration/env.ts";
import { publicOrigin } from "../context.ts";
import { isLoopback } from "../http/client/client.ts";

type Deployment = Pick<Env, "siteOrigin" | "trustProxy" | "hasNoProxy" | "host" | "port">;

/** What goes wrong without SITE_ORIGIN, in a sentence for the operator; null: it is set. */
export function missingOrigin(env: Deployment): string | null {
  if (env.siteOrigin !== null) return null;
  return `SITE_ORIGIN is not set: canonical links, sitemap and mails say ${publicOrigin(env)}, and forms may be refused behind a proxy that rewrites Host`;
}

/**
 * What goes wrong without TRUST_PROXY, in a sentence for the operator; null: it is set, or nothing speaks of a proxy.
 * This program speaks no TLS, so a public address with https: is a proxy's.
 */
export function missingProxy({ siteOrigin, trustProxy, hasNoProxy, host }: Deployment): string | null {
  const isReached = host !== "localhost" && !isLoopback(host);
  const hasProxy = siteOrigin === null ? isReached : siteOrigin.startsWith("https:");
  if (trustProxy.length > 0 || hasNoProxy || !hasProxy) return null;
  return "TRUST_PROXY is not set: behind a proxy all visitors have its address, and neither limits nor the spam score tell them apart";
}
