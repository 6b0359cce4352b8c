import { expect, it } from "vitest";
import { controlledSubstanceRegistration } from "./controlled-substances.ts";
import { medicaidManagedCare } from "./medicaid-plans.ts";
import { stateNotes } from "./notes.ts";
import { states } from "./states.ts";

const listing = (list: "licensing" | "network", item: RegExp) =>
  states.filter((state) => state[list].some((text) => item.test(text)));

it("a state without a controlled substance registration says so below the list that names one", () => {
  for (const state of listing("licensing", /controlled substance (registration|certificate)$/i)) {
    const said = stateNotes(state).licensing.join(" ");
    const issued = state.controlledSubstanceRegistration;
    if (issued === "yes") expect(said, state.name).toBe("");
    if (issued === "no") expect(said, state.name).toContain(`${state.name} issues physicians no controlled substance`);
    if (issued === null) expect(said, state.name).toMatch(/Not every state issues .* We confirm/);
  }
});

it("a state without comprehensive Medicaid plans says so below the list that names them", () => {
  for (const state of listing("network", /Medicaid managed care plans/)) {
    const said = stateNotes(state).network.join(" ");
    if (state.medicaidManagedCare === "yes") expect(said, state.name).toContain("Medicaid contract change in");
    if (state.medicaidManagedCare === "no") expect(said, state.name).toMatch(/has no comprehensive .* you enroll with/);
    if (state.medicaidManagedCare === null) expect(said, state.name).toMatch(/Not every state has .* We confirm/);
  }
});

it("Florida says what replaces its certificate and WellCare", () => {
  const florida = states.find(({ slug }) => slug === "florida");
  const { licensing, network } = florida ? stateNotes(florida) : { licensing: [], network: [] };
  expect(licensing.join(" ")).toMatch(/no controlled substance registration.*section 456\.44/);
  expect(network.join(" ")).toMatch(/merged into Sunshine Health on October 1, 2021/);
});

it("a state's list that names neither a registration nor Medicaid plans has no note", () => {
  const california = states.find(({ slug }) => slug === "california");
  expect(california && stateNotes(california)).toEqual({ licensing: [], network: [] });
});

it("every answer about a state names its source and the day of its check", () => {
  for (const answers of [controlledSubstanceRegistration, medicaidManagedCare]) {
    for (const [slug, { source, checkedOn }] of Object.entries(answers)) {
      expect(source.length, slug).toBeGreaterThan(10);
      expect(checkedOn, slug).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  }
});
