import type { IsoDate } from "../../types/content.ts";
import { compacts } from "./compacts.ts";
import { fees } from "./fees.ts";
import { moratoria } from "./moratoria.ts";
import { telehealth } from "./telehealth.ts";
import { windows } from "./windows.ts";

/** Lists of facts that third parties may change. `asOf`: day on which the whole list was last checked. */
type DatedFacts = { asOf: IsoDate; facts: Record<string, { source: string }> };

export const datedFacts = { fees, windows, compacts, moratoria, telehealth } satisfies Record<string, DatedFacts>;
