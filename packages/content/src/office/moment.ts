/** Doesn't use Temporal, which not every browser has. `utc` is in ISO-8601. */
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
