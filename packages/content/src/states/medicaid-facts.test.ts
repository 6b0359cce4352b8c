import { expect, it } from "vitest";
import { stateSlugs } from "../ids/states.ts";
import { medicaidNames } from "./data/medicaid-enrollment.ts";
import { medicaidWays } from "./data/medicaid-ways.ts";
import { medicaidFacts } from "./medicaid-facts.ts";
import { stateQuestions } from "./questions.ts";
import { states } from "./states.ts";
import { stateTimes } from "./times.ts";

it("the states that credential for Medicaid themselves are not said to leave it to the plans", () => {
  for (const slug of ["georgia", "mississippi", "north-carolina", "ohio"] as const) {
    expect(medicaidFacts({ slug })[0], slug).toMatchObject({ label: "The state, once for all plans" });
  }
  expect(medicaidFacts({ slug: "wyoming" })[0]).toMatchObject({ label: "The state alone" });
  expect(medicaidFacts({ slug: "guam" })).toEqual([]);
});

it.each(states)(
  "who credentials in $name agrees with whether Medicaid has plans there",
  ({ slug, medicaidManagedCare }) => {
    const { credentialedBy } = medicaidWays[slug];
    if (medicaidManagedCare === "no") expect(credentialedBy).toBe("noPlans");
    if (medicaidManagedCare === "yes") expect(credentialedBy).not.toBe("noPlans");
  },
);

it("what is said of a state's Medicaid is said of that state alone", () => {
  const said = stateSlugs.flatMap((slug) => {
    const { credentialing, first, dates, form } = medicaidWays[slug];
    return [credentialing, first, dates, form].filter((text) => text !== null);
  });
  expect(new Set(said).size).toBe(said.length);
  expect(said.length).toBeGreaterThan(100);
});

it.each(states)("the times of $name are four, and Medicaid's are the state's own or those of the US", (state) => {
  const labels = stateTimes(state).map(({ label }) => label);
  expect(labels).toHaveLength(4);
  const own = labels.filter((label) => label.startsWith(`${medicaidNames(state).enrollsAs}, by its own rule: `));
  const national = labels.filter((label) => label.startsWith("State Medicaid: usually "));
  expect(own.length + national.length).toBe(1);
});

it.each(states)("the questions of $name claim nothing about the compact that is not certain", (state) => {
  const compact = stateQuestions(state)[1]?.answer;
  if (state.imlcMember === true) expect(compact).toMatch(/issues through the Interstate|had not begun to issue/);
  if (state.imlcMember === false) expect(compact).toContain(`${state.name} does not belong`);
  if (state.imlcMember === null) expect(compact).toContain("could not confirm");
});
