import { expect, it } from "vitest";
import { expiryEvents } from "./expiries.ts";

it("each last day that is given brings the day on which its renewal starts, in the order of the calendar", () => {
  const events = expiryEvents({ license: "2027-06-30", dea: "2027-08-31" }, "2026-11-23");
  expect(events.map(({ on, title }) => `${on} ${title}`)).toEqual([
    "2027-04-01 State license: start the renewal",
    "2027-06-30 State license: last day",
    "2027-07-02 DEA registration: start the renewal",
    "2027-08-31 DEA registration: last day",
  ]);
});

it("a day of attestation brings the next three that are due", () => {
  const due = expiryEvents({ caqh: "2026-11-04" }, "2026-11-23").filter(({ title }) => title.endsWith("last day"));
  expect(due.map(({ on }) => on)).toEqual(["2027-03-04", "2027-07-02", "2027-10-30"]);
});

it("days that are over, no dates, or not asked for bring nothing", () => {
  const none = { dea: "tomorrow", malpractice: "", other: "2027-01-01", hospital: ["a", "b"] };
  expect(expiryEvents({ license: "2026-11-22", ...none }, "2026-11-23")).toEqual([]);
});
