import type { Site } from "../site.ts";
import { closingsAfter } from "./due.ts";
import type { OfficeHours } from "./hours.ts";
import { momentInWords } from "./moment.ts";

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** In winter, zones have their standard names, such as EST. The pages use these all year. */
const winter = Temporal.Instant.from("2026-01-15T12:00:00Z");

type HoursWords = Pick<Site, "zone" | "hours" | "hoursBoth" | "hoursDays" | "hoursTimes" | "openings">;

/** @param zone the zone that search engines assume */
export function hoursWords({ zone: own, ranges }: Omit<OfficeHours, "closed">, zone: string): HoursWords {
  const short = (minutes: number) => clock(minutes, false);
  const long = (minutes: number) => clock(minutes, true);
  const groups = [...Map.groupBy(ranges, ({ days }) => days.join()).values()].map((group) => {
    const [first = "", last = first] = [group[0]?.days.at(0), group[0]?.days.at(-1)].map(
      (day) => dayNames[(day ?? 1) - 1],
    );
    const times = (write: (minutes: number) => string) =>
      group.map(({ from, to }) => `${write(from)}-${write(to)}`).join(", ");
    const days = (letters: number) => [...new Set([first, last])].map((name) => name.slice(0, letters)).join("-");
    return { short: `${days(3)} ${times(short)}`, days: days(9), times: times(long) };
  });
  const label = nameOf(own, "short");
  const last = groups.at(-1);
  const before = groups.slice(0, -1).map(({ days, times }) => `${days} ${times}`);
  const hours = `${groups.map((group) => group.short).join(", ")} ${label}`;
  const aheadBy = (offsetOf(zone) - offsetOf(own)) / 60;
  const [only, another] = ranges;
  const local =
    only && another === undefined && aheadBy !== 0
      ? ` (${hour(only.from + aheadBy)}-${hour(only.to + aheadBy)} ${nameOf(zone, "longGeneric").replace(" Time", "")})`
      : "";
  return {
    zone,
    hours,
    hoursBoth: hours + local,
    hoursDays: [...before, last?.days].join(", "),
    hoursTimes: `${last?.times} ${label}`,
    openings: ranges.map(({ days, from, to }) => ({
      dayOfWeek: days.map((day) => dayNames[day - 1] ?? ""),
      opens: iso(from + aheadBy),
      closes: iso(to + aheadBy),
    })),
  };
}

const parts = (minutes: number) => {
  const all = (minutes + 1440) % 1440;
  return { hours: Math.floor(all / 60), rest: String(all % 60).padStart(2, "0") };
};

function clock(minutes: number, isLong: boolean): string {
  const { hours, rest } = parts(minutes);
  const half = hours < 12 ? "AM" : "PM";
  return isLong ? `${hours % 12 || 12}:${rest} ${half}` : `${hour(minutes)}${half}`;
}

function hour(minutes: number): string {
  const { hours, rest } = parts(minutes);
  return `${hours % 12 || 12}${rest === "00" ? "" : `:${rest}`}`;
}

function iso(minutes: number): string {
  const { hours, rest } = parts(minutes);
  return `${String(hours).padStart(2, "0")}:${rest}`;
}

function offsetOf(zone: string): number {
  return winter.toZonedDateTimeISO(zone).offsetNanoseconds / 1e9;
}

function nameOf(timeZone: string, timeZoneName: "short" | "longGeneric"): string {
  const named = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName }).formatToParts(winter.epochMilliseconds);
  return named.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** A page has notes about a closed office for this many days. Pages are made again every day. */
const closingDays = 3;
const soonMs = 6 * 24 * 60 * 60 * 1000;

/** A sentence that a form shows from one moment to another, both in UTC milliseconds. */
type ClosedNote = { from: number; until: number; text: string };

/** @param words a text with the tokens {opens} and {due} */
export function closedNotes(words: string, nowMs: number, hours: OfficeHours, zone: string): ClosedNote[] {
  return closingsAfter(nowMs, closingDays, hours).map(({ from, until, opens, due }) => {
    const at = (ms: number) => momentInWords(new Date(ms).toISOString(), zone, ms - from < soonMs);
    return { from, until, text: words.replace("{opens}", at(opens)).replace("{due}", at(due)) };
  });
}
