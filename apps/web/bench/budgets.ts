import type { FirstVisit } from "./first-visit.ts";

type Measure = Exclude<keyof FirstVisit, "path">;

const kB = 1_000;

/** The most that a first visit of any page may cost: bytes on the wire with headers, and the number of requests. */
const budgets: Partial<Record<Measure, number>> = {
  // A slow phone's first two round trips bring some 30 kB; the home page, with its planner and samples, is the longest.
  htmlBytes: 31 * kB,
  // CSS blocks the first paint.
  cssBytes: 14 * kB,
  // The script of at most 2 kB, and the page's data.
  scriptBytes: 12 * kB,
  // One variable font.
  fontBytes: 22 * kB,
  // The page, its font, its pictures in one or two sprites.
  requests: 5,
  // docs/decisions/014 says what comes then, 018 what Mantine costs.
  touchBytes: 205 * kB,
};

/** @returns the measures over budget, and how many measures were compared */
export function judge(visit: FirstVisit): { looked: number; over: string[] } {
  const entries = Object.entries(budgets) as [Measure, number][]; // its keys are these
  const over = entries
    .filter(([measure, max]) => visit[measure] > max)
    .map(([measure, max]) => `${visit.path}: ${measure} ${visit[measure]}, at most ${max}`);
  return { looked: entries.length, over };
}
