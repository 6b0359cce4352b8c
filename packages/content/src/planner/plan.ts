import { addDays, dateInWords, daysBetween, type IsoDate, longDate, parseDate } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { isStateSlug } from "../ids/states.ts";
import { planCalendarPath } from "../paths.ts";
import { isPlanAsked, ownStartNames, type PlanSearch, payerIds } from "../plan-search.ts";
import type { CalendarEvent, Plan, PlanAnswer, PlannedDay, PlannedFile } from "../types/sections.ts";
import { type Asked, type FileDates, fileDates, type Group } from "./file-dates.ts";
import { forecastOf } from "./forecast.ts";
import { messageOf } from "./message.ts";
import { firstOfMonth } from "./months.ts";

const yearsMax = 3;
const providersMax = 50;
const monthsAhead = 3;
const advice = "Late: file at once, and ask for a retroactive date. Call {phone}: emergency support is available 24/7.";

const { enrollmentOwnSteps: own } = spans;

/** The plan before anything is asked: for the first day of a month, long enough ahead to be in time with some payers. */
export function defaultPlan(today: IsoDate): PlanAnswer {
  return planFor({ start: firstDay(today) }, today);
}

function firstDay(today: IsoDate): IsoDate {
  return firstOfMonth(today, monthsAhead);
}

/** The plan that an address asks for, counted back from the first days of billing. @param today where the company is */
export function planFor(search: PlanSearch, today: IsoDate): PlanAnswer {
  const { plan, refusal } = answerFor(search, today);
  return { plan, refusal };
}

/** The days of the same plan, for a calendar file. Empty: there is no plan. */
export function planEvents(search: PlanSearch, today: IsoDate): readonly CalendarEvent[] {
  return answerFor(search, today).events;
}

type Answer = PlanAnswer & { events: readonly CalendarEvent[] };

function answerFor(search: PlanSearch, today: IsoDate): Answer {
  if (!isPlanAsked(search)) return { plan: null, refusal: null, events: [] };
  const license = parseDate(search.license ?? "");
  if (search.license !== undefined && license === null) {
    return refused("The license’s day is not a date. Leave it empty if the license is in hand.");
  }
  const providers = Number(search.providers ?? 1);
  if (!Number.isInteger(providers) || providers < 1 || providers > providersMax) {
    return refused(`Give the number of providers as a number from 1 to ${providersMax}.`);
  }
  const starts: IsoDate[] = [];
  for (let index = 0; index < providers; index++) {
    const name = ownStartNames[index - 1];
    const start = parseDate((name && search[name]) ?? search.start ?? firstDay(today));
    const refusal = refusalOf(start, license, today);
    if (start === null || refusal !== null) {
      return refused(`${name && search[name] ? `Provider ${index + 1}: ` : ""}${refusal}`);
    }
    starts.push(start);
  }
  const chosen = payerIds.filter((id) => search[id] !== undefined);
  const state = search.state !== undefined && isStateSlug(search.state) ? search.state : null;
  return {
    ...makePlan({ starts, license, state, chosen: chosen.length === 0 ? payerIds : chosen }, today),
    refusal: null,
  };
}

function refusalOf(start: IsoDate | null, license: IsoDate | null, today: IsoDate): string | null {
  if (start === null) return "That is not a date. Choose one from the calendar, or write it like 2027-03-01.";
  if (start <= today) return `Choose a day after today, ${dateInWords(today)}.`;
  if (daysBetween(today, start) > yearsMax * 366) {
    return "That day is more than three years away. Choose an earlier one.";
  }
  if (license === null || license <= start) return null;
  return `Before the license no visit can be billed. Choose a first day from ${dateInWords(license)} on.`;
}

function refused(refusal: string): Answer {
  return { plan: null, refusal, events: [] };
}

type Whole = Omit<Asked, "start"> & { starts: readonly IsoDate[] };

function makePlan({ starts, ...rest }: Whole, today: IsoDate): { plan: Plan; events: readonly CalendarEvent[] } {
  const { license, state, chosen } = rest;
  const [start = today] = starts;
  const byDay = [...Map.groupBy(starts.entries(), ([, day]) => day)].toSorted(([a], [b]) => a.localeCompare(b));
  const groups = byDay.map(([day, group]): Group => {
    const which = byDay.length === 1 ? null : nameOf(group.map(([index]) => index + 1));
    return { ...rest, start: day, count: group.length, which };
  });
  const planned = groups.map((group) => planDay(group, today));
  const days = planned.map(({ day }) => day);
  const ownStarts: Plan["ownStarts"] = {};
  for (const [index, name] of ownStartNames.entries()) {
    const own = starts[index + 1];
    if (own !== start && own !== undefined) ownStarts[name] = own;
  }
  // Dates, a number and ids of ours: nothing in them needs an escape.
  const search = [
    `start=${start}`,
    ...(state === null ? [] : [`state=${state}`]),
    ...(license === null ? [] : [`license=${license}`]),
    ...(starts.length === 1 ? [] : [`providers=${starts.length}`]),
    ...Object.entries(ownStarts).map(([name, day]) => `${name}=${day}`),
    ...chosen.map((id) => `${id}=on`),
  ].join("&");
  const events: CalendarEvent[] = planned.flatMap((each) => each.events);
  if (license !== null) events.push({ id: `${start}-license`, on: license, title: "State license expected", text: "" });
  const plan = {
    start,
    ownStarts,
    shortWords: days.map((day) => longDate(day.start)).join("; "),
    chosen,
    license,
    state,
    providers: starts.length,
    days,
    href: `/contact?${search}#message`,
    message: messageOf(groups, days),
    calendar: `${planCalendarPath}?${search}`,
  } satisfies Plan;
  return { plan, events: events.toSorted((a, b) => a.on.localeCompare(b.on)) };
}

/** Such as "providers 1 and 3"; of many the number alone. */
function nameOf(numbers: readonly number[]): string {
  if (numbers.length > 3) return `${numbers.length} providers`;
  return `provider${numbers.length === 1 ? "" : "s"} ${new Intl.ListFormat("en-US").format(numbers.map(String))}`;
}

function planDay(group: Group, today: IsoDate): { day: PlannedDay; events: CalendarEvent[] } {
  const { start, license, count, which } = group;
  const dates = fileDates(group, today);
  const files = dates.map((file) => planned(file, start)).toSorted((a, b) => a.by.localeCompare(b.by));
  const { from, to } = own.duration;
  const startBy = addDays(files[0]?.by ?? start, -(to ?? from));
  const startSentence = [
    ...(count > 1 ? [`${count} providers: ${count * files.length} files, ${count} of each kind.`] : []),
    `Start with us ${startBy < today ? "today" : `by ${longDate(startBy)}`}. Our four steps take ${own.text} before the first file can leave.`,
    ...(license !== null && license > today
      ? [`The license is expected on ${longDate(license)}; the files leave from then on.`]
      : []),
  ].join(" ");
  const day = {
    start,
    startWords: `${dateInWords(start)}${which === null ? "" : `: ${which}`}`,
    forecast: forecastOf(start, dates, today),
    startSentence,
    files,
    advice: files.some(({ late }) => late !== null) ? advice : null,
  };
  return { day, events: eventsOf(group, files, startBy < today ? today : startBy) };
}

function eventsOf({ start, count, which }: Group, files: readonly PlannedFile[], startBy: IsoDate): CalendarEvent[] {
  const each = which === null ? (count > 1 ? `, ${count} providers` : "") : `, ${which}`;
  return [
    {
      id: `${start}-start`,
      on: startBy,
      title: `Start on the files${each}`,
      text: `Documents and forms take ${own.text}.`,
    },
    ...files.map(({ id, leaves, payer, usual, notes }) => ({
      id: `${start}-${id}`,
      on: leaves,
      title: `File: ${payer}${each}`,
      text: [usual, ...notes].join(" "),
    })),
    { id: `${start}-billing`, on: start, title: `First day of billing${each}`, text: "Effective dates in writing?" },
  ];
}

/** Says of the file what its dates say: the same status as the forecast's. */
function planned({ id, payer, by, filed, approved, status }: FileDates, start: IsoDate): PlannedFile {
  const { name, span, notes, lateFiling } = payer;
  const hasPassed = by < filed.first;
  const slowest = `Tight: it may come as late as ${longDate(approved.last)}.`;
  const noDayLost = lateFiling === null ? [] : [lateFiling.text(start)];
  const tight = [...(status === "Tight" ? [slowest] : []), ...(hasPassed ? noDayLost : [])];
  return {
    id,
    payer: name,
    name: `${name}: file by`,
    by,
    byWords: longDate(by),
    leaves: hasPassed ? filed.first : by,
    usual: `${span.isAverage ? "Averages of" : "Usually"} ${span.text}, from ${span.begins} to ${span.ends}.`,
    notes: notes(start),
    source: { checked: `How we count, and the source, checked on ${longDate(span.asOf)}`, text: `${span.source}.` },
    tight: status === "Late" || tight.length === 0 ? null : tight.join(" "),
    late: status === "Late" ? `Late: at its fastest it comes on ${longDate(approved.first)}.` : null,
  };
}
