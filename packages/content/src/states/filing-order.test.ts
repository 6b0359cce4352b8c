import { expect, it } from "vitest";
import { filingOrder } from "./filing-order.ts";
import { stateQuestions } from "./questions.ts";
import { states } from "./states.ts";
import { stateTimes } from "./times.ts";

it.each(states)("$name: license, Medicaid, its plans, commercial plans, each by its own name", (state) => {
  const [license, medicaid, plans, commercial, ...others] = filingOrder(state);
  expect(others).toEqual([]);
  expect(license?.description).toContain(state.medicalBoard);
  expect(medicaid?.description).toContain(state.medicaidProgram);
  expect(commercial?.title).toBe("Commercial plans");
  const said = plans?.description ?? "";
  if (state.medicaidManagedCare === "yes") expect(said).toContain(`under contract with ${state.medicaidProgram}`);
  if (state.medicaidManagedCare === "no") expect(said).toContain(`${state.name} has no comprehensive Medicaid plans`);
  if (state.medicaidManagedCare === null) expect(said).toMatch(/^Where managed care plans run/);
});

it.each(states)("$name: four usual times, Medicaid by the state's own name", (state) => {
  const labels = stateTimes(state).map(({ label }) => label);
  expect(labels).toHaveLength(4);
  expect(labels.every((label) => / usually \d+-\d+ days$/.test(label))).toBe(true);
  expect(labels.filter((label) => label.startsWith(`${state.medicaidProgram}:`))).toHaveLength(1);
});

it.each(states)("$name: three questions, and no claim about the compact that is not certain", (state) => {
  const answers = stateQuestions(state).map(({ answer }) => answer);
  expect(answers).toHaveLength(3);
  const compact = answers.join(" ");
  if (state.imlcMember === true) expect(compact).toContain(`${state.name} belongs by law`);
  if (state.imlcMember === false) expect(compact).toContain(`${state.name} does not belong`);
  if (state.imlcMember === null) expect(compact).toContain("could not confirm");
});
