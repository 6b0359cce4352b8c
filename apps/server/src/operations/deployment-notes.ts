import { isServerAddress } from "@site/db/address";
import { type Env, listUnknown } from "../configuration/env.ts";
import { publicOrigin } from "../configuration/public-origin.ts";
import { isLoopback } from "../http/client/client.ts";

type Deployment = Pick<Env, "siteOrigin" | "trustProxy" | "hasNoProxy" | "host" | "port">;

/** A sentence for the operator about the effects of a missing SITE_ORIGIN. null: SITE_ORIGIN is set. */
export function missingOrigin(env: Deployment): string | null {
  if (env.siteOrigin !== null) return null;
  return `SITE_ORIGIN is not set: canonical links, sitemap and mails say ${publicOrigin(env)}, and forms may be refused behind a proxy that rewrites Host`;
}

/**
 * A sentence for the operator about the effects of a missing TRUST_PROXY. null: it is set, or there seems to be no
 * proxy. An https: origin implies a proxy, because this program has no TLS.
 */
export function missingProxy({ siteOrigin, trustProxy, hasNoProxy, host }: Deployment): string | null {
  const isReached = host !== "localhost" && !isLoopback(host);
  const hasProxy = siteOrigin === null ? isReached : siteOrigin.startsWith("https:");
  if (trustProxy.length > 0 || hasNoProxy || !hasProxy) return null;
  return "TRUST_PROXY is not set: behind a proxy all visitors have its address, and neither limits nor the spam score tell them apart";
}

/** A sentence for the operator about variables that nobody reads. null: there are none. */
export function unknownNames(source: Record<string, string | undefined>): string | null {
  const unknown = listUnknown(source);
  return unknown.length === 0 ? null : `${unknown.join(", ")}: no such variable, see docs/configuration.md`;
}

/**
 * A sentence for the operator about the effects of a missing SECRET_KEY. null: it is set, or there is no effect, because
 * no mail is sent and no instances share the database.
 */
export function missingSecret({ secretKeys, databaseUrl, mail }: Pick<Env, "secretKeys" | "databaseUrl" | "mail">) {
  if (secretKeys.length > 0) return null;
  const effects = [
    ...(mail === null ? [] : ["mails about leads have no link that marks a lead as answered"]),
    ...(isServerAddress(databaseUrl)
      ? ["a lead without an idempotency key that is sent again to another instance is stored twice"]
      : []),
  ];
  return effects.length === 0
    ? null
    : `SECRET_KEY is not set: ${effects.join(", and ")}; set the same one for all instances`;
}
