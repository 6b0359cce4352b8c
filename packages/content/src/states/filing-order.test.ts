import { expect, it } from "vitest";
import { filingOrder } from "./filing-order.ts";
import { medicaidNames } from "./medicaid-enrollment.ts";
import { stateQuestions } from "./questions.ts";
import { states } from "./states.ts";
import { stateTimes } from "./times.ts";

it.each(states)("the filing order in $name names its board and the program in which a provider enrolls", (state) => {
  const [license, medicaid, ...others] = filingOrder(state);
  expect(license?.description).toContain(state.medicalBoard);
  expect(medicaid?.description).toContain(medicaidNames(state).enrollsAs);
  expect(others.at(-1)?.title).toBe("Commercial plans");
});

it.each(states)("the filing order in $name has a step for Medicaid plans unless the state has none", (state) => {
  const plans = filingOrder(state).find(({ title }) => title === "Managed care plans");
  expect(plans === undefined).toBe(state.medicaidManagedCare === "no");
  if (state.medicaidManagedCare === null) expect(plans?.description).toMatch(/^Where managed care plans run/);
});

it.each(states)("the times of $name are four, Medicaid's by the state's own name", (state) => {
  const labels = stateTimes(state).map(({ label }) => label);
  expect(labels).toHaveLength(4);
  expect(labels.every((label) => / usually \d+-\d+ days$/.test(label))).toBe(true);
  expect(labels.filter((label) => label.startsWith(`${medicaidNames(state).enrollsAs}:`))).toHaveLength(1);
});

it.each(states)("the questions of $name claim nothing about the compact that is not certain", (state) => {
  const answers = stateQuestions(state).map(({ answer }) => answer);
  const compact = answers.join(" ");
  if (state.imlcMember === true) expect(compact).toContain(`${state.name} belongs by law`);
  if (state.imlcMember === false) expect(compact).toContain(`${state.name} does not belong`);
  if (state.imlcMember === null) expect(compact).toContain("could not confirm");
});
