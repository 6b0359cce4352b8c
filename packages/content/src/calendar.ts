export type IsoDate = `${number}-${number}-${number}`;

const dayMs = 24 * 60 * 60 * 1000;
/** A year has four digits, the first of which isn't 0, because `Date.UTC` reads the years 0 to 99 as 1900 to 1999. */
const pattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** @returns null if the day doesn't exist, such as February 30, or isn't written as `YYYY-MM-DD` */
export function parseDate(text: string): IsoDate | null {
  const [, year, month, day] = pattern.exec(text) ?? [];
  if (year === undefined) return null;
  const date = dateOf(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date === text ? date : null;
}

/** Counts calendar days, so time zones and daylight saving time make no difference. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(Date.parse(date) + days * dayMs);
}

/** The days from one date to the other; negative if `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

export function dayAt(zone: string, instantMs: number): IsoDate {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(instantMs) as IsoDate; // Swedish dates have the format of ISO 8601
}

const months = "January February March April May June July August September October November December".split(" ");
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Doesn't use `Intl`, whose locale data takes a phone 60 ms to load. */
function partsOf(date: string) {
  const utc = new Date(date);
  const month = months[utc.getUTCMonth()] ?? "";
  return { weekday: weekdays[utc.getUTCDay()], month, day: utc.getUTCDate(), year: utc.getUTCFullYear() };
}

export function dateInWords(date: IsoDate): string {
  return `${partsOf(date).weekday}, ${longDate(date)}`;
}

/** @param date a date or an instant; of an instant, the date in UTC is written */
export function longDate(date: string): string {
  const { month, day, year } = partsOf(date);
  return `${month} ${day}, ${year}`;
}

export function monthOf(date: IsoDate): string {
  const { month, year } = partsOf(date);
  return `${month} ${year}`;
}

export function dayOfMonth(date: IsoDate): string {
  const { month, day } = partsOf(date);
  return `${month.slice(0, 3)} ${day}`;
}

function dateOf(utcMs: number): IsoDate {
  return new Date(utcMs).toISOString().slice(0, 10) as IsoDate; // years of four digits only
}
