import type { IsoDate } from "../../types/content.ts";
import { fees } from "./fees.ts";
import { moratoria } from "./moratoria.ts";
import { telehealth } from "./telehealth.ts";
import { windows } from "./windows.ts";

/**
 * Lists of facts that third parties may change. `asOf`: day on which the whole list was last checked. `nextCheck`: day
 * from which `pnpm check` warns, for facts that change within weeks; null: a year after `asOf`.
 */
type DatedFacts = { asOf: IsoDate; nextCheck: IsoDate | null; facts: Record<string, { source: string }> };

export const datedFacts = { fees, windows, moratoria, telehealth } satisfies Record<string, DatedFacts>;
