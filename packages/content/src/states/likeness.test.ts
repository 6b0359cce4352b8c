import { expect, it } from "vitest";
import { stateCopy } from "../copy/state.ts";
import { textsBelow } from "../test/all-words.ts";
import { medicaidNames } from "./data/medicaid-enrollment.ts";
import { neighbors } from "./data/neighbors.ts";
import { states } from "./states.ts";

type State = (typeof states)[number];

const unseen = /\.(?:id|href|url|icon|slug|unit)$/;

/** The words of a state's page, its own names replaced. Left out: the head, and what requirements 46 to 50 prescribe. */
function wordsOf(state: State): readonly string[] {
  const { hero, facts, plan, requirements, medicaid, why, next, closing } = stateCopy(state);
  const own = [
    hero.eyebrow,
    hero.lead,
    facts,
    plan.label,
    requirements.licensing.remarks,
    requirements.network.remarks,
  ];
  const texts = textsBelow([...own, medicaid, why.cards.map(({ description }) => description), next, closing.text])
    .filter(({ place }) => !unseen.test(place))
    .map(({ text }) => text);
  const { enrollsAs, plans } = medicaidNames(state);
  const names = [state.medicalBoard, state.medicaidProgram, enrollsAs, plans, state.name, state.abbreviation];
  const whole = names.reduce((text, name) => text.replaceAll(name, "Name"), texts.join("\n"));
  return whole.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’.,$-]*/gu) ?? [];
}

/** Single words are the same in any two texts of one language; three in a row are the same text. */
const run = 3;

/** Number of the words of one page that stand in a run of words which the other page has as well. */
function sharedWords(one: readonly string[], other: readonly string[]): number {
  const runAt = (words: readonly string[], index: number) => words.slice(index, index + run).join(" ");
  const known = new Set(other.slice(run - 1).map((_, index) => runAt(other, index)));
  const starts = new Set(one.slice(run - 1).flatMap((_, index) => (known.has(runAt(one, index)) ? [index] : [])));
  return one.filter((_, index) => [0, 1, 2].some((before) => starts.has(index - before))).length;
}

const pairs = states.flatMap((state) =>
  states.flatMap((other) =>
    neighbors[state.slug].includes(other.slug) && state.slug < other.slug
      ? [{ one: state.name, other: other.name, pages: [state, other] as const }]
      : [],
  ),
);

it.each(pairs)("at most half of what the pages of $one and $other say is the same, names replaced", ({ pages }) => {
  const [one, other] = [wordsOf(pages[0]), wordsOf(pages[1])];
  const shared = (sharedWords(one, other) + sharedWords(other, one)) / (one.length + other.length);
  expect(shared).toBeLessThanOrEqual(0.5);
});
