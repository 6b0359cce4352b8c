import { monthOf } from "../facts/dated/month-of.ts";
import { windows } from "../facts/dated/windows.ts";
import type { StateRecord, Step } from "../types/content.ts";
import { medicaidCheckedOn } from "./medicaid-plans.ts";

type State = Pick<StateRecord, "name" | "medicalBoard" | "medicaidProgram" | "medicaidManagedCare">;

const { medicareEarliestFiling } = windows.facts;

export const filingOrderIntro = `Each step gives the next one the number that it asks for. Medicare has a clock of its own beside them: it takes an application up to ${medicareEarliestFiling.text} before the date asked for.`;

/** Four steps from the license to the commercial plans. Says about a state's Medicaid plans only what is certain. */
export function filingOrder(state: State): readonly Step[] {
  const { medicalBoard, medicaidProgram } = state;
  return [
    {
      title: "License",
      description: `Physicians apply through the ${medicalBoard}. Every payer asks for the license number, so nothing else goes out before it.`,
      duration: null,
    },
    {
      title: "Medicaid",
      description: `${medicaidProgram}, with the state itself. The state's enrollment comes before any plan that works for it.`,
      duration: null,
    },
    { title: "Managed care plans", description: managedCare(state), duration: null },
    {
      title: "Commercial plans",
      description:
        "They need the license, not Medicaid. Each takes its application on its own day, and few backdate, so none of them waits for another.",
      duration: null,
    },
  ];
}

function managedCare({ name, medicaidProgram, medicaidManagedCare: answer }: State): string {
  if (answer === "yes") {
    return `Plans under contract with ${medicaidProgram} credential providers whom the state has enrolled. The contracts change, so we check which plans hold one before we file.`;
  }
  if (answer === "no") {
    return `As of ${monthOf(medicaidCheckedOn)} ${name} has no comprehensive Medicaid plans. What stands here are Medicare Advantage plans, where your patients carry them.`;
  }
  return "Where managed care plans run a part of Medicaid, they come after the state's own enrollment. We confirm which do before we file.";
}
