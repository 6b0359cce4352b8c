import { fees } from "../facts/dated/fees.ts";
import { moratoria } from "../facts/dated/moratoria.ts";
import { telehealth } from "../facts/dated/telehealth.ts";
import { windows } from "../facts/dated/windows.ts";
import { payersReadOn } from "../facts/payers.ts";
import { spans } from "../facts/spans.ts";
import { boardsChecked } from "../states/data/boards.ts";
import { carriersChecked } from "../states/data/carriers.ts";
import { registrationsCheckedOn } from "../states/data/controlled-substances.ts";
import { lawsCheckedOn } from "../states/data/credentialing-laws.ts";
import { licensingChecked } from "../states/data/licensing.ts";
import { compactList, compactsNextCheck } from "../states/data/licensure-compacts.ts";
import { medicaidEnrollmentChecked } from "../states/data/medicaid-enrollment.ts";
import { medicaidCheckedOn } from "../states/data/medicaid-plans.ts";
import { medicaidWaysCheckedOn } from "../states/data/medicaid-ways.ts";
import { contractorsChecked } from "../states/data/medicare-contractors.ts";
import type { IsoDate } from "../types/content.ts";

type Checked = { name: string; on: IsoDate; nextCheck: IsoDate | null };

/** `nextCheck`: day from which `pnpm check` warns, for facts that change within weeks; null: a year after `asOf`. */
const datedFacts: Record<string, { asOf: IsoDate; nextCheck: IsoDate | null }> = {
  fees,
  windows,
  moratoria,
  telehealth,
};

const days: Readonly<Record<string, IsoDate>> = {
  "facts/payers.ts": payersReadOn,
  "facts/spans.ts": spans.medicareReview.asOf,
  "states/data/boards.ts": boardsChecked.on,
  "states/data/carriers.ts": carriersChecked.on,
  "states/data/controlled-substances.ts": registrationsCheckedOn,
  "states/data/credentialing-laws.ts": lawsCheckedOn,
  "states/data/licensing.ts": licensingChecked.on,
  "states/data/medicaid-enrollment.ts": medicaidEnrollmentChecked.on,
  "states/data/medicaid-plans.ts": medicaidCheckedOn,
  "states/data/medicaid-ways.ts": medicaidWaysCheckedOn,
  "states/data/medicare-contractors.ts": contractorsChecked.on,
};

const checked: readonly Checked[] = [
  ...Object.entries(days).map(([name, on]) => ({ name, on, nextCheck: null })),
  ...Object.entries(datedFacts).map(([name, { asOf, nextCheck }]) => {
    return { name: `facts/dated/${name}.ts`, on: asOf, nextCheck };
  }),
  ...Object.entries(compactList).map(([id, { asOf }]) => {
    return { name: `states/data/licensure-compacts.ts, ${id}`, on: asOf, nextCheck: compactsNextCheck };
  }),
];

/** One line per list that is due for a check: by its own date, or a year after the last one. Oldest first. */
export function outdatedFacts(today: IsoDate): string[] {
  const [year = "", ...rest] = today.split("-");
  const limit = [Number(year) - 1, ...rest].join("-");
  return checked
    .filter(({ on, nextCheck }) => on < limit || (nextCheck !== null && nextCheck <= today))
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ name, on }) => `${name}: last checked on ${on}`);
}
