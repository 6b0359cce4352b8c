import { unconfirmed } from "@site/content/audit/attestations";
import { entriesOf } from "@site/content/entries-of";
import { site as sampleSite } from "@site/content/site";
import type { Env } from "../configuration/env.ts";

const variables = {
  name: "SITE_NAME",
  phone: "SITE_PHONE",
  email: "SITE_EMAIL",
  privacyEmail: "SITE_PRIVACY_EMAIL",
  legalEmail: "SITE_LEGAL_EMAIL",
  street: "SITE_STREET",
} as const satisfies Partial<Record<keyof Env["site"], string>>;

/**
 * A sentence for the operator about facts that are still those of the sample company. null: there are none.
 * @param unconfirmedContent names of the content that is marked as a sample
 */
export function sampleNote({ site }: Pick<Env, "site">, unconfirmedContent = unconfirmed()): string | null {
  const unset = entriesOf(variables).flatMap(([fact, variable]) => (site[fact] === sampleSite[fact] ? [variable] : []));
  const parts = [
    unconfirmedContent.length > 0 && `${unconfirmedContent.join(", ")} are samples that nobody has confirmed`,
    unset.length > 0 && `the invented company shows through without ${unset.join(", ")}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `${parts.join("; ")}: see docs/launch.md before going live`;
}
