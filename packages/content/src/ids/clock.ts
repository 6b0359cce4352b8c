/** The four cases of a reader whose durations the site gives. */
export const clockRows = ["renewal", "onePlan", "payerList", "facility"] as const;
export type ClockRow = (typeof clockRows)[number];
