/** A rule is a day of a month, or the nth weekday of a month. The last weekday of a month has the number -1. */
const rules: readonly ([month: number, day: number] | [month: number, weekday: number, nth: number])[] = [
  [1, 1],
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [6, 19],
  [7, 4],
  [9, 1, 1],
  [10, 1, 2],
  [11, 11],
  [11, 4, 4],
  [12, 25],
];

function dateOf(year: number, [month, day, nth]: (typeof rules)[number]): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  if (nth === undefined) return first.with({ day });
  // For the last Monday of a month, `begin` is the first of the month's last seven days.
  const begin = nth > 0 ? first : first.with({ day: first.daysInMonth - 6 });
  return begin.add({ days: ((day - begin.dayOfWeek + 7) % 7) + 7 * (Math.max(nth, 1) - 1) });
}

/** A holiday on a Saturday is observed on Friday, and one on a Sunday is observed on Monday (5 U.S.C. 6103). */
function observed(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.add({ days: date.dayOfWeek === 6 ? -1 : date.dayOfWeek === 7 ? 1 : 0 });
}

const observedIn = new Map<number, ReadonlySet<string>>();

export function isFederalHoliday(day: Temporal.PlainDate): boolean {
  const { year } = day;
  // January 1 of the next year may be observed on December 31.
  const known =
    observedIn.get(year) ??
    new Set([year, year + 1].flatMap((each) => rules.map((rule) => observed(dateOf(each, rule)).toString())));
  observedIn.set(year, known);
  return known.has(day.toString());
}
