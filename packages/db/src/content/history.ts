import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { dialects, triggerStatements } from "../dialect.ts";
import type { Engine } from "../engine.ts";
import { type Db, inTransaction } from "../open.ts";
import type { Database } from "../schema.ts";

/** Makes the triggers that record each changed row and raise the revision. Records rows without history as `found`. */
export async function followContent(db: Kysely<unknown>, { name }: Pick<Engine, "name">, table: string): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table)?.columns.map((column) => column.name) ?? [];
  const followed = columns.filter((column) => column !== "seed_hash");
  const state = (row: string) =>
    name === "sqlite"
      ? `json_object(${followed.map((column) => `'${column}', ${row}.${column}`).join(", ")})`
      : `(to_jsonb(${row}) - 'seed_hash')::text`;
  const { now } = dialects[name];
  const record = (slug: string, event: string, after: string, made_by = "statement") =>
    `INSERT INTO content_history (changed_at, content_table, slug, event, state, made_by)
  SELECT ${now}, '${table}', ${slug}, ${event}, ${after}, '${made_by}'`;
  const gone = record("OLD.slug", "'delete'", "NULL");
  const follow = (event: string, body: string, more: { when?: string; each?: "STATEMENT" } = {}) =>
    triggerStatements(name, {
      trigger: `${table}_follows_${event.split(" ")[1]?.toLowerCase()}`,
      event,
      table,
      body: `${body};\n  UPDATE content_revision SET revision = revision + 1, changed_at = ${now};`,
      ...more,
    });
  // If the slug changes, the row becomes another page, so the history has a deletion and an insertion.
  const changed = `${gone} WHERE OLD.slug <> NEW.slug;
  ${record("NEW.slug", "CASE WHEN OLD.slug = NEW.slug THEN 'update' ELSE 'insert' END", state("NEW"))}`;
  const statements = [
    ...follow("AFTER INSERT", record("NEW.slug", "'insert'", state("NEW"))),
    ...follow("AFTER UPDATE", changed, { when: `${state("OLD")} <> ${state("NEW")}` }),
    ...follow("AFTER DELETE", gone),
    ...(name === "sqlite"
      ? []
      : follow("BEFORE TRUNCATE", `${record("slug", "'delete'", "NULL")} FROM ${table}`, { each: "STATEMENT" })),
    `${record("slug", "'found'", state(table), "release")} FROM ${table} WHERE NOT EXISTS (
    SELECT 1 FROM content_history AS known WHERE known.content_table = '${table}' AND known.slug = ${table}.slug)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

type State = Readonly<Record<string, string | number | null>>;
type Entry = Selectable<Database["content_history"]>;

/** A row before and after a change. null: the row did not exist */
export type Step = { table: string; slug: string; before: State | null; after: State | null };
export type Change = Step & Pick<Entry, "changed_at" | "event" | "made_by">;

async function readChanges(db: Db, condition: RawBuilder<unknown>, limit = Number.MAX_SAFE_INTEGER): Promise<Change[]> {
  const { rows } = await sql<Omit<Change, "before" | "after"> & { former: string | null; state: string | null }>`
    SELECT changed_at, content_table AS "table", slug, event, state, former, made_by FROM (
      SELECT *, lag(state) OVER (PARTITION BY content_table, slug ORDER BY id) AS former FROM content_history
    ) AS followed WHERE ${condition} ORDER BY id DESC LIMIT ${limit}`.execute(db);
  const stateOf = (text: string | null): State | null => text && JSON.parse(text);
  return rows.map(({ former, state, ...change }) => ({ ...change, before: stateOf(former), after: stateOf(state) }));
}

export function listChanges(db: Db, limit: number): Promise<Change[]> {
  return readChanges(db, sql`event <> 'found'`, limit);
}

export function readHistory(db: Db, slug: string): Promise<Change[]> {
  return readChanges(db, sql`slug = ${slug}`);
}

/**
 * Plans the changes that return rows to their state at an earlier time.
 * @param slug null: every row that a person has changed since `at`
 * @throws Error with one sentence for the operator if the history of a row begins after `at`
 */
export async function planRestore(db: Db, slug: string | null, at: string): Promise<Step[]> {
  const isEdited = sql`EXISTS (SELECT 1 FROM content_history AS edit WHERE edit.content_table = followed.content_table
    AND edit.slug = followed.slug AND edit.changed_at > ${at} AND edit.made_by <> 'release')`;
  const all = await (slug === null ? readChanges(db, isEdited) : readHistory(db, slug));
  const steps: Step[] = [];
  for (const [name, own] of Map.groupBy(all, (change) => `${change.table}/${change.slug}`)) {
    const [newest, oldest] = [own[0], own.at(-1)];
    // If a release inserted the row after `at`, the row gets the values that the release inserted.
    const inserted = slug === null && oldest?.made_by === "release" && oldest.event === "insert" ? oldest : undefined;
    const then = own.find(({ changed_at }) => changed_at <= at) ?? inserted;
    if (newest === undefined || (then === undefined && oldest?.event !== "insert"))
      throw new Error(`The history of ${name} begins later, at ${oldest?.changed_at}.`);
    const before = await readRow(db, newest);
    const after = then?.after ?? null;
    // A column that a release added after `at` keeps its value.
    steps.push({ table: newest.table, slug: newest.slug, before, after: after && { ...before, ...after } });
  }
  return steps.filter((step) => columnsOf(step).length > 0);
}

export function columnsOf({ before, after }: Pick<Step, "before" | "after">): string[] {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...columns].filter((column) => before?.[column] !== after?.[column]);
}

/** Makes the changes that `planRestore` returns. @returns the number of changed rows */
export function restore(db: Db, slug: string | null, at: string): Promise<number> {
  return inTransaction(db, (transaction) =>
    recordAs(transaction, "restore", async () => {
      const steps = await planRestore(transaction, slug, at);
      // All rows are deleted before any is inserted, because two rows may have swapped a unique name.
      for (const step of steps)
        await sql`DELETE FROM ${sql.table(step.table)} WHERE slug = ${step.slug}`.execute(transaction);
      for (const { table, after } of steps) if (after !== null) await insertRow(transaction, table, after);
      return steps.length;
    }),
  );
}

async function insertRow(db: Db, table: string, row: State): Promise<void> {
  // The row gets a new id if SQLite has given its id to another row.
  const taken = await sql`SELECT id FROM ${sql.table(table)} WHERE id = ${row.id}`.execute(db);
  const columns = Object.keys(row).filter((column) => column !== "id" || taken.rows.length === 0);
  await sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    VALUES (${sql.join(columns.map((column) => row[column]))})`.execute(db);
}

async function readRow(db: Db, { table, slug }: Pick<Step, "table" | "slug">): Promise<State | null> {
  const { rows } = await sql<State>`SELECT * FROM ${sql.table(table)} WHERE slug = ${slug}`.execute(db);
  const { seed_hash: _, ...state } = rows[0] ?? {};
  return rows.length === 0 ? null : state;
}

/** Records `made_by` for all changes that `work` makes. Other callers wait until this transaction ends. */
export async function recordAs<T>(transaction: Db, made_by: Entry["made_by"], work: () => Promise<T>): Promise<T> {
  await transaction
    .updateTable("content_revision")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .execute();
  const last = transaction.selectFrom("content_history").select(({ fn }) => fn.max("id").as("id"));
  const before = (await last.executeTakeFirstOrThrow()).id ?? 0;
  const result = await work();
  await transaction.updateTable("content_history").set({ made_by }).where("id", ">", before).execute();
  // A restore deletes and inserts each row. The history keeps only the insertion, so that it shows one change.
  await sql`DELETE FROM content_history WHERE id > ${before} AND event = 'delete' AND EXISTS (
    SELECT 1 FROM content_history AS later WHERE later.id > content_history.id
    AND later.content_table = content_history.content_table AND later.slug = content_history.slug)`.execute(
    transaction,
  );
  return result;
}

/** Lists the rows that a person deleted or renamed, such as `states/ohio`. */
export async function listDeleted(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT content_table || '/' || slug AS name FROM content_history AS deleted
    WHERE event = 'delete' AND made_by <> 'release' AND id = (SELECT max(id) FROM content_history AS newest
      WHERE newest.content_table = deleted.content_table AND newest.slug = deleted.slug)`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Lists each row that a person has changed, with the time of the last change. */
export function listEdits(db: Db) {
  return db
    .selectFrom("content_history")
    .select(({ fn }) => ["content_table", "slug", fn.max("changed_at").as("changed_at")])
    .where("made_by", "<>", "release")
    .groupBy(["content_table", "slug"])
    .execute();
}

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
