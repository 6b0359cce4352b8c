import { addDays, daysBetween, type IsoDate } from "../calendar.ts";
import { windows } from "../facts/dated/windows.ts";
import { spans } from "../facts/spans.ts";
import type { StateSlug } from "../ids/states.ts";
import type { PayerId } from "../plan-search.ts";
import type { ForecastRow } from "../types/sections.ts";
import { type Payer, payersIn } from "./payers.ts";

/** What one plan is made for. `license`: the day it is expected; null: in hand. */
export type Asked = {
  start: IsoDate;
  license: IsoDate | null;
  state: StateSlug | null;
  chosen: readonly PayerId[];
};

/** Providers who start on one day. `which`: their numbers; null: all. */
export type Group = Asked & { count: number; which: string | null };

type Ends = { first: IsoDate; last: IsoDate };

/** The dates of one file, from which every sentence, bar and event of a plan is made. */
export type FileDates = {
  id: PayerId;
  payer: Payer;
  /** The day on which to file so that even the slowest case is over on the first day of work. */
  by: IsoDate;
  /** When it can be filed if the work begins today, with our own steps at their fastest and at their slowest. */
  filed: Ends;
  approved: Ends;
  status: ForecastRow["status"];
  /** Days of work that can't be billed. null: this file pays for no visit. */
  lost: { from: number; to: number } | null;
};

const own = endsOf(spans.enrollmentOwnSteps.duration);

export function fileDates({ start, license, state, chosen }: Asked, today: IsoDate): readonly FileDates[] {
  const payers = payersIn(state);
  return chosen.map((id) => {
    const payer = payers[id];
    const usual = endsOf(payer.span.duration);
    // Files wait for the license, and Medicare takes one only some days before the first visit.
    const earliest = [
      ...(license === null ? [] : [license]),
      ...(id === "medicare" ? [addDays(start, -windows.facts.medicareEarliestFiling.duration.from)] : []),
    ];
    const filed = { first: latest(addDays(today, own.from), earliest), last: latest(addDays(today, own.to), earliest) };
    const approved = { first: addDays(filed.first, usual.from), last: addDays(filed.last, usual.to) };
    // Where the date follows the filing, the payer's own days cost no visit.
    const [due, ends] = payer.lateFiling === null ? [start, approved] : [payer.lateFiling.lastDay(start), filed];
    const late = (day: IsoDate) => Math.max(0, daysBetween(due, day));
    return {
      id,
      payer,
      by: addDays(start, -usual.to),
      filed,
      approved,
      status: ends.last <= due ? "In time" : ends.first <= due ? "Tight" : "Late",
      lost: id === "hospital" ? null : { from: late(ends.first), to: late(ends.last) },
    };
  });
}

function latest(day: IsoDate, others: readonly IsoDate[]): IsoDate {
  return [day, ...others].toSorted().at(-1) ?? day;
}

function endsOf({ from, to }: { from: number; to: number | null }): { from: number; to: number } {
  return { from, to: to ?? from };
}
