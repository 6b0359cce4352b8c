import { addDays, dateInWords, dayOfMonth, daysBetween, type IsoDate, longDate, parseDate } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { isPlanAsked, type PayerId, type PlanSearch, payerIds } from "../plan-search.ts";
import type { Plan, PlanAnswer, PlannedFile } from "../types/sections.ts";
import { monthsOn } from "./months.ts";
import { payers } from "./payers.ts";

const yearsMax = 3;
const advice =
  "Where the short end has passed, file now and expect a later first day. Call {phone}: emergency support is available 24/7.";

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
  const bys = chosen.map((id) => safeBy(id, start)).toSorted();
  const startBy = addDays(bys[0] ?? start, -own.days);
  const first = startBy < today ? startBy : today;
  const place = (date: IsoDate) => daysBetween(first, date) / daysBetween(first, start);
  const files = chosen.map((id) => planned(id, start, today, place)).toSorted((a, b) => a.by.localeCompare(b.by));
  // A date and ids of ours: nothing in them needs an escape.
  const search = [`start=${start}`, ...chosen.map((id) => `${id}=on`)].join("&");
  const startSentence =
    startBy < today
      ? `Start with us today: our four steps take ${own.text} before the first file can leave.`
      : `Start with us by ${longDate(startBy)}: our four steps take ${own.text} before the first file can leave.`;
  return {
    start,
    startWords: dateInWords(start),
    shortWords: longDate(start),
    chosen,
    verdict: verdictOf(files),
    startSentence,
    files,
    advice: files.some(({ late }) => late !== null) ? advice : null,
    today: place(today),
    months: monthsOn(first, start).map((month) => ({ label: dayOfMonth(month), at: place(month) })),
    href: `/contact?${search}#message`,
    message: messageOf(start, files, startSentence),
  };
}

const own = { days: longest(spans.enrollmentOwnSteps.duration), text: spans.enrollmentOwnSteps.text };

/** The day on which to file so that even the long end of the usual span is over on the first day of billing. */
function safeBy(id: PayerId, start: IsoDate): IsoDate {
  return addDays(start, -longest(payers[id].span.duration));
}

function planned(id: PayerId, start: IsoDate, today: IsoDate, place: (date: IsoDate) => number): PlannedFile {
  const { name, span, notes } = payers[id];
  const by = safeBy(id, start);
  const latest = addDays(start, -span.duration.from);
  const solidUntil = addDays(by, span.duration.from);
  return {
    payer: name,
    name: `${name}: file by`,
    by,
    byWords: longDate(by),
    usual: `Usually ${span.text}, from ${span.begins} to ${span.ends}.`,
    notes: notes(start),
    source: { checked: `How we count, and the source, checked on ${longDate(span.asOf)}`, text: `${span.source}.` },
    tight: by < today && today <= latest ? `Tight: ${days(by, today)} of the reserve gone.` : null,
    late: latest < today ? `The last day for the short end was ${longDate(latest)}, ${days(latest, today)} ago.` : null,
    // The bar begins with our own steps.
    bar: { ours: Math.max(0, place(addDays(by, -own.days))), from: place(by), short: place(solidUntil) },
  };
}

function days(from: IsoDate, to: IsoDate): string {
  const count = daysBetween(from, to);
  return `${count} ${count === 1 ? "day" : "days"}`;
}

/** What comes first: what is late, else the files of the earliest day. */
function verdictOf(files: readonly PlannedFile[]): string {
  const names = (some: readonly PlannedFile[]) => new Intl.ListFormat("en-US").format(some.map(({ payer }) => payer));
  const late = files.filter((file) => file.late !== null);
  if (late.length > 0)
    return `Too late even for the short end: ${names(late)}. File now, and expect a later first day.`;
  const [first] = files;
  if (first === undefined) return "";
  const together = files.filter(({ by }) => by === first.by);
  return first.tight === null
    ? `File ${names(together)} by ${first.byWords}.`
    : `File ${names(files.filter(({ tight }) => tight !== null))} now: part of the reserve is gone.`;
}

function messageOf(start: IsoDate, files: readonly PlannedFile[], startSentence: string): string {
  const lines = files.map(
    ({ name, byWords, late, tight }) => `- ${name} ${byWords}${late ? " (passed)" : tight ? " (tight)" : ""}`,
  );
  return [
    `We want to bill from ${dateInWords(start)}. The plan from your site:`,
    ...lines,
    startSentence,
    "",
    "Please check it.",
  ].join("\n");
}

function longest({ from, to }: { from: number; to: number | null }): number {
  return to ?? from;
}
