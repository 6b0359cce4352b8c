import { describe, expect, it } from "vitest";
import { addDays, type IsoDate } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { planSearch } from "../plan-search.ts";
import { monthsOn } from "./months.ts";
import { defaultPlan, planFor } from "./plan.ts";

const today: IsoDate = "2026-11-22";

function planOf(search: Record<string, string>, on = today) {
  const { plan, refusal } = planFor(planSearch(search), on);
  const day = plan?.days[0];
  if (plan === null || day === undefined) throw new Error(refusal ?? "no plan was asked for");
  return { ...day, ...plan };
}

describe("a plan of the planner", () => {
  it("counts back by the long end of each usual span, and lists the earliest day first", () => {
    const { files, startSentence } = planOf({ start: "2028-03-01", medicare: "on", hospital: "on" });
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

  it("says how late a file may come once its day has passed, and that it is late when the fastest case is", () => {
    const hospital = (start: string) => planOf({ start, hospital: "on" });
    // 180 days before May 20, 2027 is November 21, 2026; the short end is 90 days.
    expect(hospital("2027-05-21").files[0]).toMatchObject({ tight: null, late: null });
    expect(hospital("2027-05-20").files[0]).toMatchObject({
      tight: "Tight: it may come as late as May 21, 2027.",
      late: null,
    });
    expect(hospital("2027-05-20").advice).toBeNull();
    expect(hospital("2027-02-20").files[0]).toMatchObject({ late: null });
    const late = hospital("2027-02-19");
    expect(late.files[0]).toMatchObject({ tight: null, late: "Late: at its fastest it comes on February 20, 2027." });
    expect(late.advice).toContain("24/7");
  });

  it("says of a Medicare file past its day that the money is late and no billable day is lost", () => {
    const { files, advice, forecast } = planOf({ start: "2026-12-01", medicare: "on" });
    expect(files[0]?.tight).toContain("Filed by December 31, 2026, no day is lost.");
    expect(files[0]?.late).toBeNull();
    expect(advice).toBeNull();
    expect(forecast.rows[0]).toMatchObject({ status: "In time", advice: expect.stringContaining("no day is lost") });
  });

  it("lets all files wait for a license that is still to come", () => {
    const search = { start: "2027-09-01", license: "2027-07-15", commercial: "on", hospital: "on" };
    const { files, forecast, startSentence, events } = planOf(search);
    const commercial = files.find(({ id }) => id === "commercial");
    expect(commercial?.leaves).toBe("2027-07-15");
    expect(commercial?.late).toBe("Late: at its fastest it comes on September 13, 2027.");
    expect(forecast.sentence).toContain("commercial plans between Sep 13, 2027 and Nov 12, 2027");
    expect(files.find(({ id }) => id === "hospital")?.leaves).toBe("2027-07-15");
    expect(startSentence).toContain("The license is expected on July 15, 2027");
    expect(events.map(({ on }) => on)).toEqual(["2027-02-06", "2027-07-15", "2027-07-15", "2027-07-15", "2027-09-01"]);
  });

  it("says beside Medicaid's days that its plans come after the state's", () => {
    const [medicaid] = planOf({ start: "2028-03-01", medicaid: "on" }).forecast.rows;
    expect(medicaid?.advice).toContain("add 60-120 days");
  });

  it("counts the files of several providers who start on one day", () => {
    const { startSentence, href, events } = planOf({
      start: "2027-06-01",
      providers: "3",
      medicare: "on",
      hospital: "on",
    });
    expect(startSentence).toMatch(/^3 providers: 6 files, 3 of each kind\./);
    expect(href).toBe("/contact?start=2027-06-01&providers=3&medicare=on&hospital=on#message");
    expect(events.at(-1)?.title).toBe("First day of billing, 3 providers");
  });

  it("counts back from each provider's own first day, in its text, its calendar and its address", () => {
    const search = { start: "2027-06-01", providers: "3", start2: "2027-09-01", medicare: "on" };
    const { days, href, message, events } = planOf({ ...search, start4: "2027-12-01" });
    expect(days.map(({ startWords }) => startWords)).toEqual([
      "Tuesday, June 1, 2027: providers 1 and 3",
      "Wednesday, September 1, 2027: provider 2",
    ]);
    expect(days.flatMap(({ files }) => files.map(({ by }) => by))).toEqual(["2027-04-12", "2027-07-13"]);
    expect(message).toMatch(/from Tuesday, June 1, .*April 12.*from Wednesday, September 1, .*July 13/s);
    expect(events.map(({ on, title }) => `${on} ${title}`)).toContain("2027-07-13 File: Medicare, provider 2");
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(href).toBe("/contact?start=2027-06-01&providers=3&start2=2027-09-01&medicare=on#message");
  });

  it("says from when each payer can be billed if the work begins today, and whether that is in time", () => {
    const { forecast } = planOf({ start: "2027-03-01" });
    expect(forecast.sentence).toMatch(
      /^If we start this week: Medicare between Jan 7, 2027 and Feb 19, 2027, Medicaid between Jan 9, 2027 and Jun 17, 2027, /,
    );
    expect(forecast.rows.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "medicare In time",
      "medicaid Tight",
      "commercial Tight",
      "hospital Late",
    ]);
    expect(planOf({ start: "2026-12-01", hospital: "on" }).forecast.rows[0]).toMatchObject({ status: "Late" });
  });

  it("draws its rows to scale from today, the longest to the end", () => {
    for (const start of ["2026-12-01", "2027-05-20", "2028-02-29", "2029-10-01"]) {
      const { days, startsAt, rows, months } = planOf({ start }).forecast;
      for (const { bar } of rows) {
        const places = [0, bar.filed, bar.from, bar.to, days];
        expect(places.toSorted((a, b) => a - b)).toEqual(places);
      }
      expect(Math.max(startsAt, ...rows.map(({ bar }) => bar.to))).toBe(days);
      expect(months.length).toBeLessThanOrEqual(6);
    }
  });

  it("asks nothing at first: the first of the month three months ahead, with all files", () => {
    expect(defaultPlan(today).plan).toMatchObject({ start: "2027-02-01", chosen: { length: 4 } });
    expect(defaultPlan("2026-10-31").plan?.start).toBe("2027-01-01");
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
    [{ start: "2027-06-01", license: "soon" }, "in hand"],
    [{ start: "2027-06-01", license: "2027-06-02" }, "first day from Wednesday, June 2, 2027 on"],
    [{ start: "2027-06-01", providers: "2", start2: "2026-01-01" }, "Provider 2: Choose a day after today"],
    [{ start: "2027-06-01", providers: "0" }, "from 1 to 50"],
    [{ start: "2027-06-01", providers: "many" }, "from 1 to 50"],
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
