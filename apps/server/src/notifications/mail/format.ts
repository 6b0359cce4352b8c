/** Leaves unknown placeholders unchanged, because `fill` may replace them with facts about the site. */
export function put(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name) => values[name] ?? token);
}

/** @returns for example `Saturday, November 21, 2026 at 3:14 PM CST` */
export function formatInstant(utc: string, timeZone: string): string {
  return format(utc, { weekday: "long", year: "numeric", month: "long", day: "numeric", timeZone });
}

/** @returns for example `Sat 3:14 PM CST`, which is enough for a time that is less than a week away */
export function formatHour(utc: string, timeZone: string): string {
  return format(utc, { weekday: "short", timeZone }).replace(",", "");
}

const nearMs = 6 * 24 * 60 * 60 * 1000;

/**
 * @returns for example `Tue 2:15 PM` if the time is less than six days from now, `Nov 21` if it is further away, and
 * `Nov 21, 2025` if it is also in another year
 */
export function formatNear(utc: string, timeZone: string, now = Date.now()): string {
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const day = { month: "short", day: "numeric" } as const;
  const near = Math.abs(Date.parse(utc) - now) < nearMs ? ({ weekday: "short", ...time } as const) : day;
  const yearOf = (at: string | number) =>
    new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone }).format(new Date(at));
  const year = near === day && yearOf(utc) !== yearOf(now) ? ({ year: "numeric" } as const) : {};
  return new Intl.DateTimeFormat("en-US", { ...near, ...year, timeZone }).format(new Date(utc)).replace(/\s/g, " ");
}

/** @returns a format that spreadsheets parse, for example `2026-11-01 01:30:00` */
export function localTime(utc: string, zone: string): string {
  const local = Temporal.Instant.from(utc).toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: "second" }).replace("T", " ");
}

/**
 * A text without `Z` or an offset is a local time in `zone`.
 * @returns null if the text is not a date or time
 */
export function readInstant(typed: string, zone: string): Temporal.Instant | null {
  try {
    if (/(?:Z|[+-]\d\d:?\d\d)$/.test(typed)) return Temporal.Instant.from(typed);
    return Temporal.PlainDateTime.from(typed).toZonedDateTime(zone).toInstant();
  } catch {
    return null;
  }
}

function format(utc: string, day: Intl.DateTimeFormatOptions): string {
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return new Intl.DateTimeFormat("en-US", { ...day, ...time }).format(new Date(utc)).replace(/\s/g, " ");
}
