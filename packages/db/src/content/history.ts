import { type Kysely, type Selectable, sql } from "kysely";
import { nowText } from "../columns.ts";
import { dialects, triggerStatements } from "../dialect.ts";
import type { Engine } from "../engine.ts";
import { type Db, inTransaction } from "../open.ts";
import type { Database } from "../schema.ts";

export async function followContent(db: Kysely<unknown>, { name }: Pick<Engine, "name">, table: string): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table)?.columns.filter((column) => column.name !== "seed_hash");
  const json = (row: string) =>
    name === "sqlite"
      ? `json_object(${columns?.map((column) => `'${column.name}', ${row}.${column.name}`).join(", ")})`
      : `(to_jsonb(${row}) - 'seed_hash')::text`;
  const { now } = dialects[name];
  const record = (slug: string, event: string, former: string, state: string, where = "true", from = "") =>
    `INSERT INTO content_history (changed_at, content_table, slug, event, former, state, made_by)
  SELECT ${now}, '${table}', ${slug}, '${event}', ${former}, ${state}, made_by
  FROM content_revision${from} WHERE made_by <> 'restore' AND ${where};`;
  const follow = (event: string, body: string, when?: string) =>
    triggerStatements(name, {
      trigger: `${table}_follows_${event.replace(" ", "_").toLowerCase()}`,
      event,
      table,
      when,
      body: `${body}\n  UPDATE content_revision SET revision = revision + 1, changed_at = ${now};`,
    });
  const [former, state, present] = [json("OLD"), json("NEW"), json(table)];
  const inserted = (where?: string) => record("NEW.slug", "insert", "NULL", state, where);
  const deleted = (where?: string) => record("OLD.slug", "delete", former, "NULL", where);
  const updated = record("NEW.slug", "update", former, state, "OLD.slug = NEW.slug");
  // A row whose slug changes becomes another page, so the history gets a deletion and an insertion.
  const moved = "OLD.slug <> NEW.slug";
  const replaced = `(${table}.slug = NEW.slug OR ${table}.id = NEW.id)`;
  const statements = [
    ...follow("AFTER INSERT", inserted()),
    ...follow("AFTER UPDATE", updated + deleted(moved) + inserted(moved), `${former} <> ${state}`),
    ...follow("AFTER DELETE", deleted()),
    // SQLite's INSERT OR REPLACE and PostgreSQL's TRUNCATE delete rows without firing the trigger for deleted rows.
    ...(name === "sqlite"
      ? follow("BEFORE INSERT", record("slug", "update", present, present, replaced, `, ${table}`))
      : follow("BEFORE TRUNCATE", record("slug", "delete", present, "NULL", "true", `, ${table}`))),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** `former` is the row before a change, and `state` is the row after it, as JSON. null means that there is no row. */
export type Change = Pick<Selectable<Database["content_history"]>, "content_table" | "slug" | "former" | "state">;

type Row = Readonly<Record<string, string | number | null>>;

/** @param slug if it is null, the 30 newest changes of all rows are listed */
export function listChanges(db: Db, slug: string | null) {
  const newest = db.selectFrom("content_history").selectAll().orderBy("id", "desc");
  return (slug === null ? newest.limit(30) : newest.where("slug", "=", slug)).execute();
}

export function listDifferences({ former, state }: Change) {
  const [before = {}, after = {}]: Row[] = [former, state].map((row) => JSON.parse(row ?? "{}"));
  const values = Object.keys({ ...before, ...after }).map((column) => [column, before[column], after[column]] as const);
  return values.filter(([, earlier, later]) => earlier !== later);
}

/** If `slug` is null, the plan restores every row that a person has changed after `at`. */
export async function planRestore(db: Db, slug: string | null, at: string): Promise<Change[]> {
  const since = db.selectFrom("content_history").where("changed_at", ">", at).groupBy(["content_table", "slug"]);
  const chosen = slug === null ? since.where("made_by", "<>", "release") : since.where("slug", "=", slug);
  const first = chosen.select(({ fn }) => fn.min("id").as("id"));
  const entries = await db.selectFrom("content_history").selectAll().where("id", "in", first).orderBy("id").execute();
  const rows = db.withTables<Record<string, Row>>();
  const plan: Change[] = [];
  for (const { content_table, slug: own, former } of entries) {
    const row = await rows.selectFrom(content_table).selectAll().where("slug", "=", own).executeTakeFirst();
    const { seed_hash: _, ...present } = row ?? {};
    // If a later release added a column, the old state lacks it, so the column keeps its present value.
    const state = former && JSON.stringify({ ...present, ...JSON.parse(former) });
    plan.push({ content_table, slug: own, former: row ? JSON.stringify(present) : null, state });
  }
  return plan.filter((change) => listDifferences(change).length > 0);
}

export function restore(db: Db, slug: string | null, at: string): Promise<Change[]> {
  return recordAs(db, "restore", async (transaction) => {
    const plan = await planRestore(transaction, slug, at);
    const rows = transaction.withTables<Record<string, Row>>();
    // All rows are deleted first, because two rows may have swapped their names, which must be unique.
    for (const { content_table, slug } of plan) await rows.deleteFrom(content_table).where("slug", "=", slug).execute();
    for (const change of plan) {
      const event = change.former === null ? "insert" : change.state === null ? "delete" : "update";
      const entry = { ...change, event, changed_at: nowText(), made_by: "restore" } as const;
      await transaction.insertInto("content_history").values(entry).execute();
      if (change.state === null) continue;
      const { id = null, ...row }: Row = JSON.parse(change.state);
      // SQLite may have given the id of the deleted row to another row.
      const other = await rows.selectFrom(change.content_table).select("id").where("id", "=", id).executeTakeFirst();
      const values = other === undefined ? { id, ...row } : row;
      await rows.insertInto(change.content_table).values(values).execute();
    }
    return plan;
  });
}

/** Runs `work`. The content history names the release or the restore, not a person, as the author of its changes. */
export function recordAs<T>(db: Db, made_by: "release" | "restore", work: (transaction: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    await transaction.updateTable("content_revision").set({ made_by }).execute();
    const result = await work(transaction);
    await transaction.updateTable("content_revision").set({ made_by: "statement" }).execute();
    return result;
  });
}

/** Lists the rows whose newest change was made by a person. The change may be the deletion of the row. */
export function listEdits(db: Db) {
  const newest = db.selectFrom("content_history").select(({ fn }) => fn.max("id").as("id"));
  const edits = db.selectFrom("content_history").where("id", "in", newest.groupBy(["content_table", "slug"]));
  return edits.select(["content_table", "slug", "changed_at"]).where("made_by", "<>", "release").execute();
}

type Moment = {
  revision: string;
  /** When a scheduled article was last published, to the second, or "" if none has been published. */
  since: string;
  /** When the next scheduled article will be published, in milliseconds since 1970, or null if there is none. */
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
