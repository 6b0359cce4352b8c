import { unconfirmed } from "@site/content/audit/attestations";
import { entriesOf } from "@site/content/entries-of";
import { site as sampleSite } from "@site/content/site";
import { isServerAddress } from "@site/db/address";
import { type Env, listUnknown, publicOrigin } from "../configuration/env.ts";
import { isThisMachine } from "../configuration/variables.ts";

/** Sentences for the operator about the configuration, each under the name of the doctor's check. null: no note. */
export function deploymentNotes(env: Env, source: Record<string, string | undefined>) {
  return {
    origin: missingOrigin(env),
    proxies: missingProxy(env),
    secret: missingSecret(env),
    configuration: unknownNames(source),
  };
}

type Deployment = Pick<Env, "siteOrigin" | "trustProxy" | "hasNoProxy" | "host" | "port">;

/** A sentence for the operator about the effects of a missing SITE_ORIGIN. null: SITE_ORIGIN is set. */
function missingOrigin(env: Deployment): string | null {
  if (env.siteOrigin !== null) return null;
  return `SITE_ORIGIN is not set: canonical links, sitemap and emails say ${publicOrigin(env)}, and forms may be refused behind a proxy that rewrites Host`;
}

/**
 * A sentence for the operator about the effects of a missing TRUST_PROXY. null: it is set, or there seems to be no
 * proxy. An https: origin implies a proxy, because this program has no TLS.
 */
function missingProxy({ siteOrigin, trustProxy, hasNoProxy, host }: Deployment): string | null {
  const isReached = !isThisMachine(host.includes(":") ? `[${host}]` : host);
  const hasProxy = siteOrigin === null ? isReached : siteOrigin.startsWith("https:");
  if (trustProxy.length > 0 || hasNoProxy || !hasProxy) return null;
  return "TRUST_PROXY is not set: behind a proxy all visitors have its address, and neither limits nor the spam score tell them apart";
}

/** A sentence for the operator about variables that no code reads. null if there are none. */
function unknownNames(source: Record<string, string | undefined>): string | null {
  const unknown = listUnknown(source);
  return unknown.length === 0 ? null : `${unknown.join(", ")}: no such variable, see .env.example`;
}

/**
 * A sentence for the operator about the effects of a missing SECRET_KEY. null: it is set, or a missing key has no
 * effect, because no email is sent and no instances share the database.
 */
function missingSecret({ secretKeys, databaseUrl, mail }: Pick<Env, "secretKeys" | "databaseUrl" | "mail">) {
  if (secretKeys.length > 0) return null;
  const effects = [
    ...(mail === null ? [] : ["emails about leads have no link that marks a lead as answered"]),
    ...(isServerAddress(databaseUrl)
      ? ["a lead without an idempotency key that is sent again to another instance is stored twice"]
      : []),
  ];
  return effects.length === 0
    ? null
    : `SECRET_KEY is not set: ${effects.join(", and ")}; set the same one for all instances`;
}

/** A sentence for the operator about a lost key, which `lacksSecret` detects. */
export const lostSecret =
  "SECRET_KEY is not the key that signed the links in sent emails, so they don't open: set that key again, here or as SECRET_KEY_FORMER";

const variables = {
  name: "SITE_NAME",
  phone: "SITE_PHONE",
  email: "SITE_EMAIL",
  privacyEmail: "SITE_PRIVACY_EMAIL",
  legalEmail: "SITE_LEGAL_EMAIL",
  street: "SITE_STREET",
} as const satisfies Partial<Record<keyof Env["site"], string>>;

/**
 * A sentence for the operator about facts that are still the sample company's. null: there are none.
 * @param unconfirmedContent names of the content that is marked as a sample
 */
export function sampleNote({ site }: Pick<Env, "site">, unconfirmedContent = unconfirmed()): string | null {
  const unset = entriesOf(variables).flatMap(([fact, variable]) => (site[fact] === sampleSite[fact] ? [variable] : []));
  const parts = [
    unconfirmedContent.length > 0 && `${unconfirmedContent.join(", ")} are samples that no one has confirmed`,
    unset.length > 0 && `the invented company shows through without ${unset.join(", ")}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `${parts.join("; ")}: see docs/launch.md before going live`;
}
