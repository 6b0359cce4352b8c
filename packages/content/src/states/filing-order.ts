import { windows } from "../facts/dated/windows.ts";
import { isStateSlug, type StateSlug } from "../ids/states.ts";
import type { StateRecord, Step } from "../types/content.ts";
import { medicaidNames } from "./medicaid-enrollment.ts";

type State = Pick<StateRecord, "name" | "medicalBoard" | "medicaidProgram" | "medicaidManagedCare"> & { slug: string };

const { medicareEarliestFiling } = windows.facts;

export const filingOrderIntro = `Each office asks for a number that the one before it has issued. Medicare stands apart: it takes an application up to ${medicareEarliestFiling.text} before the date you ask for.`;

/** From the license to the commercial plans. Says about a state's Medicaid plans only what is certain. */
export function filingOrder(state: State): readonly Step[] {
  const { medicalBoard } = state;
  const plans = managedCare(state);
  return [
    {
      title: "License",
      description: `Physicians apply through the ${medicalBoard}. Every payer asks for the license number, so little else goes out before it: CAQH can start, and some hospitals and plans open a file with the license pending.`,
      duration: null,
    },
    {
      title: "Medicaid",
      description: `${medicaidNames(state).enrollsAs}, with the state itself. The state’s enrollment comes before any plan that works for it.`,
      duration: null,
    },
    ...(plans === null ? [] : [{ title: "Managed care plans", description: plans, duration: null }]),
    {
      title: "Commercial plans",
      description:
        "They need the license, not Medicaid. Each takes its application on its own day, and few backdate, so none of them waits for another.",
      duration: null,
    },
  ];
}

/** States in which only a part of Medicaid's members have a plan. */
const partial: Partial<Record<StateSlug, string>> = {
  arkansas:
    "Most members are covered by the state itself. The PASSE organizations serve members with high behavioral health or developmental needs, and credential providers whom the state has enrolled.",
  colorado:
    "Most members are covered by the state itself, under regional organizations. Two smaller plans in a few counties credential providers on their own, after the state’s enrollment.",
  "north-dakota":
    "Adults of the Medicaid expansion have a plan, which credentials providers whom the state has enrolled. All other members are covered by the state itself.",
};

/** null: the state has no comprehensive Medicaid plans, so that there is nothing to file. */
function managedCare(state: State): string | null {
  const { slug, medicaidManagedCare: answer } = state;
  if (answer === "no") return null;
  if (answer === null) {
    return "Where managed care plans run a part of Medicaid, they come after the state’s own enrollment. We confirm which do before we file.";
  }
  const own = isStateSlug(slug) ? partial[slug] : undefined;
  return (
    own ??
    `Plans under contract with ${medicaidNames(state).plans} credential providers whom the state has enrolled. The contracts change, so we check which plans hold one before we file.`
  );
}
