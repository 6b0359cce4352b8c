import type { Db } from "../open.ts";

const yearsAhead = 10;

/** Writes the UTC offsets of the office's time zone, by which the views find the day on which a lead arrived. */
export async function writeOfficeTime(db: Db, zone: string): Promise<void> {
  const rows = changesOf(zone);
  const written = await db.selectFrom("office_time").selectAll().orderBy("since").execute();
  if (JSON.stringify(written) === JSON.stringify(rows)) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("office_time").execute();
    await transaction.insertInto("office_time").values(rows).execute();
  });
}

/** The offset of January 2020 also counts for earlier times. */
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

/** Days in the office's time zone, such as 2026-11-20. `before` is exclusive. */
export type Days = { from: string; before: string };

export async function readDays(db: Db, { from, before }: Days, zone: string) {
  const begins = (day: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString({ fractionalSecondDigits: 3 });
  const came = await db
    .selectFrom("lead_inbox")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("status", "<>", "quarantined").as("leads"),
      fn.countAll<number>().filterWhere("status", "=", "quarantined").as("held"),
    ])
    .where("day_local", ">=", from)
    .where("day_local", "<", before)
    .executeTakeFirstOrThrow();
  const sources = await db
    .selectFrom("lead_sources")
    .select("source")
    .select(({ fn }) => fn.sum<number>("leads").as("leads"))
    .where("day_local", ">=", from)
    .where("day_local", "<", before)
    .groupBy("source")
    .orderBy("leads", "desc")
    .orderBy("source")
    .execute();
  const closed = await db
    .selectFrom("lead_inbox")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("status", "=", "won").as("won"),
      fn.countAll<number>().filterWhere("status", "=", "lost").as("lost"),
    ])
    .where("status", "in", ["won", "lost"])
    .where("status_since", ">=", begins(from))
    .where("status_since", "<", begins(before))
    .executeTakeFirstOrThrow();
  const answers = await db
    .selectFrom("lead_answers")
    .select(["hours", "in_time"])
    .where("answered_day_local", ">=", from)
    .where("answered_day_local", "<", before)
    .execute();
  return { ...came, ...closed, sources, ...measured(answers) };
}

type Answer = { hours: number | null; in_time: number | null };

function measured(answers: readonly Answer[]) {
  const hours = answers.map((answer) => answer.hours ?? 0).toSorted((one, other) => one - other);
  const middle = [hours[Math.floor((hours.length - 1) / 2)], hours[Math.floor(hours.length / 2)]];
  const isAny = hours.length > 0;
  return {
    answered: hours.length,
    medianHours: isAny ? middle.reduce<number>((sum, each = 0) => sum + each / 2, 0) : null,
    inTime: isAny ? answers.filter((answer) => answer.in_time === 1).length / hours.length : null,
  };
}

export function readOpen(db: Db) {
  return db
    .selectFrom("lead_inbox")
    .select("owner")
    .select(({ fn }) => fn.countAll<number>().as("leads"))
    .where("status", "in", ["new", "contacted"])
    .groupBy("owner")
    .orderBy("leads", "desc")
    .execute();
}

const recordDays = 90;
const recordMin = 20;

/** Covers the 90 days before `day`, in the office's time zone. Returns null if fewer than 20 leads were answered. */
export async function readRecord(db: Db, day: string) {
  const from = Temporal.PlainDate.from(day).subtract({ days: recordDays }).toString();
  const answers = await db
    .selectFrom("lead_answers")
    .select(["hours", "in_time"])
    .where("day_local", ">=", from)
    .where("day_local", "<", day)
    .execute();
  const { late } = await db
    .selectFrom("lead_inbox")
    .select(({ fn }) => fn.countAll<number>().as("late"))
    .where("status", "=", "new")
    .where("day_local", ">=", from)
    .where("due_at", "<", `${day}T00:00:00.000Z`)
    .executeTakeFirstOrThrow();
  const { answered, medianHours } = measured(answers);
  if (answered < recordMin || medianHours === null) return null;
  const inTime = answers.filter((answer) => answer.in_time === 1).length / (answered + late);
  return { days: recordDays, inTime, medianHours };
}
