import { expect, it } from "vitest";
import { compareStates } from "./compare.ts";
import { states } from "./states.ts";

function stateNamed(slug: string) {
  const state = states.find((candidate) => candidate.slug === slug);
  if (state === undefined) throw new Error(`There is no state ${slug}.`);
  return state;
}

it("two states are compared by the facts that differ, in the order of the page, and by name in those that don't", () => {
  const { names, rows, same } = compareStates(stateNamed("texas"), stateNamed("oklahoma"));
  expect(names).toEqual(["Texas", "Oklahoma"]);
  expect(rows[0]).toMatchObject({
    label: "Licensing board",
    cells: [expect.stringContaining("Texas"), expect.any(String)],
  });
  expect(rows.length).toBeGreaterThan(3);
  for (const { label, cells } of rows) expect(cells[0], label).not.toBe(cells[1]);
  for (const { label } of rows) expect(same).not.toContain(label);
});

it("a state does not differ from itself", () => {
  expect(compareStates(stateNamed("texas"), stateNamed("texas")).rows).toEqual([]);
});
