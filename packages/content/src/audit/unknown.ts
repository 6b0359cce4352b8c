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

/** One line per fact that is not known of every state, with the states whose page says nothing of it. */
export function unknownFacts(): readonly string[] {
  return Object.entries(unknown).flatMap(([name, isUnknown]) => {
    const slugs = stateSlugs.filter(isUnknown);
    return slugs.length === 0 ? [] : [`${name}: ${slugs.length} states: ${slugs.join(", ")}`];
  });
}
