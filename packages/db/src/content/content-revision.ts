import { sql } from "kysely";
import type { Db } from "../open.ts";

type Moment = {
  revision: string;
  /** The latest publication time that has passed, to the second. "": no scheduled article is public yet */
  since: string;
  /** When the next article becomes public, in milliseconds since 1970. null: no article is scheduled */
  next: number | null;
};

export async function readMoment(db: Db, atMs: number): Promise<Moment> {
  const second = new Date(atMs).toISOString().slice(0, "2026-12-01T14:00:00".length);
  const times = () => db.selectFrom("blog_posts").where("publish_at", "is not", null);
  const time = sql<string>`substr(publish_at, 1, 19)`;
  const { revision, changed_at, since, next } = await db
    .selectFrom("content_revision")
    .select([
      "revision",
      "changed_at",
      times().where(time, "<=", second).select(sql<string | null>`max(${time})`.as("time")).as("since"),
      times().where(time, ">", second).select(sql<string | null>`min(${time})`.as("time")).as("next"),
    ])
    .executeTakeFirstOrThrow();
  const nextMs = next === null ? Number.NaN : Date.parse(`${next}Z`);
  return { revision: `${revision} ${changed_at}`, since: since ?? "", next: Number.isNaN(nextMs) ? null : nextMs };
}
