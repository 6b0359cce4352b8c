import { addDays, dateInWords, daysBetween, type IsoDate, longDate, parseDate } from "../calendar.ts";
import { spans } from "../facts/spans.ts";
import { isStateSlug } from "../ids/states.ts";
import { planCalendarPath } from "../paths.ts";
import { isPlanAsked, ownStartNames, type PlanSearch, payerIds, planIds } from "../plan-search.ts";
import type { CalendarEvent, Plan, PlanAnswer, PlannedDay } from "../types/sections.ts";
import { type Asked, byLastDay, plannedFiles } from "./file-dates.ts";
import { forecastOf } from "./forecast.ts";
import { messageOf } from "./message.ts";
import { firstOfMonth } from "./months.ts";

const yearsMax = 3;
const providersMax = 50;
const monthsAhead = 3;
const yearsAgoMax = 1;
const advice = "Call {phone} about the late files: emergency support is available 24/7.";

const { enrollmentOwnSteps: own } = spans;

/** The plan shown before any input starts on the first of a month, far enough ahead that some payers are in time. */
export function defaultPlan(today: IsoDate): PlanAnswer {
  return planFor({ start: firstDay(today) }, today);
}

function firstDay(today: IsoDate): IsoDate {
  return firstOfMonth(today, monthsAhead);
}

/** @param today the date at the office */
export function planFor(search: PlanSearch, today: IsoDate): PlanAnswer {
  if (!isPlanAsked(search)) return { plan: null, refusal: null };
  const license = parseDate(search.license ?? "");
  if (search.license !== undefined && license === null) {
    return refused("The day of the license is not a date. Leave the field empty if the license is in hand.");
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
  const plan = planIds.find((id) => id === search.payer) ?? null;
  return {
    plan: makePlan(starts, { license, state, plan, chosen: chosen.length === 0 ? payerIds : chosen }, today),
    refusal: null,
  };
}

function refusalOf(start: IsoDate | null, license: IsoDate | null, today: IsoDate): string | null {
  if (start === null) return "That is not a date. Choose one from the calendar, or write it like 2027-03-01.";
  if (daysBetween(start, today) > yearsAgoMax * 366) {
    return "That day is more than a year ago. Choose a later one.";
  }
  if (daysBetween(today, start) > yearsMax * 366) {
    return "That day is more than three years away. Choose an earlier one.";
  }
  if (license === null || license <= start) return null;
  return `You can’t bill a visit before the license. Choose a first day from ${dateInWords(license)} on.`;
}

function refused(refusal: string): PlanAnswer {
  return { plan: null, refusal };
}

function makePlan(starts: readonly IsoDate[], asked: Omit<Asked, "start">, today: IsoDate): Plan {
  const { license, state, plan, chosen } = asked;
  const [start = today] = starts;
  const byDay = [...Map.groupBy(starts.entries(), ([, day]) => day)].toSorted(([a], [b]) => a.localeCompare(b));
  const days = byDay.map(([day, group]) => {
    const which = byDay.length === 1 ? null : nameOf(group.map(([index]) => index + 1));
    return planDay({ ...asked, start: day }, group.length, which, today);
  });
  const ownStarts: Plan["ownStarts"] = {};
  for (const [index, name] of ownStartNames.entries()) {
    const own = starts[index + 1];
    if (own !== start && own !== undefined) ownStarts[name] = own;
  }
  // Dates, a number and our ids need no escaping.
  const search = [
    `start=${start}`,
    ...(state === null ? [] : [`state=${state}`]),
    ...(plan === null ? [] : [`payer=${plan}`]),
    ...(license === null ? [] : [`license=${license}`]),
    ...(starts.length === 1 ? [] : [`providers=${starts.length}`]),
    ...Object.entries(ownStarts).map(([name, day]) => `${name}=${day}`),
    ...chosen.map((id) => `${id}=on`),
  ].join("&");
  return {
    start,
    ownStarts,
    shortWords: days.map((day) => longDate(day.start)).join("; "),
    chosen,
    license,
    state,
    plan,
    providers: starts.length,
    days,
    href: `/contact?${search}#message`,
    message: messageOf(days, asked),
    calendar: `${planCalendarPath}?${search}`,
  };
}

function nameOf(numbers: readonly number[]): string {
  if (numbers.length > 3) return `${numbers.length} providers`;
  return `provider${numbers.length === 1 ? "" : "s"} ${new Intl.ListFormat("en-GB").format(numbers.map(String))}`;
}

function planDay(asked: Asked, count: number, which: string | null, today: IsoDate): PlannedDay {
  const { start, license } = asked;
  const files = plannedFiles(asked, today);
  const startBy = addDays(byLastDay(files)[0]?.by ?? start, -(own.duration.to ?? own.duration.from));
  const startSentence = [
    ...(count > 1 ? [`${count} providers: ${count * files.length} files, ${count} of each kind.`] : []),
    `Start with us ${startBy < today ? "today" : `by ${longDate(startBy)}`}. Our four steps take ${own.text} before we can file the first application.`,
    ...(license !== null && license > today
      ? [`The license is expected on ${longDate(license)}, and we file from then on.`]
      : []),
  ].join(" ");
  return {
    start,
    startWords: `${dateInWords(start)}${which === null ? "" : `: ${which}`}`,
    hasBegun: start < today,
    count,
    which,
    forecast: forecastOf(start, files, today),
    startBy: startBy < today ? today : startBy,
    startSentence,
    files,
    advice: files.some(({ late }) => late !== null) ? advice : null,
  };
}

function firstDayOfBilling(on: IsoDate, each: string): CalendarEvent {
  return {
    id: `${on}-billing`,
    on,
    title: `First day of billing${each}`,
    text: "Has each payer confirmed the effective date?",
  };
}

export function planEvents({ start, license, days }: Plan): readonly CalendarEvent[] {
  const expected: CalendarEvent[] =
    license === null ? [] : [{ id: `${start}-license`, on: license, title: "State license expected", text: "" }];
  return [...days.flatMap(eventsOf), ...expected].toSorted((a, b) => a.on.localeCompare(b.on));
}

function eventsOf({ start, hasBegun, startBy, count, which, files }: PlannedDay): CalendarEvent[] {
  const each = which === null ? (count > 1 ? `, ${count} providers` : "") : `, ${which}`;
  return [
    {
      id: `${start}-start`,
      on: startBy,
      title: `Start on the files${each}`,
      text: `Documents and forms take ${own.text}.`,
    },
    ...byLastDay(files).map(({ id, leaves, payer, usual, notes }) => ({
      id: `${start}-${id}`,
      on: leaves,
      title: `File: ${payer}${each}`,
      text: [usual, ...notes].join(" "),
    })),
    ...(hasBegun ? [] : [firstDayOfBilling(start, each)]),
  ];
}
