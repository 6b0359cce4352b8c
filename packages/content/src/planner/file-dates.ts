import { addDays, dayOfMonth, daysBetween, type IsoDate, longDate } from "../calendar.ts";
import { windows } from "../facts/dated.ts";
import { spans } from "../facts/spans.ts";
import type { StateSlug } from "../ids/states.ts";
import type { PayerId } from "../plan-search.ts";
import type { PlannedFile } from "../types/sections.ts";
import { type Payer, payersIn } from "./payers.ts";

/** What one plan is made for. `license`: the day it is expected; null: in hand. */
export type Asked = {
  start: IsoDate;
  license: IsoDate | null;
  state: StateSlug | null;
  chosen: readonly PayerId[];
};

type Ends = { first: IsoDate; last: IsoDate };

/** The dates of one file, from which every sentence, bar and event of a plan is made. */
type Dates = {
  /** The day on which to file so that even the slowest case is over on the first day of work. */
  by: IsoDate;
  /** When it can be filed if the work begins today, with our own steps at their fastest and at their slowest. */
  filed: Ends;
  approved: Ends;
  status: PlannedFile["status"];
  lost: { from: number; to: number };
};

const own = endsOf(spans.enrollmentOwnSteps.duration);

/** The files of a provider who starts on one day, in the order of the payers. */
export function plannedFiles(asked: Asked, today: IsoDate): readonly PlannedFile[] {
  const payers = payersIn(asked.state);
  return asked.chosen.map((id) => fileOf(id, payers[id], datesOf(id, payers[id], asked, today), asked.start, today));
}

/** By the day on which each has to leave, the earliest first. */
export function byLastDay(files: readonly PlannedFile[]): readonly PlannedFile[] {
  return files.toSorted((a, b) => a.by.localeCompare(b.by));
}

function datesOf(id: PayerId, { span, lateFiling }: Payer, { start, license }: Asked, today: IsoDate): Dates {
  const usual = endsOf(span.duration);
  // Files wait for the license, and Medicare takes one only some days before the first visit.
  const earliest = [
    ...(license === null ? [] : [license]),
    ...(id === "medicare" ? [addDays(start, -windows.facts.medicareEarliestFiling.duration.from)] : []),
  ];
  const filed = { first: latest(addDays(today, own.from), earliest), last: latest(addDays(today, own.to), earliest) };
  const approved = { first: addDays(filed.first, usual.from), last: addDays(filed.last, usual.to) };
  // Where the date follows the filing, the payer's own days cost no visit.
  const [due, ends] = lateFiling === null ? [start, approved] : [lateFiling.lastDay(start), filed];
  const late = (day: IsoDate) => Math.max(0, daysBetween(due, day));
  return {
    by: addDays(start, -usual.to),
    filed,
    approved,
    status: ends.last <= due ? "In time" : ends.first <= due ? "Tight" : "Late",
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
  const { name, span, lateFiling } = payer;
  const { by, filed, approved, status, lost } = dates;
  const place = (date: IsoDate) => daysBetween(today, date);
  const hasPassed = by < filed.first;
  const tight = [
    ...(status === "Tight" ? [`Tight: it may come as late as ${longDate(approved.last)}.`] : []),
    ...(hasPassed && lateFiling !== null ? [lateFiling.text(start)] : []),
  ];
  return {
    id,
    payer: name,
    name: `${name}: file by`,
    by,
    byWords: longDate(by),
    leaves: hasPassed ? filed.first : by,
    status,
    label: `${name}: ${between(approved, today)}`,
    advice: adviceOf(payer, status, start),
    bar: { filed: place(filed.first), from: place(approved.first), to: place(approved.last) },
    lost: id === "hospital" ? null : lost,
    usual: `${span.isAverage ? "Averages of" : "Usually"} ${span.text}, from ${span.begins} to ${span.ends}.`,
    notes: payer.notes(start),
    source: { checked: `How we count, and the source, checked on ${longDate(span.asOf)}`, text: `${span.source}.` },
    tight: status === "Late" || tight.length === 0 ? null : tight.join(" "),
    late: status === "Late" ? `Late: at its fastest it comes on ${longDate(approved.first)}.` : null,
  };
}

function adviceOf({ lateFiling, after }: Payer, status: PlannedFile["status"], start: IsoDate): string | null {
  if (lateFiling !== null) return lateFiling.text(start);
  if (after !== null) return after;
  if (status === "Tight") return "At its slowest it ends after the first day of work.";
  return status === "Late" ? "Ask for a retroactive date; we check who gives one." : null;
}

/** With the year once, where it is the same and not today's. */
function between({ first, last }: Ends, today: IsoDate): string {
  const [thisYear, firstYear, lastYear] = [today, first, last].map((date) => date.slice(0, 4));
  const from = firstYear === thisYear || firstYear === lastYear ? "" : `, ${firstYear}`;
  const to = lastYear === thisYear ? "" : `, ${lastYear}`;
  return `between ${dayOfMonth(first)}${from} and ${dayOfMonth(last)}${to}`;
}
