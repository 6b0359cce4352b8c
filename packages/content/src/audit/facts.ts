import { fees, moratoria, telehealth, windows } from "../facts/dated.ts";
import { payerFacts, payersReadOn } from "../facts/payers.ts";
import { spans } from "../facts/spans.ts";
import { stateSlugs } from "../ids/states.ts";
import { boardsChecked } from "../states/data/boards.ts";
import { carriers, carriersChecked } from "../states/data/carriers.ts";
import { cliniciansChecked } from "../states/data/clinicians.ts";
import { controlledSubstanceRegistration, registrationsCheckedOn } from "../states/data/controlled-substances.ts";
import { credentialingLaws, lawsCheckedOn } from "../states/data/credentialing-laws.ts";
import { licensing, licensingChecked } from "../states/data/licensing.ts";
import { compactList, compactsNextCheck } from "../states/data/licensure-compacts.ts";
import { medicaidEnrollment, medicaidEnrollmentChecked } from "../states/data/medicaid/enrollment.ts";
import { medicaidCheckedOn, medicaidManagedCare } from "../states/data/medicaid/plans.ts";
import { medicaidWays, medicaidWaysCheckedOn } from "../states/data/medicaid/ways.ts";
import { contractorsChecked } from "../states/data/medicare-contractors.ts";
import { trainingChecked } from "../states/data/training.ts";
import type { IsoDate } from "../types/content.ts";

type FactList = {
  name: string;
  checkedOn: IsoDate;
  /** `pnpm check` warns from this day on. If it is null, the warning comes a year after the last check. */
  nextCheck: IsoDate | null;
  /** If a fact is null, the pages don't mention it. */
  rows: Readonly<Record<string, object>>;
};

function ofYear(name: string, checkedOn: IsoDate, rows: FactList["rows"] = {}): FactList {
  return { name, checkedOn, nextCheck: null, rows };
}

const laws = stateSlugs.map((slug) => [slug, { laws: credentialingLaws[slug] ?? null }]);

const factLists: readonly FactList[] = [
  ofYear("facts/payers.ts", payersReadOn, Object.fromEntries(payerFacts.map((payer) => [payer.id, payer]))),
  ofYear("facts/spans.ts", spans.medicareReview.asOf),
  ofYear("states/data/boards.ts", boardsChecked.on),
  ofYear("states/data/carriers.ts", carriersChecked.on, carriers),
  ofYear("states/data/clinicians.ts", cliniciansChecked.on),
  ofYear("states/data/controlled-substances.ts", registrationsCheckedOn, controlledSubstanceRegistration),
  ofYear("states/data/credentialing-laws.ts", lawsCheckedOn, Object.fromEntries(laws)),
  ofYear("states/data/licensing.ts", licensingChecked.on, licensing),
  ofYear("states/data/medicaid/enrollment.ts", medicaidEnrollmentChecked.on, medicaidEnrollment),
  ofYear("states/data/medicaid/plans.ts", medicaidCheckedOn, medicaidManagedCare),
  ofYear("states/data/medicaid/ways.ts", medicaidWaysCheckedOn, medicaidWays),
  ofYear("states/data/medicare-contractors.ts", contractorsChecked.on),
  ofYear("states/data/training.ts", trainingChecked.on),
  ...Object.entries({ fees, moratoria, telehealth, windows }).map(([name, { asOf, nextCheck }]) => {
    return { name: `facts/dated.ts, ${name}`, checkedOn: asOf, nextCheck, rows: {} };
  }),
  ...Object.entries(compactList).map(([id, { asOf }]) => {
    const name = `states/data/licensure-compacts.ts, ${id}`;
    return { name, checkedOn: asOf, nextCheck: compactsNextCheck, rows: {} };
  }),
];

export function outdatedFacts(today: IsoDate): string[] {
  const [year = "", ...rest] = today.split("-");
  const limit = [Number(year) - 1, ...rest].join("-");
  return factLists
    .filter(({ checkedOn, nextCheck }) => checkedOn < limit || (nextCheck !== null && nextCheck <= today))
    .toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn))
    .map(({ name, checkedOn }) => `${name}: last checked on ${checkedOn}`);
}

export function unknownFacts(): string[] {
  const unknown = factLists.flatMap(({ name, rows }) =>
    Object.entries(rows).flatMap(([id, facts]) =>
      Object.entries(facts).flatMap(([field, fact]) => (fact === null ? [{ field: `${name}, ${field}`, id }] : [])),
    ),
  );
  return [...Map.groupBy(unknown, ({ field }) => field)].map(
    ([field, rows]) => `${field}: ${rows.length}: ${rows.map(({ id }) => id).join(", ")}`,
  );
}
