import type { Db } from "../open.ts";

const yearsAhead = 10;

/** Stores a time zone's offsets. Views compute the office's days from them. */
export async function writeOfficeTime(db: Db, zone: string): Promise<void> {
  const rows = changesOf(zone);
  const written = await db.selectFrom("office_time").selectAll().orderBy("since").execute();
  if (JSON.stringify(written) === JSON.stringify(rows)) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("office_time").execute();
    await transaction.insertInto("office_time").values(rows).execute();
  });
}

/** The offset from UTC on January 1, 2020, which all earlier times get too, and the offset after each clock change. */
function changesOf(zone: string): { since: string; minutes: number }[] {
  const end = Temporal.Now.zonedDateTimeISO(zone).year + yearsAhead;
  const rows: { since: string; minutes: number }[] = [];
  let time: Temporal.ZonedDateTime | null = Temporal.Instant.from("2020-01-01T00:00:00Z").toZonedDateTimeISO(zone);
  for (; time !== null && time.year < end; time = time.getTimeZoneTransition("next"))
    rows.push({
      since: rows.length === 0 ? "" : time.toInstant().toString({ fractionalSecondDigits: 3 }),
      minutes: Math.round(time.offsetNanoseconds / 60_000_000_000),
    });
  return rows;
}
