import { compactIds } from "../ids/states.ts";
import { plainLetters } from "../plain-text.ts";

type Named = { name: string; slug: string; abbreviation: string };

/** @returns null if no state or several states match */
export function matchingState<S extends Named>(states: readonly S[], text: string): S | null {
  const wanted = plainLetters(text)
    .trim()
    .replaceAll(/[\s-]+/g, " ");
  if (wanted === "") return null;
  const exact = states.find(
    ({ name, abbreviation }) => name.toLowerCase() === wanted || abbreviation.toLowerCase() === wanted,
  );
  if (exact) return exact;
  const [first, ...others] = states.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  return others.length === 0 ? (first ?? null) : null;
}

const mistakesMax = 2;

/** @returns null if no name differs in at most two letters, or if several names are equally near */
export function similarState<S extends Named>(states: readonly S[], text: string): S | null {
  const typed = plainLetters(text).trim();
  const near = states
    .filter(({ name }) => Math.abs(name.length - typed.length) <= mistakesMax)
    .map((state) => ({ state, mistakes: countMistakes(typed, state.name.toLowerCase()) }))
    .filter(({ mistakes }) => mistakes <= mistakesMax)
    .toSorted((a, b) => a.mistakes - b.mistakes);
  const [first, second] = near;
  return first === undefined || first.mistakes === second?.mistakes ? null : first.state;
}

function countMistakes(typed: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (const letter of typed) {
    const next = [(row[0] ?? 0) + 1];
    for (const [index, other] of [...name].entries()) {
      const [changed = 0, tooMany = 0, missing = 0] = [row[index], row[index + 1], next[index]];
      next.push(letter === other ? changed : Math.min(changed, tooMany, missing) + 1);
    }
    row = next;
  }
  return row[name.length] ?? 0;
}

export const stateFilters = [...compactIds, "registration", "law"] as const;

export type StateFilter = (typeof stateFilters)[number];

type StateSearch = { state?: string | undefined; only?: StateFilter | undefined };

/** Keeps a text that names no state, because the page says so to the visitor. */
export function stateSearch({ state, only }: Record<string, unknown>): StateSearch {
  return {
    state: typeof state === "string" && state !== "" ? state : undefined,
    only: stateFilters.find((filter) => filter === only),
  };
}
