import { unconfirmed } from "@site/content/audit/attestations";
import { entriesOf } from "@site/content/entries-of";
import { site as sampleSite } from "@site/content/site";
import { isServerAddress } from "@site/db/address";
import { type Env, publicOrigin } from "../configuration/env.ts";
import { isThisMachine } from "../configuration/variables.ts";

/** Each key is the name of a check of `pnpm leads doctor`. Each value is null if nothing is wrong. */
export function deploymentNotes(env: Env) {
  const { siteOrigin, host, unknown } = env;
  const isReached = !isThisMachine(host.includes(":") ? `[${host}]` : host);
  // This program doesn't speak TLS, so there must be a proxy if the public origin begins with `https:`.
  const hasProxy = siteOrigin === null ? isReached : siteOrigin.startsWith("https:");
  return {
    origin:
      siteOrigin === null
        ? `SITE_ORIGIN is not set: canonical links, sitemap and emails contain ${publicOrigin(env)}, and behind a proxy that rewrites Host, forms are refused`
        : null,
    proxies: proxiesFault(env, hasProxy),
    secret: missingSecret(env),
    configuration: unknown.length > 0 ? `${unknown.join(", ")}: no such variable, see .env.example` : null,
  };
}

function proxiesFault({ trustProxy, hasNoProxy }: Env, hasProxy: boolean): string | null {
  if (trustProxy.some((network) => /\/0+$/.test(network)))
    return "TRUST_PROXY trusts every address: each client can choose the address that the site sees, and no client has a limit; name only your proxies";
  if (!hasProxy || trustProxy.length > 0 || hasNoProxy) return null;
  return "TRUST_PROXY is not set: behind a proxy, limits and spam score take all visitors for one; set it to the proxy's network, or to none";
}

function missingSecret({ secretKeys, databaseUrl, mail }: Env): string | null {
  const effects = [
    mail !== null && "emails about leads have no link that marks a lead as answered",
    isServerAddress(databaseUrl) &&
      "a lead without an idempotency key that is sent again to another instance is stored twice",
  ].filter((effect) => effect !== false);
  if (secretKeys.length > 0 || effects.length === 0) return null;
  return `SECRET_KEY is not set: ${effects.join(", and ")}; set the same key for all instances`;
}

export const lostSecret =
  "SECRET_KEY is not the key that signed the links in sent emails, so those links don't work: set that key again, as SECRET_KEY or SECRET_KEY_FORMER";

const variables = {
  name: "SITE_NAME",
  phone: "SITE_PHONE",
  email: "SITE_EMAIL",
  privacyEmail: "SITE_PRIVACY_EMAIL",
  legalEmail: "SITE_LEGAL_EMAIL",
  street: "SITE_STREET",
} as const satisfies Partial<Record<keyof Env["site"], string>>;

export function sampleNote({ site }: Env): string | null {
  const samples = unconfirmed();
  const unset = entriesOf(variables).flatMap(([fact, variable]) => (site[fact] === sampleSite[fact] ? [variable] : []));
  const parts = [
    samples.length > 0 && `${samples.join(", ")} are samples that no one has confirmed`,
    unset.length > 0 && `pages show facts of the invented company until you set ${unset.join(", ")}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `${parts.join("; ")}: see docs/launch.md before going live`;
}
