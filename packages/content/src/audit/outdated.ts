import { datedFacts } from "../facts/dated/dated-facts.ts";
import { payersReadOn } from "../facts/payers.ts";
import { spans } from "../facts/spans.ts";
import { boardsChecked } from "../states/data/boards.ts";
import { carriersChecked } from "../states/data/carriers.ts";
import { controlledSubstanceRegistration } from "../states/data/controlled-substances.ts";
import { lawsCheckedOn } from "../states/data/credentialing-laws.ts";
import { licensingChecked } from "../states/data/licensing.ts";
import { compactList, compactsNextCheck } from "../states/data/licensure-compacts.ts";
import { medicaidEnrollmentChecked } from "../states/data/medicaid-enrollment.ts";
import { medicaidManagedCare } from "../states/data/medicaid-plans.ts";
import { medicaidWaysCheckedOn } from "../states/data/medicaid-ways.ts";
import { contractorsChecked } from "../states/data/medicare-contractors.ts";
import type { IsoDate } from "../types/content.ts";

type Checked = { name: string; on: IsoDate; nextCheck: IsoDate | null };

const checked: readonly Checked[] = [
  ...Object.entries(datedFacts).map(([name, { asOf, nextCheck }]) => ({
    name: `facts/dated/${name}.ts`,
    on: asOf,
    nextCheck,
  })),
  ...Object.entries(spans).flatMap(([id, { asOf, isRequired }]) =>
    isRequired ? [] : [{ name: `facts/spans.ts, ${id}`, on: asOf, nextCheck: null }],
  ),
  ...Object.entries({
    "states/controlled-substances.ts": controlledSubstanceRegistration,
    "states/medicaid-plans.ts": medicaidManagedCare,
  }).flatMap(([file, answers]) =>
    Object.entries(answers).map(([slug, { checkedOn }]) => ({
      name: `${file}, ${slug}`,
      on: checkedOn,
      nextCheck: null,
    })),
  ),
  ...Object.entries(compactList).map(([id, { asOf }]) => ({
    name: `states/licensure-compacts.ts, ${id}`,
    on: asOf,
    nextCheck: compactsNextCheck,
  })),
  ...Object.entries({
    "facts/payers.ts": payersReadOn,
    "states/boards.ts": boardsChecked.on,
    "states/medicaid-enrollment.ts": medicaidEnrollmentChecked.on,
    "states/medicare-contractors.ts": contractorsChecked.on,
    "states/credentialing-laws.ts": lawsCheckedOn,
    "states/data/carriers.ts": carriersChecked.on,
    "states/data/licensing.ts": licensingChecked.on,
    "states/data/medicaid-ways.ts": medicaidWaysCheckedOn,
  }).map(([name, on]) => ({ name, on, nextCheck: null })),
];

/** One line per fact that is due for a check: by its own date, or a year after the last one. Oldest first. */
export function outdatedFacts(today: IsoDate): string[] {
  const [year = "", ...rest] = today.split("-");
  const limit = [Number(year) - 1, ...rest].join("-");
  return checked
    .filter(({ on, nextCheck }) => on < limit || (nextCheck !== null && nextCheck <= today))
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ name, on }) => `${name}: last checked on ${on}`);
}
