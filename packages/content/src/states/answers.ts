import type { IsoDate } from "../types/content.ts";

/**
 * A yes-or-no fact about a state, with source and day of the check. null: uncertain, so that copy must not state it.
 */
export type StateAnswer = { answer: "yes" | "no" | null; source: string; checkedOn: IsoDate };
