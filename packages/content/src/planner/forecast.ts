import { addDays, dayOfMonth, daysBetween, type IsoDate, longDate } from "../calendar.ts";
import type { Forecast, PlannedFile } from "../types/sections.ts";
import { monthsOn } from "./months.ts";

/** Compares the first day of work with the days from which payers can be billed if we begin today. */
export function forecastOf(start: IsoDate, files: readonly PlannedFile[], today: IsoDate): Forecast {
  const hasBegun = start < today;
  const startsAt = hasBegun ? 0 : daysBetween(today, start);
  const days = Math.max(startsAt, ...files.map(({ bar }) => bar.to));
  return {
    sentence: `${hasBegun && files.some(({ id }) => id !== "hospital") ? atRisk(start) : ""}If we start this week: ${verdictOf(files)}.`,
    days,
    startsAt,
    startLabel: hasBegun ? `Today; at work since ${longDate(start)}` : `First day of work: ${longDate(start)}`,
    months: monthsOn(today, addDays(today, days))
      .map((month) => ({ days: daysBetween(today, month), label: dayOfMonth(month) }))
      .filter((month) => month.days > days * 0.1),
  };
}

function atRisk(start: IsoDate): string {
  return `Every visit since ${longDate(start)} is at risk until the payer sets an effective date that covers it. Hold these claims. `;
}

const list = new Intl.ListFormat("en-GB");

function verdictOf(files: readonly PlannedFile[]): string {
  const groups = (["In time", "Tight", "Late"] as const).map((status) => {
    const group = files.filter((file) => file.status === status);
    if (group.length === 0) return [];
    const verb = group.length === 1 && group.every(({ isProperName }) => isProperName) ? "is" : "are";
    return [`${list.format(group.map(inSentence))} ${verb} ${status.toLowerCase()}`];
  });
  return groups.flat().join("; ");
}

function inSentence({ payer, isProperName }: PlannedFile): string {
  return isProperName ? payer : payer.charAt(0).toLowerCase() + payer.slice(1);
}
