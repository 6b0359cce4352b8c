import { addDays, dayOfMonth, daysBetween, type IsoDate } from "../calendar.ts";
import { attestation, expiries } from "../facts/expiries.ts";
import type { SampleSheet, SheetRow } from "../types/sections.ts";

/** Only month and day are shown. */
const yearStart: IsoDate = "2027-01-01";

function expiry({ name, leadDays }: { name: string; leadDays: number }, expiresOn: IsoDate): SheetRow {
  const startsOn = addDays(expiresOn, -leadDays);
  return {
    cells: [name, dayOfMonth(startsOn), dayOfMonth(expiresOn)],
    strip: { startDay: daysBetween(yearStart, startsOn), expiryDay: daysBetween(yearStart, expiresOn) },
  };
}

export const expirySheet: SampleSheet = {
  id: "expiries",
  title: "Expiry calendar",
  open: null,
  columns: [{ label: "What expires" }, { label: "Start" }, { label: "Expires" }],
  rows: [
    // Every 120 days.
    expiry({ ...attestation, name: "CAQH attestation" }, "2027-04-14"),
    expiry(expiries.malpractice, "2027-06-01"),
    expiry(expiries.license, "2027-06-30"),
    expiry({ ...attestation, name: "CAQH, the second" }, "2027-08-12"),
    expiry(expiries.dea, "2027-08-31"),
    expiry(expiries.plan, "2027-11-30"),
    expiry({ ...attestation, name: "CAQH, the third" }, "2027-12-10"),
  ],
  months: "JFMAMJJASOND",
  note: null,
};
