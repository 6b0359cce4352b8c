import { entriesOf } from "../entries-of.ts";
import { payerFacts, payerQuestions } from "../facts/payers.ts";
import { type StateSlug, stateSlugs } from "../ids/states.ts";
import { boards } from "../states/boards.ts";
import { controlledSubstanceRegistration } from "../states/controlled-substances.ts";
import { credentialingLaws } from "../states/credentialing-laws.ts";
import { medicaidEnrollment } from "../states/medicaid-enrollment.ts";
import { medicaidManagedCare } from "../states/medicaid-plans.ts";

const hasPlans = (slug: StateSlug) => medicaidManagedCare[slug].answer === "yes";

const unknown: Readonly<Record<string, (slug: StateSlug) => boolean>> = {
  "address of the osteopathic board": (slug) => boards[slug].osteopathic?.url === null,
  "registration for controlled substances": (slug) => controlledSubstanceRegistration[slug].answer === null,
  "Medicaid enrollment portal": (slug) => medicaidEnrollment[slug].portal === null,
  "address of the portal": (slug) => medicaidEnrollment[slug].portal?.url === null,
  "comprehensive Medicaid plans, yes or no": (slug) => medicaidManagedCare[slug].answer === null,
  "name of the managed care program": (slug) => hasPlans(slug) && medicaidEnrollment[slug].managedCare === null,
  "names of the Medicaid plans": (slug) => hasPlans(slug) && medicaidEnrollment[slug].plans === null,
  "law on credentialing time, or that there is none": (slug) => credentialingLaws[slug] === undefined,
};

/** One line per fact that is not known of every state or payer, with those of which the pages say nothing. */
export function unknownFacts(): readonly string[] {
  const ofStates = Object.entries(unknown).flatMap(([name, isUnknown]) => {
    const slugs = stateSlugs.filter(isUnknown);
    return slugs.length === 0 ? [] : [`${name}: ${slugs.length} states: ${slugs.join(", ")}`];
  });
  const ofPayers = entriesOf(payerQuestions).flatMap(([question, name]) => {
    const ids = payerFacts.filter((payer) => payer[question] === null).map(({ id }) => id);
    return ids.length === 0 ? [] : [`${name}: ${ids.length} payers: ${ids.join(", ")}`];
  });
  return [...ofStates, ...ofPayers];
}
