/**
 * Doesn't use Temporal, because it also runs in browsers, and not every browser has Temporal.
 * @param utc ISO-8601
 * @param isSoon the moment is within a week, so the weekday suffices
 * @returns such as `Monday, November 30, 10 AM CST`, or `Monday, 10 AM CST`
 */
export function momentInWords(utc: string, timeZone: string, isSoon = false): string {
  const day = isSoon ? ({ weekday: "long" } as const) : ({ weekday: "long", month: "long", day: "numeric" } as const);
  const write = (options: Intl.DateTimeFormatOptions) =>
    formatOf({ ...options, timeZone })
      .format(new Date(utc))
      .replace(/\s/g, " ");
  const time = write({ hour: "numeric", minute: "2-digit", timeZoneName: "short" });
  return `${write(day)}, ${time.replace(":00", "")}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because creating one takes a hundred times as long as using it. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", options);
  formats.set(key, format);
  return format;
}
