import type { IsoDate } from "../../types/content.ts";

const format = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Such as "June 2026". Copy gives the month of a check, not its day. */
export function monthOf(date: IsoDate): string {
  return format.format(new Date(date));
}
