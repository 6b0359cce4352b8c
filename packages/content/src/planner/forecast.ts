import { addDays, dayOfMonth, daysBetween, type IsoDate, longDate } from "../calendar.ts";
import { windows } from "../facts/dated/windows.ts";
import { spans } from "../facts/spans.ts";
import type { PayerId } from "../plan-search.ts";
import type { Forecast, ForecastRow } from "../types/sections.ts";
import { monthsOn } from "./months.ts";
import { payers } from "./payers.ts";

type Asked = { start: IsoDate; license: IsoDate | null; chosen: readonly PayerId[] };

const plansAfterMedicaid = `The state’s days alone: where its plans credential for themselves, add ${spans.commercialPlan.text}.`;

const own = endsOf(spans.enrollmentOwnSteps.duration);

/** From when each payer can be billed if the work begins today, and what that means for the first day of work. */
export function forecastOf({ start, license, chosen }: Asked, today: IsoDate): Forecast {
  const dates = chosen.map((id) => datesOf(id, start, license, today));
  const last = [start, ...dates.map(({ to }) => to)].toSorted().at(-1) ?? start;
  const days = daysBetween(today, last);
  const words = dates.map(
    ({ id, from, to }) => `${inSentence(id)} between ${short(from, today)} and ${short(to, today)}`,
  );
  return {
    sentence: `If we start this week: ${new Intl.ListFormat("en-US").format(words)}.`,
    rows: dates.map((row) => rowOf(row, start, today)),
    days,
    startsAt: daysBetween(today, start),
    startLabel: `First day of work: ${longDate(start)}`,
    months: monthsOn(today, last)
      .map((month) => ({ days: daysBetween(today, month), label: dayOfMonth(month) }))
      .filter((month) => month.days > days * 0.1),
  };
}

type Dates = { id: PayerId; filed: { first: IsoDate; last: IsoDate }; from: IsoDate; to: IsoDate };

/** Files wait for the license, and Medicare takes one only some days before the first visit. */
function datesOf(id: PayerId, start: IsoDate, license: IsoDate | null, today: IsoDate): Dates {
  const { span } = payers[id];
  const earliest = [
    ...(license === null ? [] : [license]),
    ...(id === "medicare" ? [addDays(start, -windows.facts.medicareEarliestFiling.duration.from)] : []),
  ];
  const filedBetween = (days: number) => [addDays(today, days), ...earliest].toSorted().at(-1) ?? today;
  const usual = endsOf(span.duration);
  const [first, last] = [filedBetween(own.from), filedBetween(own.to)];
  return { id, filed: { first, last }, from: addDays(first, usual.from), to: addDays(last, usual.to) };
}

function rowOf({ id, filed, from, to }: Dates, start: IsoDate, today: IsoDate): ForecastRow {
  const { name, lateFiling } = payers[id];
  // Where the date follows the filing, the payer's own days cost no visit.
  const status =
    lateFiling === null ? statusOf(from, to, start) : statusOf(filed.first, filed.last, lateFiling.lastDay(start));
  const place = (date: IsoDate) => daysBetween(today, date);
  return {
    id,
    label: `${name}: between ${short(from, today)} and ${short(to, today)}`,
    status,
    advice: adviceOf(id, status, start),
    bar: { filed: place(filed.first), from: place(from), to: place(to) },
  };
}

function statusOf(earliest: IsoDate, latest: IsoDate, due: IsoDate): ForecastRow["status"] {
  if (latest <= due) return "In time";
  return earliest <= due ? "Tight" : "Late";
}

function adviceOf(id: PayerId, status: ForecastRow["status"], start: IsoDate): string | null {
  const { lateFiling } = payers[id];
  if (lateFiling !== null) return lateFiling.text(start);
  if (id === "medicaid") return plansAfterMedicaid;
  if (status === "Tight") return "At its slowest it ends after the first day of work.";
  return status === "Late" ? "Ask for a retroactive date; we check who gives one." : null;
}

/** The programs' names are proper names. */
function inSentence(id: PayerId): string {
  const { name } = payers[id];
  return id === "medicare" || id === "medicaid" ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** "Mar 2", with the year where it is another one. */
function short(date: IsoDate, today: IsoDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? dayOfMonth(date) : `${dayOfMonth(date)}, ${date.slice(0, 4)}`;
}

function endsOf({ from, to }: { from: number; to: number | null }): { from: number; to: number } {
  return { from, to: to ?? from };
}
