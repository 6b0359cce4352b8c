import { expect, it } from "vitest";
import { expiryEvents } from "./expiries.ts";

it("each expiry date adds the day on which its renewal starts, in calendar order", () => {
  const events = expiryEvents({ license: "2027-06-30", dea: "2027-08-31" }, "2026-11-23");
  expect(events.map(({ on, title }) => `${on} ${title}`)).toEqual([
    "2027-04-01 State license: start the renewal",
    "2027-06-30 State license: last day",
    "2027-07-02 DEA registration: start the renewal",
    "2027-08-31 DEA registration: last day",
  ]);
});

it("an attestation date adds the next three due dates", () => {
  const due = expiryEvents({ caqh: "2026-11-04" }, "2026-11-23").filter(({ title }) => title.endsWith("last day"));
  expect(due.map(({ on }) => on)).toEqual(["2027-03-04", "2027-07-02", "2027-10-30"]);
});

it("texts that aren't dates and unknown fields make no file", () => {
  const none = { dea: "tomorrow", malpractice: "", other: "2027-01-01", hospital: ["a", "b"] };
  expect(expiryEvents(none, "2026-11-23")).toEqual([]);
});

it("an entry of today names each date that is past or isn't a date", () => {
  const given = {
    license: "2026-11-22",
    dea: "tomorrow",
    caqh: "2025-01-01",
    plan: "9999-12-31",
    support: "2027-06-30",
  };
  expect(expiryEvents(given, "2026-11-23").map(({ on, title }) => `${on} ${title}`)).toEqual([
    "2026-11-23 State license: check the date",
    "2026-11-23 DEA registration: check the date",
    "2026-11-23 Health plan renewal: check the date",
    "2026-11-23 CAQH attestation: check the date",
    "2027-05-31 Life support card: start the renewal",
    "2027-06-30 Life support card: last day",
  ]);
});
