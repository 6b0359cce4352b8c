import { addDays, dayOfMonth, daysBetween, type IsoDate } from "../calendar.ts";
import type { SampleSheet, SheetRow } from "../types/sections.ts";

/** Only month and day are shown. */
const yearStart: IsoDate = "2027-01-01";

/** @param leadDays how long before the end the work begins, as the article on expiration dates gives it */
function expiry(item: string, expiresOn: IsoDate, leadDays: number): SheetRow {
  const startsOn = addDays(expiresOn, -leadDays);
  return {
    cells: [item, dayOfMonth(startsOn), dayOfMonth(expiresOn)],
    strip: { startDay: daysBetween(yearStart, startsOn), expiryDay: daysBetween(yearStart, expiresOn) },
  };
}

export const expirySheet: SampleSheet = {
  id: "expiries",
  title: "Expiry calendar",
  open: "See the calendar",
  columns: [{ label: "What expires" }, { label: "Start" }, { label: "Expires" }],
  rows: [
    // Every 120 days.
    expiry("CAQH attestation", "2027-04-14", 30),
    expiry("Malpractice policy", "2027-06-01", 45),
    expiry("State license", "2027-06-30", 90),
    expiry("CAQH, the second", "2027-08-12", 30),
    expiry("DEA registration", "2027-08-31", 60),
    expiry("Health plan renewal", "2027-11-30", 120),
    expiry("CAQH, the third", "2027-12-10", 30),
  ],
  months: "JFMAMJJASOND",
  note: null,
};
