import { expect, it } from "vitest";
import { states } from "../states/states.ts";
import { matchingState, stateSearch } from "./states.ts";

it.each([
  ["Texas", "texas"],
  ["  west   virginia ", "west-virginia"],
  ["new-york", "new-york"],
  ["ri", "rhode-island"],
  ["KS", "kansas"],
  ["virginia", "virginia"],
  ["kansas", "kansas"],
  ["wyo", "wyoming"],
  ["north d", "north-dakota"],
])("%j names the state %s", (text, slug) => {
  expect(matchingState(states, text)?.slug).toBe(slug);
});

it.each(["", "  ", "new", "m", "guam", "texas hold'em", "<script>", "a".repeat(5_000)])("%j names no state", (text) => {
  expect(matchingState(states, text)).toBeNull();
});

it("every state is found by its name, its slug and its abbreviation", () => {
  for (const { name, slug, abbreviation } of states) {
    for (const text of [name, slug, abbreviation]) expect(matchingState(states, text)?.slug, text).toBe(slug);
  }
});

it("only a text is a search", () => {
  expect([stateSearch({ state: "ohio" }), stateSearch({ state: 5 }), stateSearch({})]).toEqual([
    { state: "ohio" },
    { state: undefined },
    { state: undefined },
  ]);
});
