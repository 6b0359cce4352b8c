import { monthOf } from "../facts/dated/month-of.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { StateRecord } from "../types/content.ts";
import { controlledSubstanceRegistration } from "./controlled-substances.ts";
import { medicaidManagedCare } from "./medicaid-plans.ts";

type Notes = { licensing: readonly string[]; network: readonly string[] };
type Listed = Omit<StateRecord, "imlcMember" | "abbreviation" | "medicalBoard">;

const own: Partial<Record<StateSlug, Notes>> = {
  "new-york": {
    licensing: [
      "The child abuse training was revised: everyone who must report had to take the new version by November 17, 2026 (chapter 25 of the laws of 2024), also those who had taken the former one.",
    ],
    network: [],
  },
  florida: {
    licensing: [
      "Physicians who prescribe controlled substances for chronic nonmalignant pain designate themselves on their practitioner profile (section 456.44, Florida Statutes). Prescribers with a DEA registration take a two-hour course at each renewal.",
      "The HIV/AIDS hour is due once, before the first renewal; domestic violence takes two hours at every third renewal (64B8-13.005, Florida Administrative Code).",
    ],
    network: [
      "WellCare’s Florida Medicaid plan merged into Sunshine Health on October 1, 2021. The name WellCare stays on Medicare plans.",
    ],
  },
};

/**
 * Notes that qualify the lists, because the template of requirements 51 and 52 names things that not every state has.
 */
export function stateNotes(state: Listed & { slug: string }): Notes {
  const special = isStateSlug(state.slug) ? own[state.slug] : undefined;
  return {
    licensing: [...registrationNotes(state), ...(special?.licensing ?? [])],
    network: [...medicaidNotes(state), ...(special?.network ?? [])],
  };
}

function registrationNotes({
  slug,
  name,
  licensing,
  controlledSubstanceRegistration: answer,
}: Listed & { slug: string }) {
  const isListed = licensing.some((item) => /controlled substance (registration|certificate)$/i.test(item));
  if (!isListed || answer === "yes") return [];
  if (answer === null) {
    return [
      `Not every state issues a controlled substance registration of its own. We confirm ${name}’s rule for your profession before anything is filed.`,
    ];
  }
  const asOf = isStateSlug(slug) ? ` as of ${monthOf(controlledSubstanceRegistration[slug].checkedOn)}` : "";
  return [
    `${name} issues physicians no controlled substance registration of its own${asOf}: the DEA’s is the one to have.`,
  ];
}

function medicaidNotes({
  slug,
  name,
  network,
  medicaidProgram,
  medicaidManagedCare: answer,
}: Listed & { slug: string }) {
  const isListed = network.some((item) => /Medicaid managed care plans|UnitedHealthcare Community Plan/i.test(item));
  if (!isListed) return [];
  if (answer === null) {
    return [
      `Not every state has comprehensive Medicaid managed care plans. We confirm how ${name} runs its program before anything is filed.`,
    ];
  }
  if (answer === "yes") {
    return [
      `The plans with a Medicaid contract change in ${name}, and UnitedHealthcare Community Plan is not always one of them. We check before we file.`,
    ];
  }
  const asOf = isStateSlug(slug) ? ` as of ${monthOf(medicaidManagedCare[slug].checkedOn)}` : "";
  return [
    `${name} has no comprehensive Medicaid managed care plans${asOf}: you enroll with ${medicaidProgram} itself. Where UnitedHealthcare Community Plan works here, it is with other plans, such as those for people who have Medicare as well.`,
  ];
}
