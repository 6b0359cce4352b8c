import type { StateRecord } from "../types/content.ts";
import { stateFactList } from "./fact-list.ts";

type State = StateRecord & { slug: string };

/** Two states side by side: the facts that differ, and in one sentence those that don't. */
export type StateComparison = {
  names: readonly [string, string];
  rows: readonly { label: string; cells: readonly [string, string] }[];
  /** null: no fact is the same. */
  same: string | null;
};

const list = new Intl.ListFormat("en-US");
/** What is not known of a state is left out of its facts, so that a gap is no statement. */
const notListed = "Not listed here";

export function compareStates(state: State, other: State): StateComparison {
  const [here, there] = [textsOf(state), textsOf(other)];
  const labels = [...new Set([...here.keys(), ...there.keys()])];
  const rows = labels.map((label) => ({
    label,
    cells: [here.get(label) ?? notListed, there.get(label) ?? notListed] as const,
  }));
  const same = rows.filter(({ cells }) => cells[0] === cells[1]).map(({ label }) => label);
  return {
    names: [state.name, other.name],
    rows: rows.filter(({ cells }) => cells[0] !== cells[1]),
    same: same.length === 0 ? null : `The same in both: ${list.format(same)}.`,
  };
}

/** What is beyond the state's own border is no fact to compare. */
const ofBorder = "Medicare contractors across the border";

function textsOf(state: State): ReadonlyMap<string, string> {
  const facts = stateFactList(state).filter(({ label }) => label !== ofBorder);
  return new Map(facts.map(({ label, parts }) => [label, parts.map(({ text }) => text).join(", ")]));
}
