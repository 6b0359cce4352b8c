import { describe, expect, it } from "vitest";
import { addDays, type IsoDate } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { planSearch } from "../plan-search.ts";
import { monthsOn } from "./months.ts";
import { planFor } from "./plan.ts";

const today: IsoDate = "2026-11-22";

function planOf(search: Record<string, string>, on = today) {
  const { plan, refusal } = planFor(planSearch(search), on);
  if (plan === null) throw new Error(refusal ?? "no plan was asked for");
  return plan;
}

describe("a plan of the planner", () => {
  it("counts back by the long end of each usual span, and lists the earliest day first", () => {
    const { files, verdict, startSentence } = planOf({ start: "2028-03-01", medicare: "on", hospital: "on" });
    expect(verdict).toBe("File Hospital privileges by September 3, 2027.");
    expect(startSentence).toContain("Start with us by August 7, 2027");
    expect(files.map(({ name, by }) => [name, by])).toEqual([
      ["Hospital privileges: file by", "2027-09-03"],
      ["Medicare: file by", "2028-01-11"],
    ]);
    // Across February 29, 2028.
    expect(addDays("2028-01-11", 50)).toBe("2028-03-01");
  });

  it("names each span with its source and the day of the check", () => {
    const { files } = planOf({ start: "2028-03-01" });
    expect(files).toHaveLength(4);
    const { text, source } = spans.medicaidEnrollment;
    const medicaid = files.find(({ name }) => name.startsWith("Medicaid"));
    expect(medicaid?.usual).toContain(text);
    expect(medicaid?.source.text).toContain(source);
    expect(medicaid?.source.checked).toMatch(/checked on \w+ \d+, 20\d\d$/);
  });

  it("says from which day Medicare takes the application", () => {
    const medicare = planOf({ start: "2027-10-05", medicare: "on" }).files.at(-1);
    expect(medicare?.notes.join(" ")).toContain("Not before Friday, August 6, 2027");
  });

  it("has all four files when only a day is given", () => {
    expect(planOf({ start: "2027-06-01" }).chosen).toEqual(["medicare", "medicaid", "commercial", "hospital"]);
  });

  it("says how much of the reserve is gone, and only past the short end that it is too late", () => {
    const hospital = (start: string) => planOf({ start, hospital: "on" });
    // 180 days before May 20, 2027 is November 21, 2026; the short end is 90 days.
    expect(hospital("2027-05-21").files[0]).toMatchObject({ tight: null, late: null });
    expect(hospital("2027-05-20").files[0]).toMatchObject({ tight: "Tight: 1 day of the reserve gone.", late: null });
    expect(hospital("2027-05-20").advice).toBeNull();
    expect(hospital("2027-02-20").files[0]).toMatchObject({ late: null });
    const late = hospital("2027-02-19");
    expect(late.files[0]).toMatchObject({ tight: null, late: expect.stringContaining("November 21, 2026, 1 day ago") });
    expect(late.verdict).toMatch(/^Too late even for the short end: Hospital privileges/);
    expect(late.advice).toContain("24/7");
  });

  it("is drawn to scale between the earliest day and the first day of billing", () => {
    for (const start of ["2026-12-01", "2027-05-20", "2028-02-29", "2029-10-01"]) {
      const { files, today: now, months } = planOf({ start });
      for (const { bar } of files) {
        const places = [0, bar.ours, bar.from, bar.short, 1];
        expect(places.toSorted((a, b) => a - b)).toEqual(places);
      }
      expect(files.some(({ bar }) => bar.ours === 0) || now === 0).toBe(true);
      for (const { at } of months) expect(at).toBeGreaterThan(0);
      expect(months.length).toBeLessThanOrEqual(6);
    }
  });

  it("is passed to the contact page by its choices alone", () => {
    const { href, message } = planOf({ start: "2027-06-01", commercial: "<script>", hospital: "on" });
    expect(href).toBe("/contact?start=2027-06-01&commercial=on&hospital=on#message");
    expect(message).toContain("We want to bill from Tuesday, June 1, 2027.");
    expect(message).not.toContain("<");
  });
});

describe("instead of a plan, the planner says a sentence", () => {
  it.each([
    [{ start: "2027-02-30" }, "not a date"],
    [{ start: "03/01/2027" }, "not a date"],
    [{ start: "<script>alert(1)</script>" }, "not a date"],
    [{ start: "x".repeat(300) }, "not a date"],
    [{ medicare: "on" }, "not a date"],
    [{ start: "2026-11-22" }, "after today, Sunday, November 22, 2026"],
    [{ start: "2020-01-01" }, "after today"],
    [{ start: "2031-01-01" }, "three years"],
    [{ start: "9999-12-31" }, "three years"],
  ] as const)("for %j", (search, sentence) => {
    const { plan, refusal } = planFor(planSearch(search), today);
    expect(plan).toBeNull();
    expect(refusal).toContain(sentence);
    expect(refusal?.length).toBeLessThan(200);
  });

  it("the planner has no plan and no sentence without a question", () => {
    expect(planFor(planSearch({ start: "", utm_source: "mail" }), today)).toEqual({ plan: null, refusal: null });
  });
});

it("the planner's scale names each month at its first day", () => {
  expect(monthsOn("2026-11-22", "2027-02-01")).toEqual(["2026-12-01", "2027-01-01", "2027-02-01"]);
  expect(monthsOn("2026-12-01", "2026-12-31")).toEqual([]);
  expect(monthsOn("2026-11-30", "2028-12-01")).toHaveLength(5);
});
