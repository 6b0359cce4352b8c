import type { IsoDate } from "../types.ts";

/** What is known of a state, from where and since when. null: not certain, and then nothing definite is said. */
export type StateAnswer = { answer: "yes" | "no" | null; source: string; checkedOn: IsoDate };
