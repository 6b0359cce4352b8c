import { sql } from "kysely";
import type { Db } from "../open.ts";

type Moment = {
  revision: string;
  /** The publication time of the article that was published last, to the second. "": none was published */
  since: string;
  /** The publication time of the next scheduled article, in milliseconds since 1970. null: no article is scheduled */
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
