import { isFederalHoliday } from "./holidays.ts";

/** `from` and `to` are minutes since midnight on the office's clock. Day 1 is Monday, and day 7 is Sunday. */
type Range = { days: readonly number[]; from: number; to: number };

/** `closed` has days as `YYYY-MM-DD`, as `MM-DD` of each year, or as `us-federal`. */
export type OfficeHours = { zone: string; ranges: readonly Range[]; closed: readonly string[] };

const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const rangePattern =
  /^(?:(?<first>[A-Z][a-z]{2})(?:-(?<last>[A-Z][a-z]{2}))? )?(?<from>\d{1,2}:\d{2})-(?<to>\d{1,2}:\d{2})$/;
const minutesMax = 24 * 60;

/** Parses `Mon-Fri 8:00-12:00, 13:00-17:00, Sat 9:00-12:00`. A time zone may follow. The default is `zone`. */
export function readHours(text: string, zone: string): Omit<OfficeHours, "closed"> | null {
  const [, hours = "", ownZone] = /^(.*?)(?:\s+([A-Z]\w+\/[\w/]+|UTC))?$/.exec(text.trim()) ?? [];
  const ranges: Range[] = [];
  for (const part of hours.split(",")) {
    const { first, last = first, ...times } = rangePattern.exec(part.trim().replace(/\s+/g, " "))?.groups ?? {};
    const [from, to] = [minutesOf(times.from), minutesOf(times.to)];
    const days = first === undefined ? ranges.at(-1)?.days : daysBetween(first, last ?? first);
    if (days === undefined || !(from < to) || to > minutesMax) return null;
    ranges.push({ days, from, to });
  }
  return { zone: ownZone ?? zone, ranges };
}

/** @returns NaN if the time doesn't exist */
function minutesOf(time = ""): number {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(":").map(Number);
  return minute < 60 ? hour * 60 + minute : Number.NaN;
}

function daysBetween(first: string, last: string): number[] | undefined {
  const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
  if (from < 0 || to < 0) return undefined;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => ((from + index) % 7) + 1);
}

/** Whether the text is a valid part of OFFICE_CLOSED. */
export function isClosedDay(text: string): boolean {
  if (text === "us-federal") return true;
  const [, year = "2024", month, day] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(text) ?? [];
  const fields = { year: Number(year), month: Number(month), day: Number(day) };
  try {
    return Temporal.PlainDate.from(fields, { overflow: "reject" }).year > 0;
  } catch {
    return false;
  }
}

type Opening = { opens: number; closes: number };

function openingsOf({ zone, ranges, closed }: OfficeHours, day: Temporal.PlainDate): Opening[] {
  const date = day.toString();
  if (closed.includes(date) || closed.includes(date.slice(5))) return [];
  if (closed.includes("us-federal") && isFederalHoliday(day)) return [];
  const at = (minutes: number) => {
    const [days, hour, minute] = [Math.floor(minutes / minutesMax), Math.floor(minutes / 60) % 24, minutes % 60];
    return day.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: { hour, minute } }).epochMilliseconds;
  };
  return ranges
    .filter(({ days }) => days.includes(day.dayOfWeek))
    .map(({ from, to }) => ({ opens: at(from), closes: at(to) }))
    .toSorted((one, other) => one.opens - other.opens);
}

/** The search for an opening covers this many days. If the office is closed for longer, its hours count as unknown. */
const daysMax = 60;

/** Yields the openings in order, beginning with the day before `fromMs`. */
export function* openingsSince(hours: OfficeHours, fromMs: number): Generator<Opening> {
  const first = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(hours.zone).toPlainDate();
  for (let days = -1; days < daysMax; days += 1) yield* openingsOf(hours, first.add({ days }));
}
