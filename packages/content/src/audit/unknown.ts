import { entriesOf } from "../entries-of.ts";
import { payerFacts, payerQuestions } from "../facts/payers.ts";
import { type StateSlug, stateSlugs } from "../ids/states.ts";
import { boards } from "../states/data/boards.ts";
import { carriers } from "../states/data/carriers.ts";
import { controlledSubstanceRegistration } from "../states/data/controlled-substances.ts";
import { credentialingLaws, unreadLaws } from "../states/data/credentialing-laws.ts";
import { licensing } from "../states/data/licensing.ts";
import { stateLists } from "../states/data/lists.ts";
import { medicaidEnrollment } from "../states/data/medicaid-enrollment.ts";
import { medicaidManagedCare } from "../states/data/medicaid-plans.ts";
import { medicaidWays } from "../states/data/medicaid-ways.ts";

const hasPlans = (slug: StateSlug) => medicaidManagedCare[slug].answer === "yes";

const unknown: Readonly<Record<string, (slug: StateSlug) => boolean>> = {
  "address of the osteopathic board": (slug) => boards[slug].osteopathic?.url === null,
  "registration for controlled substances": (slug) => controlledSubstanceRegistration[slug].answer === null,
  "Medicaid enrollment portal": (slug) => medicaidEnrollment[slug].portal === null,
  "address of the portal": (slug) => medicaidEnrollment[slug].portal?.url === null,
  "comprehensive Medicaid plans, yes or no": (slug) => medicaidManagedCare[slug].answer === null,
  "name of the managed care program": (slug) => hasPlans(slug) && medicaidEnrollment[slug].managedCare === null,
  "names of the Medicaid plans": (slug) => hasPlans(slug) && medicaidEnrollment[slug].plans === null,
  "who credentials for the Medicaid plans": (slug) => hasPlans(slug) && medicaidWays[slug].credentialedBy === null,
  "what must exist before a Medicaid application": (slug) => medicaidWays[slug].first === null,
  "Medicaid’s own days, and how far back an enrollment reaches": (slug) => medicaidWays[slug].dates === null,
  "a prescribed credentialing application, or that there is none": (slug) => medicaidWays[slug].form === null,
  "a page on how Medicaid works there": (slug) => medicaidWays[slug].sources === null,
  "hours of continuing education": (slug) =>
    stateLists(slug).licensing.includes("Continuing medical education requirements") &&
    licensing[slug].education === null,
  "regional insurers": (slug) => carriers[slug].regional === null,
  "law on credentialing time, or that there is none": (slug) => credentialingLaws[slug] === undefined,
  "the text of a law on credentialing time that exists": (slug) => unreadLaws[slug] !== undefined,
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
