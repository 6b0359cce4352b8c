import { expect, it } from "vitest";
import { states } from "./states.ts";

function state(slug: string) {
  const found = states.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`There is no state ${slug}.`);
  return found;
}

it("the 50 states are in alphabetical order, each with an address made of its name", () => {
  const names = states.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(states.map(({ slug }) => slug)).toEqual(names.map((name) => name.toLowerCase().replaceAll(" ", "-")));
});

const standard = {
  licensing: [
    "State medical board license",
    "DEA registration for controlled substances",
    "State controlled substance registration",
    "Professional liability insurance",
    "Continuing medical education requirements",
    "Background check verification",
  ],
  network: [
    "Blue Cross Blue Shield networks",
    "Aetna network participation",
    "UnitedHealthcare Community Plan",
    "Humana network enrollment",
    "Medicaid managed care plans",
    "Regional insurance networks",
  ],
};

it("all states but five have the lists of the template word for word, and Alabama's names its board first", () => {
  const own = ["california", "florida", "new-york", "texas"];
  for (const { slug, licensing, network } of states) {
    const board = slug === "alabama" ? "Alabama medical board license" : standard.licensing[0];
    const expected = { licensing: [board, ...standard.licensing.slice(1)], network: standard.network };
    if (!own.includes(slug)) expect({ licensing, network }, slug).toEqual(expected);
  }
});

it("Florida's lists are those of requirement 53, word for word", () => {
  expect(state("florida")).toMatchObject({
    licensing: [
      "Florida Department of Health license",
      "DEA registration",
      "Florida controlled substance certificate",
      "Professional liability insurance",
      "HIV/AIDS education requirement",
      "Domestic violence training",
    ],
    network: [
      "Florida Blue",
      "Humana Florida",
      "UnitedHealthcare Community Plan",
      "Aetna Better Health of Florida",
      "Sunshine Health Plan",
      "WellCare of Florida",
    ],
  });
});

it.each(["california", "texas", "new-york"])(
  "the lists of %s have six requirements and six networks of its own",
  (slug) => {
    const { licensing, network } = state(slug);
    expect([licensing.length, network.length, new Set([...licensing, ...network]).size]).toEqual([6, 6, 12]);
    expect(licensing).not.toEqual(standard.licensing);
    expect(network).not.toEqual(standard.network);
  },
);
