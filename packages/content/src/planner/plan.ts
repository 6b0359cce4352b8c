import { addDays, dateInWords, dayOfMonth, daysBetween, type IsoDate, longDate, parseDate } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { isPlanAsked, type PayerId, type PlanSearch, payerIds } from "../plan-search.ts";
import type { Duration } from "../types/content.ts";
import type { Plan, PlanAnswer, PlannedFile } from "../types/sections.ts";
import { monthsOn } from "./months.ts";
import { payers } from "./payers.ts";

type Draft = Omit<PlannedFile, "bar" | "byWords" | "late"> & { by: IsoDate; until: IsoDate; duration: Duration };

const yearsMax = 3;
const advice =
  "Where a day has passed, file now and expect a later first day. Call {phone}: emergency support is available 24/7.";

/** The plan that an address asks for, counted back from the first day of billing. @param today where the company is */
export function planFor(search: PlanSearch, today: IsoDate): PlanAnswer {
  if (!isPlanAsked(search)) return { plan: null, refusal: null };
  const start = parseDate(search.start ?? "");
  if (start === null) {
    return refused("That is not a date. Choose one from the calendar, or write it like 2027-03-01.");
  }
  if (start <= today) return refused(`Choose a day after today, ${dateInWords(today)}.`);
  if (daysBetween(today, start) > yearsMax * 366) {
    return refused("That day is more than three years away. Choose an earlier one.");
  }
  const asked = payerIds.filter((id) => search[id] !== undefined);
  // The form on the home page asks for the day only.
  return { plan: makePlan(start, today, asked.length === 0 ? payerIds : asked), refusal: null };
}

function refused(refusal: string): PlanAnswer {
  return { plan: null, refusal };
}

function makePlan(start: IsoDate, today: IsoDate, chosen: readonly PayerId[]): Plan {
  const ofPayers = chosen.map((id) => payerFile(id, start)).toSorted((a, b) => a.by.localeCompare(b.by));
  const drafts = [documents(ofPayers[0]?.by ?? start), ...ofPayers];
  const [first = today] = [today, ...drafts.map(({ by }) => by)].toSorted();
  const place = (date: IsoDate) => daysBetween(first, date) / daysBetween(first, start);
  const files = drafts.map((draft) => planned(draft, today, place));
  // A date and ids of ours: nothing in them needs an escape.
  const search = [`start=${start}`, ...chosen.map((id) => `${id}=on`)].join("&");
  return {
    start,
    startWords: dateInWords(start),
    chosen,
    files,
    advice: files.some(({ late }) => late !== null) ? advice : null,
    today: place(today),
    months: monthsOn(first, start).map((month) => ({ label: dayOfMonth(month), at: place(month) })),
    href: `/contact?${search}#message`,
    message: messageOf(start, files),
  };
}

/** Filed so early that even the long end of the usual span is over on the first day of billing. */
function payerFile(id: PayerId, start: IsoDate): Draft {
  const { name, span, notes } = payers[id];
  const by = addDays(start, -longest(span.duration));
  return {
    name: `${name}: file by`,
    by,
    until: start,
    duration: span.duration,
    usual: `Usually ${span.text}, from ${span.begins} to ${span.ends}.`,
    notes: notes(start),
    source: { checked: `Source, checked on ${longDate(span.asOf)}`, text: `${span.source}.` },
  };
}

function documents(firstFiling: IsoDate): Draft {
  const { duration, text } = spans.enrollmentOwnSteps;
  return {
    name: "Start with us by",
    by: addDays(firstFiling, -longest(duration)),
    until: firstFiling,
    duration,
    usual: `Our four steps take ${text} before the first application can leave.`,
    notes: [],
    source: null,
  };
}

function planned({ until, duration, ...file }: Draft, today: IsoDate, place: (date: IsoDate) => number): PlannedFile {
  const solidUntil = addDays(file.by, duration.from);
  const from = place(file.by);
  return {
    ...file,
    byWords: dateInWords(file.by),
    late: file.by < today ? lateWords(daysBetween(file.by, today)) : null,
    bar: { from, solid: place(solidUntil) - from, dashed: place(until) - place(solidUntil) },
  };
}

function lateWords(days: number): string {
  return `This day passed ${days} ${days === 1 ? "day" : "days"} ago.`;
}

function messageOf(start: IsoDate, files: readonly PlannedFile[]): string {
  const lines = files.map(({ name, byWords, late }) => `- ${name} ${byWords}${late === null ? "" : " (passed)"}`);
  return [
    `We want to bill from ${dateInWords(start)}. The plan from your site:`,
    ...lines,
    "",
    "Please check it.",
  ].join("\n");
}

function longest({ from, to }: Duration): number {
  return to ?? from;
}
