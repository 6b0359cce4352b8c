/** Days are numbers that count from the calendar's first day. */
export type PaidCalendar = {
  days: number;
  months: readonly { days: number; label: string }[];
  rows: readonly { label: string; filed: number; from: number; paid: number }[];
};

const columns = ["Filed", "Effective date", "Billing from", "Lost"];
const dayMs = 24 * 60 * 60 * 1000;
const dates = /(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}/g;

/** If a cell has several days, the last one is used. The earliest day of the column "Lost" is the first visit. */
export function paidCalendar(lines: readonly string[]): PaidCalendar | null {
  const [head = "", ...rest] = lines.map((line) => line.slice(2));
  if (head !== columns.join(" | ")) return null;
  const cases = rest.map((line) => {
    const [filed = "", , billing = "", lost = ""] = line.split(" | ");
    return { label: `${filed}: ${lost} lost`, filed: dayOf(filed), billing: dayOf(billing), lost: firstDayOf(lost) };
  });
  const visit = Math.min(...cases.map(({ lost }) => lost));
  const begin = startOfMonth(Math.min(visit, ...cases.map(({ filed }) => filed)), 0);
  const end = startOfMonth(Math.max(...cases.map(({ filed }) => filed)), 1);
  const months = [0, 1, 2, 3, 4, 5].map((ahead) => startOfMonth(begin, ahead)).filter((month) => month < end);
  return {
    days: end - begin,
    months: months.map((month) => ({ days: month - begin, label: nameOf(month) })),
    rows: cases.map(({ label, filed, billing }) => ({
      label,
      filed: filed - begin,
      from: visit - begin,
      paid: Math.max(visit, billing) - begin,
    })),
  };
}

function daysIn(text: string): number[] {
  return [...text.matchAll(dates)].map(([date]) => Date.parse(`${date}, 2026 UTC`) / dayMs);
}

function dayOf(text: string): number {
  return daysIn(text).at(-1) ?? Number.NaN;
}

function firstDayOf(text: string): number {
  return daysIn(text)[0] ?? Number.POSITIVE_INFINITY;
}

function startOfMonth(day: number, ahead: number): number {
  const date = new Date(day * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead) / dayMs;
}

function nameOf(day: number): string {
  return new Date(day * dayMs).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}
