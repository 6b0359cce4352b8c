import type { IsoDate } from "../../types.ts";

const format = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "June 2026": as precisely as copy dates what was checked. */
export function monthOf(date: IsoDate): string {
  return format.format(new Date(date));
}
