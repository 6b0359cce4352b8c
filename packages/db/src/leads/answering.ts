import type { Db } from "../open.ts";

const shareDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** How well the office answers. Shares are of the leads of thirty days that are answered or overdue. */
export async function readAnswering(db: Db, now = Date.now()) {
  const [since, until] = [now - shareDays * dayMs, now].map((ms) => new Date(ms).toISOString());
  const { waiting, overdue, oldest } = await db
    .selectFrom("lead_waiting")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("waiting"),
      fn.count<number>(eb.case().when("due_at", "<", String(until)).then(eb.lit(1)).end()).as("overdue"),
      fn.min("created_at").as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  const answered = db
    .selectFrom("lead_inbox as lead")
    .select("due_at")
    .select(({ selectFrom }) =>
      selectFrom("lead_events as event")
        .select(({ fn }) => fn.min("happened_at").as("at"))
        .whereRef("event.reference", "=", "lead.reference")
        .where("to_status", "in", ["contacted", "won", "lost"])
        .as("answered_at"),
    )
    .where("created_at", ">", String(since))
    .where("status", "<>", "quarantined");
  const { inTime, due } = await db
    .selectFrom(answered.as("answer"))
    .select(({ fn, eb, ref }) => [
      fn.count<number>(eb.case().when("answered_at", "<=", ref("due_at")).then(eb.lit(1)).end()).as("inTime"),
      fn
        .count<number>(
          eb
            .case()
            .when(eb.or([eb("answered_at", "is not", null), eb("due_at", "<", String(until))]))
            .then(eb.lit(1))
            .end(),
        )
        .as("due"),
    ])
    .where("due_at", "is not", null)
    .executeTakeFirstOrThrow();
  return {
    ...{ waiting, overdue },
    /** For how long the oldest has waited; 0: none waits. */
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Date.parse(oldest)) / 1000),
    /** 1 as long as no answer was due. */
    inTimeRatio: due === 0 ? 1 : inTime / due,
  };
}
