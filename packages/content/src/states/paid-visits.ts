import { monthOf } from "../calendar.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import { postPath } from "../paths.ts";
import type { Fact, StateRecord } from "../types/content.ts";
import { type CredentialingLaw, credentialingLaws } from "./data/credentialing-laws.ts";
import { medicaidNames } from "./data/medicaid/enrollment.ts";
import { medicaidWays, medicaidWaysCheckedOn } from "./data/medicaid/ways.ts";

/** 42 CFR 424.520(d) and 424.521(a) */
const medicare =
  "The effective date is the filing date or the provider’s first day at the office, whichever is later. If something kept you from filing sooner, we also ask Medicare for the 30 days before that date.";

const noRule =
  "We know of no rule under which Medicaid pays for visits before its approval. Book Medicaid patients after the approval. We get the date of the approval in writing.";
const noLaw =
  "We know of no state law that makes a plan pay for visits before its effective date. We get each plan’s effective date in writing before the first visit.";

/** From which day each payer pays. Empty for a row that an admin added. */
export function paidVisits(state: StateRecord & { slug: string }): readonly Fact[] {
  const { slug } = state;
  if (!isStateSlug(slug)) return [];
  const row = (label: string, text: string): Fact => ({ label, parts: [{ text, url: null }], note: null });
  const plans = rowsOf(slug, ({ pay, unpaid }) => pay ?? unpaid ?? null, { Medicaid: "Medicaid plans", commercial });
  return [
    row("Medicare", medicare),
    row(medicaidNames(state).enrollsAs, medicaidWays[slug].backdating ?? noRule),
    ...plans,
    ...(plans.some(({ label }) => label === commercial) ? [] : [row(commercial, noLaw)]),
  ];
}

const commercial = "Commercial plans";
const deadline = "Insurer deadline";

/** The sections of law that we have read. If none sets an insurer's time, a row says so. */
export function deadlines(slug: StateSlug): readonly Fact[] {
  const rows = rowsOf(slug, ({ time }) => time, { commercial: deadline, Medicaid: "Medicaid plan deadline" });
  const text = `We know of no deadline in state law (${monthOf(medicaidWaysCheckedOn)}).`;
  const none: Fact = { label: deadline, parts: [{ text, url: null }], note: null };
  return rows.some(({ label }) => label.startsWith(deadline)) ? rows : [none, ...rows];
}

/** A row for each kind of plan, with the texts of its sections. */
function rowsOf(
  slug: StateSlug,
  textOf: (law: CredentialingLaw) => string | null,
  labels: Record<CredentialingLaw["plans"], string>,
): readonly Fact[] {
  const said = (credentialingLaws[slug] ?? []).flatMap((law) => {
    const text = textOf(law);
    const label = `${labels[law.plans]}${law.from ? ` from ${law.from}` : ""}`;
    const source = { text: `${law.section}.`, href: postPath("state-credentialing-deadlines-and-interim-payment") };
    return text === null ? [] : [{ label, parts: [{ text: `${text}.`, url: null }, source] satisfies Fact["parts"] }];
  });
  const byLabel = Map.groupBy(said, ({ label }) => label);
  return [...byLabel].map(([label, rows]) => ({ label, parts: rows.flatMap(({ parts }) => parts), note: null }));
}
