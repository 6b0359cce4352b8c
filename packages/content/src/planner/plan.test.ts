import { describe, expect, it } from "vitest";
import { addDays, daysBetween, type IsoDate, longDate } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { stateSlugs } from "../ids/states.ts";
import { planSearch } from "../plan-search.ts";
import { medicaidWays } from "../states/data/medicaid/ways.ts";
import { hasMedicaidDays } from "../states/times.ts";
import { monthsOn } from "./months.ts";
import { defaultPlan, planEvents, planFor } from "./plan.ts";

const today: IsoDate = "2026-11-22";

function planOf(search: Record<string, string>, on = today) {
  const { plan, refusal } = planFor(planSearch(search), on);
  const day = plan?.days[0];
  if (plan === null || day === undefined) throw new Error(refusal ?? "no plan was asked for");
  return { ...day, ...plan, events: planEvents(plan) };
}

function fileOf(id: string, search: Record<string, string>) {
  const file = planOf(search).files.find((other) => other.id === id);
  return { ...file, notes: `${file?.notes}` };
}

/** Plans for a day in each of 100 weeks: without a state, with a state's own days, and with an expected license. */
const searches = Array.from({ length: 100 }, (_, week) => addDays(today, 1 + 7 * week)).flatMap((start) => [
  { start },
  { start, state: "wyoming" },
  { start, license: addDays(start, -20) },
]);

describe("a plan of the planner", () => {
  it("has a verdict that agrees with the dates that it names, in 300 plans", () => {
    for (const search of searches) {
      const { start, license, files, forecast, events, message } = planOf(search);
      expect(Math.max(forecast.startsAt, ...files.map(({ bar }) => bar.to))).toBe(forecast.days);
      expect(forecast.months.length).toBeLessThanOrEqual(6);
      for (const file of files) {
        const { id, payer, status, bar, lost } = file;
        const about = `${payer} in ${JSON.stringify(search)}`;
        const [first, last] = [addDays(today, bar.from), addDays(today, bar.to)];
        // Our own steps and the license precede every file.
        const { from } = spans.enrollmentOwnSteps.duration;
        expect(bar.filed, about).toBeGreaterThanOrEqual(Math.max(from, daysBetween(today, license ?? today)));
        expect([bar.from >= bar.filed, bar.to >= bar.from], about).toEqual([true, true]);
        // Medicare's date follows the filing, and at best is 30 days earlier. Other payers' dates follow the approval.
        const margin = daysBetween(today, start);
        const ends = id === "medicare" ? { first: bar.filed - 30, last: null } : { first: bar.from, last: bar.to };
        if (ends.last !== null) {
          expect(status, about).toBe(ends.last <= margin ? "In time" : ends.first <= margin ? "Tight" : "Late");
          if (id !== "hospital") expect(lost?.to, about).toBe(Math.max(0, ends.last - margin));
        }
        expect(status === "Late", about).toBe(ends.first > margin);
        expect(file.late, about).toBe(
          status === "Late" ? `Late: we expect approval on ${longDate(first)} at the earliest.` : null,
        );
        expect(file.name, about).toMatch(file.leaves === file.by ? /: file by$/ : /: file as soon as it’s ready/);
        expect(file.name.endsWith("; the last safe filing date was"), about).toBe(file.by < today);
        if (id === "hospital") expect(`${file.advice}`, about).not.toMatch(/retroactive|backdated? it/);
        expect(file.tight?.startsWith("Tight") ?? false, about).toBe(status === "Tight");
        if (status === "Tight") expect(file.tight, about).toContain(longDate(last));
        if (lost !== null) expect(lost.to === 0, about).toBe(status === "In time");
        expect(file.leaves, about).toBe([file.by, addDays(today, bar.filed)].toSorted().at(-1));
        expect(events.find((event) => event.id === `${start}-${id}`)?.on, about).toBe(file.leaves);
        expect(message, about).toContain(`- ${payer}${file.leaves === file.by ? ` by ${file.byWords}` : ", at once"}`);
      }
    }
  });

  it("counts back by the long end of each usual span, the earliest day first, and names the source", () => {
    const { files, startSentence, events } = planOf({ start: "2028-03-01", medicare: "on", hospital: "on" });
    expect(startSentence).toContain("Start with us by August 7, 2027");
    expect(events.map(({ on, title }) => `${on} ${title}`)).toEqual([
      "2027-08-07 Start on the files",
      "2027-09-03 File: Hospital privileges",
      // The 50 days from this filing to the first day of billing include February 29.
      "2028-01-11 File: Medicare",
      "2028-03-01 First day of billing",
    ]);
    const { text, source } = spans.medicareReview;
    expect(files[0]?.usual).toContain(text);
    expect(files[0]?.source.text).toContain(source);
    expect(files[0]?.source.checked).toMatch(/checked on \w+ \d+, 20\d\d$/);
  });

  it("names the state's Medicaid program, and has its days, the step after them and the state's law on commercial plans", () => {
    const search = { start: "2027-09-01", state: "wyoming" };
    const { message, href } = planOf(search);
    expect(fileOf("medicaid", search)).toMatchObject({
      payer: "Wyoming Medicaid",
      by: "2027-08-02",
      advice: "There are no Medicaid plans to join afterward.",
      usual: "If nothing is missing, at most 30 days, from the last document to the decision.",
    });
    expect(fileOf("commercial", search).notes).toContain("Wyo. Stat. 26-56-102");
    expect(message).toMatch(/^I start on Wednesday, September 1, 2027 in Wyoming\. Please file:\n- Hospital/);
    expect(href).toContain("&state=wyoming&");
    expect(fileOf("medicaid", { ...search, state: "ohio" })).toMatchObject({
      payer: "Ohio Medicaid",
      by: "2027-03-05",
    });
    expect(planOf({ state: "guam" })).toMatchObject({ state: null, start: "2027-02-01" });
  });

  it("uses the days and the answers of the payers page for a named plan", () => {
    const asked = { start: "2027-09-01", state: "texas", commercial: "on" };
    const aetna = planOf({ ...asked, payer: "aetna" });
    const [file] = aetna.files;
    const { from, to } = spans.aetnaCredentialing.duration;
    expect(file?.payer).toBe("Aetna");
    expect([file?.bar.from, file?.bar.to]).toEqual([18 + from, 27 + (to ?? 0)]);
    expect(aetna.forecast.sentence).toBe("If we start this week: Aetna is in time.");
    expect(file?.advice).toBe("Earliest billing date: after both contract and credentialing.");
    expect(file?.usual).toContain("45-180 days");
    // The state's law on commercial plans applies to the insurers that the state licenses.
    expect(file?.notes.join()).toContain("chapter 1452");
    expect(file?.source.text).toContain("aetna.com");
    expect(aetna.href).toBe("/contact?start=2027-09-01&state=texas&payer=aetna&commercial=on#message");
    expect(aetna.message).toContain("- Aetna by ");
    const [cigna] = planOf({ ...asked, payer: "cigna" }).files;
    expect(cigna?.usual).toMatch(/^We know of no processing time.*60-120 days/);
    const [tricare] = planOf({ ...asked, payer: "tricare" }).files;
    expect(tricare?.notes.join()).not.toContain("chapter 1452");
    expect(planOf({ ...asked, payer: "behavioral" }).files[0]?.payer).toBe("Behavioral health networks");
    for (const payer of ["medicare", "<script>", ""]) expect(planOf({ ...asked, payer }).plan).toBeNull();
  });

  it("says from which day Medicare accepts the file, what its 30 days depend on, and what to do about a late file", () => {
    const { files, advice } = planOf({ start: "2026-12-15", medicare: "on" });
    expect(files[0]?.notes.join(" ")).not.toContain("file before");
    const later = planOf({ start: "2027-03-15", medicare: "on" }).files[0];
    expect(later?.notes.join(" ")).toContain("Don’t file before Thursday, January 14, 2027");
    expect(files[0]?.advice).toContain("If you file by January 14, 2027 and something kept you from filing earlier");
    expect(files[0]).toMatchObject({ late: null, status: "Tight", lost: { from: 0, to: 4 } });
    const [soon] = planOf({ start: "2027-02-01", medicare: "on" }).files;
    expect(soon).toMatchObject({ status: "In time", name: "Medicare: file by" });
    expect(soon?.advice).toMatch(/^An approval after the first day costs/);
    expect(advice).toBeNull();
    const late = planOf({ start: "2027-02-20", hospital: "on" });
    expect(late.advice).toContain("24/7");
    expect(late.files[0]?.advice).toMatch(/^Privileges are never backdated.* Ask about temporary privileges/);
    expect(late.events[0]).toMatchObject({ on: today, title: "Start on the files" });
  });

  it("lets all files wait for a license that is still to come", () => {
    const search = { start: "2027-09-01", license: "2027-07-15", commercial: "on", hospital: "on" };
    const { forecast, startSentence, events, message } = planOf(search);
    expect(fileOf("commercial", search).label).toBe("Commercial plans: between Sep 13 and Nov 12, 2027");
    expect(forecast.sentence).toMatch(/^If we start this week: commercial plans .*late\.$/);
    expect(startSentence).toContain("The license is expected on July 15, 2027");
    expect(message).toContain("My license is expected on July 15, 2027.");
    expect(events.map(({ on }) => on)).toEqual(["2027-02-06", "2027-07-15", "2027-07-15", "2027-07-15", "2027-09-01"]);
  });

  it("counts back from each provider's own first day, in its text, its calendar and its URL", () => {
    const search = { start: "2027-06-01", providers: "3", start2: "2027-09-01", medicare: "<script>" };
    const { days, href, message, events } = planOf({ ...search, start4: "2027-12-01" });
    expect(days.map(({ startWords }) => startWords)).toEqual([
      "Tuesday, June 1, 2027: providers 1 and 3",
      "Wednesday, September 1, 2027: provider 2",
    ]);
    expect(days[0]?.startSentence).toMatch(/^2 providers: 2 files, 2 of each kind\./);
    expect(days.flatMap(({ files }) => files.map(({ by }) => by))).toEqual(["2027-04-12", "2027-07-13"]);
    expect(message).toMatch(
      /^Providers 1 and 3 start on Tuesday, June 1, 2027.*April 12.*Provider 2 starts on Wednesday.*July 13/s,
    );
    expect(events.map(({ on, title }) => `${on} ${title}`)).toContain("2027-07-13 File: Medicare, provider 2");
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(message).not.toContain("<");
    expect(href).toBe("/contact?start=2027-06-01&providers=3&start2=2027-09-01&medicare=on#message");
  });

  it("accepts a first day in the past: visits since then are at risk, and filing days and events are in the future", () => {
    for (const start of ["2026-11-01", "2025-12-01", "2026-11-21"] as const) {
      const { days, events, message } = planOf({ start, state: "colorado" });
      expect(days[0]?.forecast.sentence).toContain(`Every visit since ${longDate(start)} is at risk`);
      expect(days[0]?.forecast.startsAt).toBe(0);
      expect(days[0]?.files.map(({ status }) => status)).not.toContain("In time");
      expect(days[0]?.files.find(({ id }) => id === "medicaid")?.advice).toContain("up to ten months");
      expect(message).toMatch(/^I started on .* in Colorado\. Please file:\n(- .*, at once\n){4}/);
      expect(events.filter(({ on }) => on < today)).toEqual([]);
    }
    const [medicare] = planOf({ start: "2026-10-01" }).files;
    expect(medicare?.advice).toMatch(
      /^Medicare pays from the day on which you file .* If something kept you from filing earlier, it also pays for up to 30/,
    );
    expect(medicare?.lost).toEqual({ from: 40, to: 79 });
    for (const search of [{ start: today }, { start: "2026-10-01", hospital: "on" }])
      expect(planOf(search).forecast.sentence).toMatch(/^If we start this week/);
  });

  it("counts a legal limit as a limit, and the days of one step under that step's name", () => {
    const medicaid = (state: string) => fileOf("medicaid", { start: "2027-09-01", state });
    expect(medicaid("california").usual).toMatch(
      /^If nothing is missing, at most 90 days, from receipt of the application to Medi-Cal’s answer/,
    );
    const { usual, advice } = medicaid("georgia");
    expect(usual).toMatch(/^30-180 days is our planning range/);
    expect(advice).toMatch(/^Georgia’s credentialing committee: at most 45 days, from a complete application/);
  });

  it("counts Medicaid's days as the state's page does, and uses our planning range only if the page has none", () => {
    for (const state of stateSlugs) {
      const { usual } = fileOf("medicaid", { start: "2028-06-01", state });
      expect(usual?.includes("is our planning range"), state).toBe(!hasMedicaidDays(state));
    }
    const { usual, bar, source } = fileOf("medicaid", { start: "2028-06-01", state: "kentucky" });
    expect(usual).toContain("60 to 90 days");
    expect([bar?.from, bar?.to]).toEqual([18 + 60, 27 + 90]);
    expect(source?.text).toContain("Kentucky’s page");
    expect(fileOf("medicaid", { start: "2028-06-01", state: "mississippi" }).bar?.to).toBe(27 + 60);
  });

  it("never applies a renewal's days to a first enrollment, nor a part's days to the whole", () => {
    const renewal = /re-?enroll|re-?credential|reverif|revalid|renew|after a lapse|\blasts? (three|five)|expires/i;
    for (const start of ["2028-06-01", "2026-12-01"]) {
      for (const state of stateSlugs) {
        const { usual, advice, notes, payer, statusWords } = fileOf("medicaid", { start, state, medicaid: "on" });
        expect([usual, advice, notes].join(" "), state).not.toMatch(renewal);
        if (medicaidWays[state].credentialedBy !== "eachPlan") continue;
        expect(payer, state).toMatch(/\(state enrollment only\)$/);
        expect(`${statusWords}. ${advice}`, state).toMatch(/^State’s part .*plan another 60-120 days/);
      }
    }
  });

  it("needs no input: the first plan starts on the first of a month three months ahead, and has all files", () => {
    expect(defaultPlan(today).plan).toMatchObject({ start: "2027-02-01", chosen: { length: 4 } });
    expect(defaultPlan("2026-10-31").plan?.start).toBe("2027-01-01");
  });
});

describe("instead of a plan, the planner shows a sentence", () => {
  it.each([
    [{ start: "2027-02-30" }, "not a date"],
    [{ start: "x".repeat(300) }, "not a date"],
    [{ start: "2025-11-20" }, "more than a year ago"],
    [{ start: "2031-01-01" }, "three years"],
    [{ start: "2027-06-01", license: "soon" }, "in hand"],
    [{ start: "2027-06-01", license: "2027-06-02" }, "first day from Wednesday, June 2, 2027 on"],
    [{ start: "2027-06-01", providers: "2", start2: "2025-11-01" }, "Provider 2: That day is more than a year ago"],
    [{ start: "2027-06-01", providers: "0" }, "from 1 to 50"],
    [{ start: "2027-06-01", providers: "51" }, "from 1 to 50"],
    [{ start: "", utm_source: "mail" }, null],
  ] as const)("for %j", (search, sentence) => {
    const { plan, refusal } = planFor(planSearch(search), today);
    expect(plan).toBeNull();
    expect(refusal).toEqual(sentence && expect.stringContaining(sentence));
    expect((refusal ?? "").length).toBeLessThan(200);
  });
});

it("the planner's scale names each month at its first day", () => {
  expect(monthsOn("2026-11-22", "2027-02-01")).toEqual(["2026-12-01", "2027-01-01", "2027-02-01"]);
  expect(monthsOn("2026-12-01", "2026-12-31")).toEqual([]);
});
