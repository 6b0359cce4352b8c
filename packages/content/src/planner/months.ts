import type { IsoDate } from "../calendar.ts";

const labelsMax = 6;

/** The first day of each month between two dates or, if there are many, of every second, third … month. */
export function monthsOn(from: IsoDate, to: IsoDate): IsoDate[] {
  const [first, last] = [monthNumber(from) + 1, monthNumber(to)];
  const step = Math.max(1, Math.ceil((last - first + 1) / labelsMax));
  const months: IsoDate[] = [];
  for (let month = first; month <= last; month += step) months.push(firstDay(month));
  return months;
}

function monthNumber(date: IsoDate): number {
  const [year, month] = date.split("-").map(Number);
  return (year ?? 0) * 12 + (month ?? 1) - 1;
}

function firstDay(month: number): IsoDate {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01` as IsoDate; // both are numbers
}

export function firstOfMonth(date: IsoDate, monthsLater: number): IsoDate {
  return firstDay(monthNumber(date) + monthsLater);
}
