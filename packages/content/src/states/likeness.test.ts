import { expect, it } from "vitest";
import { stateCopy } from "../copy/state.ts";
import { textsBelow } from "../test/all-words.ts";
import { medicaidNames } from "./data/medicaid/enrollment.ts";
import { neighbors } from "./data/neighbors.ts";
import { states } from "./states.ts";

type State = (typeof states)[number];

/** Parts that can't differ: the head, the lists of requirements 46 to 50, labels of rows and controls, empty parts. */
const fixed = [
  /^content\.seo\./,
  /^content\.(?:hero|closing)\.(?:heading|actions)\b/,
  /\.title$/,
  /^content\.sections\.\d+\.facts\.\d+\.label$/,
  /\.all\.label$|\.lists\.\d+\.items\.|^content\.next\.(?:select|choose|submit|list)\b/,
  /\.(?:kind|id|mark|href|url|icon|slug|unit)$/,
];

function wordsOf(state: State): readonly string[] {
  const texts = textsBelow(stateCopy(state)).filter(({ place }) => !fixed.some((pattern) => pattern.test(place)));
  const { enrollsAs, plans } = medicaidNames(state);
  const names = [state.medicalBoard, state.medicaidProgram, enrollsAs, plans, state.name, state.abbreviation];
  const whole = texts.map(({ text }) => text).join("\n");
  const replaced = names.reduce((text, name) => text.replaceAll(name, "Name"), whole);
  return replaced.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’.,$-]*/gu) ?? [];
}

/** The length of a run of words that counts as shared. All English texts share shorter runs. */
const run = 3;

/** The number of words of one page that are in runs which the other page contains too. */
function sharedWords(one: readonly string[], other: readonly string[]): number {
  const runAt = (words: readonly string[], index: number) => words.slice(index, index + run).join(" ");
  const known = new Set(other.slice(run - 1).map((_, index) => runAt(other, index)));
  const starts = new Set(one.slice(run - 1).flatMap((_, index) => (known.has(runAt(one, index)) ? [index] : [])));
  return one.filter((_, index) => [0, 1, 2].some((before) => starts.has(index - before))).length;
}

it("two neighboring states' pages share at most half of their words, apart from names", () => {
  const words = new Map(states.map((state) => [state.slug, wordsOf(state)]));
  const alike = states.flatMap(({ slug }) =>
    neighbors[slug].flatMap((other) => {
      const [one = [], two = []] = [words.get(slug), words.get(other)];
      const shared = (sharedWords(one, two) + sharedWords(two, one)) / (one.length + two.length);
      return slug < other && shared > 0.5 ? [`${slug} and ${other}: ${Math.round(shared * 100)} percent`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
