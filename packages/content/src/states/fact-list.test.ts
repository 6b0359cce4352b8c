import { expect, it } from "vitest";
import { stateSlugs } from "../ids/states.ts";
import { stateFilters } from "../search/states.ts";
import { boards } from "./data/boards.ts";
import { credentialingLaws, unreadLaws } from "./data/credentialing-laws.ts";
import { licensureCompacts } from "./data/licensure-compacts.ts";
import { medicaidEnrollment } from "./data/medicaid-enrollment.ts";
import { neighbors } from "./data/neighbors.ts";
import { stateFactList } from "./fact-list.ts";
import { matchingSlugs } from "./state-filter.ts";
import { states } from "./states.ts";

function stateNamed(slug: string) {
  const state = states.find((candidate) => candidate.slug === slug);
  if (state === undefined) throw new Error(`There is no state ${slug}.`);
  return state;
}

function factsOf(slug: string): Map<string, string> {
  const facts = stateFactList(stateNamed(slug));
  return new Map(facts.map(({ label, parts, note }) => [label, `${parts.map(({ text }) => text)} ${note}`]));
}

it.each(stateSlugs)("two neighboring states differ in at least four facts: %s", (slug) => {
  const own = factsOf(slug);
  for (const neighbor of neighbors[slug]) {
    const other = factsOf(neighbor);
    const labels = new Set([...own.keys(), ...other.keys()]);
    const different = [...labels].filter((label) => own.get(label) !== other.get(label));
    expect(different.length, `${slug} and ${neighbor}`).toBeGreaterThanOrEqual(4);
  }
});

it("every address of a board or a portal is one of the web, encrypted and parsable", () => {
  const addresses = [
    ...Object.values(boards).flatMap(({ url, osteopathic }) => [url, osteopathic?.url]),
    ...Object.values(medicaidEnrollment).map(({ portal }) => portal?.url),
  ].filter((url) => url != null);
  expect(addresses.length).toBeGreaterThan(80);
  for (const url of addresses) expect(new URL(url).protocol, url).toBe("https:");
});

it.each(Object.entries(licensureCompacts))("no compact both issues and waits in %s", (_slug, { issuing, enacted }) => {
  expect(issuing.filter((id) => enacted.includes(id))).toEqual([]);
});

it.each(stateFilters)("the filter %s of the states page finds some of the states, and not all", (filter) => {
  const found = matchingSlugs(states, filter);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(states.length);
});

it("a state whose law was not read says so, and names the section if one is known", () => {
  for (const slug of stateSlugs.filter((slug) => credentialingLaws[slug] === undefined)) {
    expect(factsOf(slug).get("Law on credentialing time"), slug).toContain("read yet");
    expect(factsOf(slug).get("Law on credentialing time"), slug).toContain(unreadLaws[slug] ?? "None");
  }
});

it("Louisiana names three sections: a Medicaid plan's days, its pay for the wait, and the commercial one", () => {
  const facts = factsOf("louisiana");
  expect(facts.get("Law on Medicaid plans’ time")).toContain("46:460.61");
  expect(facts.get("Medicaid plans’ pay for the wait")).toContain("46:460.62");
  expect(facts.get("Law on credentialing time")).toContain("22:1009");
});

it("a neighbor in the physicians' compact that does not issue yet is said to be waiting", () => {
  expect(factsOf("louisiana").get("Physicians’ compact (IMLC)")).toContain("Arkansas (not issuing yet)");
});

it("a fact that is not known is left out, and one that the table does not confirm is said to be unconfirmed", () => {
  expect(factsOf("ohio").has("Osteopathic board")).toBe(false);
  const added = { ...stateNamed("alabama"), slug: "guam", imlcMember: null, controlledSubstanceRegistration: null };
  const labels = stateFactList(added).map(({ label }) => label);
  expect(labels).toEqual(["Licensing board", "Medicaid enrollment", "Physicians’ compact (IMLC)"]);
});
