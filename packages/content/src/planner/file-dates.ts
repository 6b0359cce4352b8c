import { addDays, dayOfMonth, daysBetween, type IsoDate, longDate } from "../calendar.ts";
import { windows } from "../facts/dated.ts";
import { spans } from "../facts/spans.ts";
import type { StateSlug } from "../ids/states.ts";
import type { PayerId, PlanId } from "../plan-search.ts";
import type { PlannedFile } from "../types/sections.ts";
import { type Payer, payersIn } from "./payers.ts";

/** `license` is the day on which the license is expected. It is null if the provider has the license. */
export type Asked = {
  start: IsoDate;
  license: IsoDate | null;
  state: StateSlug | null;
  /** null means any commercial plan. */
  plan: PlanId | null;
  chosen: readonly PayerId[];
};

type Ends = { first: IsoDate; last: IsoDate };

/** The dates of a file. All sentences, bars and events of a plan are made from them. */
type Dates = {
  /** The last filing day that leaves even the slowest case enough time before the first day of work. */
  by: IsoDate;
  /** The filing days if we begin today, with our own steps at their fastest and at their slowest. */
  filed: Ends;
  approved: Ends;
  status: PlannedFile["status"];
  lost: { from: number; to: number };
};

const own = endsOf(spans.enrollmentOwnSteps.duration);

export function plannedFiles(asked: Asked, today: IsoDate): readonly PlannedFile[] {
  const payers = payersIn(asked.state, asked.plan);
  return asked.chosen.map((id) => fileOf(id, payers[id], datesOf(id, payers[id], asked, today), asked.start, today));
}

export function byLastDay(files: readonly PlannedFile[]): readonly PlannedFile[] {
  return files.toSorted((a, b) => a.by.localeCompare(b.by));
}

function datesOf(id: PayerId, { days, reachesBack }: Payer, { start, license }: Asked, today: IsoDate): Dates {
  // A file waits for the license. Medicare may return a file that arrives too many days before the first visit.
  const earliest = [
    ...(license === null ? [] : [license]),
    ...(id === "medicare" ? [addDays(start, -windows.facts.medicareEarliestFiling.duration.from)] : []),
  ];
  const filed = { first: latest(addDays(today, own.from), earliest), last: latest(addDays(today, own.to), earliest) };
  const approved = { first: addDays(filed.first, days.from), last: addDays(filed.last, days.to) };
  // If the effective date depends on the filing date, visits during the review can be billed, and at best also visits in
  // the `reachesBack` days before the filing.
  const ends = reachesBack > 0 ? { first: addDays(filed.first, -reachesBack), last: filed.last } : approved;
  const late = (day: IsoDate) => Math.max(0, daysBetween(start, day));
  const safe = addDays(start, -days.to);
  // If the effective date depends on the filing date, even a file that is approved after the first day may be in time.
  const isSafeLater = reachesBack > 0 && ends.last <= start;
  return {
    by: isSafeLater ? latest(safe, [filed.first]) : safe,
    filed,
    approved,
    status: ends.last <= start ? "In time" : ends.first <= start ? "Tight" : "Late",
    lost: { from: late(ends.first), to: late(ends.last) },
  };
}

function latest(day: IsoDate, others: readonly IsoDate[]): IsoDate {
  return [day, ...others].toSorted().at(-1) ?? day;
}

function endsOf({ from, to }: { from: number; to: number | null }): { from: number; to: number } {
  return { from, to: to ?? from };
}

function fileOf(id: PayerId, payer: Payer, dates: Dates, start: IsoDate, today: IsoDate): PlannedFile {
  const { isProperName, isPart, days } = payer;
  const name = isPart ? `${payer.name} (state enrollment only)` : payer.name;
  const { by, filed, approved, status, lost } = dates;
  const place = (date: IsoDate) => daysBetween(today, date);
  const hasPassed = by < filed.first;
  return {
    id,
    payer: name,
    isProperName,
    name: `${name}: ${filing(by, filed.first, today)}`,
    by,
    byWords: longDate(by),
    leaves: hasPassed ? filed.first : by,
    status,
    statusWords: isPart ? `State’s part ${status.toLowerCase()}` : status,
    label: `${name}: ${between(approved, today)}`,
    advice: adviceOf(payer, dates, start, today),
    bar: { filed: place(filed.first), from: place(approved.first), to: place(approved.last) },
    lost: id === "hospital" ? null : lost,
    usual: days.text,
    notes: payer.notes(start, today),
    source: { checked: `Source, checked on ${longDate(days.asOf)}`, text: `${days.source}.` },
    tight:
      status === "Tight" ? `Tight: by this estimate approval may come as late as ${longDate(approved.last)}.` : null,
    late: status === "Late" ? `Late: we expect approval on ${longDate(approved.first)} at the earliest.` : null,
  };
}

function filing(by: IsoDate, ready: IsoDate, today: IsoDate): string {
  if (by >= ready) return "file by";
  return by < today
    ? "file as soon as it’s ready; the last safe filing date was"
    : `file as soon as it’s ready, on ${longDate(ready)} at the earliest. That is after the last safe filing date,`;
}

function adviceOf(payer: Payer, { status, approved }: Dates, start: IsoDate, today: IsoDate): string | null {
  const whyInTime =
    approved.last > start
      ? "An approval after the first day costs no visit: if Medicare approves the application as filed, it pays from the first visit on."
      : null;
  const advice = status === "In time" ? whyInTime : payer.late(start, today);
  const said = [advice, payer.after].filter((text) => text !== null);
  return said.length === 0 ? null : said.join(" ");
}

/** Writes the year once if both days are in the same year, and omits the current year. */
function between({ first, last }: Ends, today: IsoDate): string {
  const [thisYear, firstYear, lastYear] = [today, first, last].map((date) => date.slice(0, 4));
  const from = firstYear === thisYear || firstYear === lastYear ? "" : `, ${firstYear}`;
  const to = lastYear === thisYear ? "" : `, ${lastYear}`;
  return `between ${dayOfMonth(first)}${from} and ${dayOfMonth(last)}${to}`;
}
