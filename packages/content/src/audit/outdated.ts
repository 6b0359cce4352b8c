import { datedFacts } from "../facts/dated/dated-facts.ts";
import { spans } from "../facts/spans.ts";
import { controlledSubstanceRegistration } from "../states/controlled-substances.ts";
import { medicaidManagedCare } from "../states/medicaid-plans.ts";
import type { IsoDate } from "../types/content.ts";

type Checked = { name: string; on: IsoDate };

const checked: readonly Checked[] = [
  ...Object.entries(datedFacts).map(([name, { asOf }]) => ({ name: `facts/dated/${name}.ts`, on: asOf })),
  ...Object.entries(spans).flatMap(([id, { asOf, isRequired }]) =>
    isRequired ? [] : [{ name: `facts/spans.ts, ${id}`, on: asOf }],
  ),
  ...Object.entries({
    "states/controlled-substances.ts": controlledSubstanceRegistration,
    "states/medicaid-plans.ts": medicaidManagedCare,
  }).flatMap(([file, answers]) =>
    Object.entries(answers).map(([slug, { checkedOn }]) => ({ name: `${file}, ${slug}`, on: checkedOn })),
  ),
];

/** One line per fact whose last check is more than a year before `today`, oldest first. */
export function outdatedFacts(today: IsoDate): string[] {
  const [year = "", ...rest] = today.split("-");
  const limit = [Number(year) - 1, ...rest].join("-");
  return checked
    .filter(({ on }) => on < limit)
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ name, on }) => `${name}: last checked on ${on}`);
}
