import { payerFacts } from "../facts/payers.ts";
import { stateSlugs } from "../ids/states.ts";
import { carriers } from "../states/data/carriers.ts";
import { controlledSubstanceRegistration } from "../states/data/controlled-substances.ts";
import { credentialingLaws } from "../states/data/credentialing-laws.ts";
import { licensing } from "../states/data/licensing.ts";
import { medicaidEnrollment } from "../states/data/medicaid-enrollment.ts";
import { medicaidManagedCare } from "../states/data/medicaid-plans.ts";
import { medicaidWays } from "../states/data/medicaid-ways.ts";

const tables: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  "controlled-substances.ts": controlledSubstanceRegistration,
  "carriers.ts": carriers,
  "licensing.ts": licensing,
  "medicaid-enrollment.ts": medicaidEnrollment,
  "medicaid-plans.ts": medicaidManagedCare,
  "medicaid-ways.ts": medicaidWays,
  "facts/payers.ts": Object.fromEntries(payerFacts.map((payer) => [payer.id, payer])),
};

/** One line for each field of a table that is null somewhere, with the states or payers of which the pages say nothing. */
export function unknownFacts(): readonly string[] {
  const nulls = Object.entries(tables).flatMap(([file, table]) =>
    Object.entries(table).flatMap(([id, facts]) =>
      Object.entries(facts).flatMap(([field, fact]) => (fact === null ? [{ field: `${file}, ${field}`, id }] : [])),
    ),
  );
  const laws = stateSlugs
    .filter((slug) => credentialingLaws[slug] === undefined)
    .map((id) => ({ field: "credentialing-laws.ts", id }));
  return [...Map.groupBy([...nulls, ...laws], ({ field }) => field)].map(
    ([field, rows]) => `${field}: ${rows.length}: ${rows.map(({ id }) => id).join(", ")}`,
  );
}
