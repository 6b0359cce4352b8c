import { expect, it } from "vitest";
import { controlledSubstanceRegistration } from "./data/controlled-substances.ts";
import { licensing } from "./data/licensing.ts";
import { medicaidManagedCare } from "./data/medicaid-plans.ts";
import { remarksOn } from "./remarks.ts";
import { states } from "./states.ts";

type State = (typeof states)[number];

function stateNamed(slug: string): State {
  const state = states.find((candidate) => candidate.slug === slug);
  if (state === undefined) throw new Error(`There is no state ${slug}.`);
  return state;
}

/** The remark on the item of a list that matches. null: none. undefined: no such item. */
function remarkOn(state: State, list: "licensing" | "network", item: RegExp): string | null | undefined {
  return remarksOn(state, state[list])[state[list].findIndex((text) => item.test(text))];
}

it("a state without a controlled substance registration says so on the item that names one", () => {
  for (const state of states) {
    const remark = remarkOn(state, "licensing", /controlled substance (registration|certificate)$/i);
    if (remark === undefined) continue;
    const answer = state.controlledSubstanceRegistration;
    if (answer === "yes") expect(remark, state.name).toBe(controlledSubstanceRegistration[state.slug].source);
    if (answer === "no") expect(remark, state.name).toMatch(/^none in|^no such certificate exists/);
    if (answer === null) expect(remark, state.name).toMatch(/^not confirmed/);
  }
});

it("a state without comprehensive Medicaid plans says so on the item that names them, and on UnitedHealthcare's", () => {
  for (const state of states.filter(({ medicaidManagedCare: answer }) => answer === "no")) {
    expect(remarkOn(state, "network", /^Medicaid managed care plans/), state.name).toMatch(/^none in/);
    expect(remarkOn(state, "network", /^UnitedHealthcare/), state.name).toMatch(/^only for people who have Medicare/);
  }
});

it("UnitedHealthcare Community Plan has no Medicaid plan in Louisiana, and Florida's WellCare is on Medicare plans only", () => {
  expect(remarkOn(stateNamed("louisiana"), "network", /^UnitedHealthcare/)).toBe("no Medicaid plan in Louisiana");
  expect(remarkOn(stateNamed("florida"), "network", /^WellCare/)).toMatch(/^on Medicare plans only.*Sunshine Health/);
});

it("the record decides where it differs from content, and a row that an admin added says only what its record says", () => {
  const ohio = { ...stateNamed("ohio"), controlledSubstanceRegistration: "yes" as const, medicaidManagedCare: null };
  expect(remarkOn(ohio, "licensing", /controlled substance registration/i)).toBeNull();
  expect(remarkOn(ohio, "network", /^Medicaid managed care/)).toMatch(/^not confirmed/);
  const guam = { ...stateNamed("alabama"), slug: "guam", name: "Guam", controlledSubstanceRegistration: "no" as const };
  expect(remarksOn(guam, guam.licensing).filter((remark) => remark !== null)).toEqual([
    "none in Guam: the DEA’s is the one to have",
  ]);
  expect(remarksOn(guam, guam.network)).toEqual(guam.network.map(() => null));
});

it("the education that a board asks for stands on its item, where it is known", () => {
  expect(remarkOn(stateNamed("washington"), "licensing", /^Continuing/)).toBe("200 hours every four years");
  expect(remarkOn(stateNamed("maine"), "licensing", /^Continuing/)).toBe(licensing.maine.education);
  expect(licensing.maine.education).toBeNull();
});

it("every answer about a state names its source and the day of its check", () => {
  for (const answers of [controlledSubstanceRegistration, medicaidManagedCare]) {
    for (const [slug, { source, checkedOn }] of Object.entries(answers)) {
      expect(source.length, slug).toBeGreaterThan(10);
      expect(checkedOn, slug).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  }
});
