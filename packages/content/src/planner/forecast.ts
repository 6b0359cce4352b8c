import { dayOfMonth, daysBetween, type IsoDate, longDate } from "../calendar.ts";
import type { Forecast, ForecastRow } from "../types/sections.ts";
import type { FileDates } from "./file-dates.ts";
import { monthsOn } from "./months.ts";

/** From when each payer can be billed if the work begins today, and what that means for the first day of work. */
export function forecastOf(start: IsoDate, files: readonly FileDates[], today: IsoDate): Forecast {
  const last = [start, ...files.map(({ approved }) => approved.last)].toSorted().at(-1) ?? start;
  const days = daysBetween(today, last);
  return {
    sentence: `If we start this week: ${verdictOf(files)}.`,
    rows: files.map((file) => rowOf(file, start, today)),
    days,
    startsAt: daysBetween(today, start),
    startLabel: `First day of work: ${longDate(start)}`,
    months: monthsOn(today, last)
      .map((month) => ({ days: daysBetween(today, month), label: dayOfMonth(month) }))
      .filter((month) => month.days > days * 0.1),
  };
}

const list = new Intl.ListFormat("en-US");

/** "Medicare in time; commercial plans and hospital privileges late" */
function verdictOf(files: readonly FileDates[]): string {
  const groups = (["In time", "Tight", "Late"] as const).map((status) => {
    const names = files.filter((file) => file.status === status).map(inSentence);
    return names.length === 0 ? [] : [`${list.format(names)} ${status.toLowerCase()}`];
  });
  return groups.flat().join("; ");
}

function rowOf(file: FileDates, start: IsoDate, today: IsoDate): ForecastRow {
  const { id, payer, filed, approved, status, lost } = file;
  const place = (date: IsoDate) => daysBetween(today, date);
  return {
    id,
    name: payer.name,
    label: `${payer.name}: ${between(file, today)}`,
    status,
    advice: adviceOf(file, start),
    bar: { filed: place(filed.first), from: place(approved.first), to: place(approved.last) },
    lost,
  };
}

function adviceOf({ payer: { lateFiling, after }, status }: FileDates, start: IsoDate): string | null {
  if (lateFiling !== null) return lateFiling.text(start);
  if (after !== null) return after;
  if (status === "Tight") return "At its slowest it ends after the first day of work.";
  return status === "Late" ? "Ask for a retroactive date; we check who gives one." : null;
}

/** The programs' names are proper names. */
function inSentence({ id, payer: { name } }: FileDates): string {
  return id === "medicare" || id === "medicaid" ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** With the year once, where it is the same and not today's. */
function between({ approved: { first, last } }: FileDates, today: IsoDate): string {
  const [thisYear, firstYear, lastYear] = [today, first, last].map((date) => date.slice(0, 4));
  const from = firstYear === thisYear || firstYear === lastYear ? "" : `, ${firstYear}`;
  const to = lastYear === thisYear ? "" : `, ${lastYear}`;
  return `between ${dayOfMonth(first)}${from} and ${dayOfMonth(last)}${to}`;
}
