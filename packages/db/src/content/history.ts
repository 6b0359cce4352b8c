import { type Kysely, type Selectable, sql } from "kysely";
import { nowText } from "../columns.ts";
import { dialects, triggerStatements } from "../dialect.ts";
import type { Engine } from "../engine.ts";
import { type Db, inTransaction } from "../open.ts";
import type { Database } from "../schema.ts";

export async function followContent(db: Kysely<unknown>, { name }: Pick<Engine, "name">, table: string): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table)?.columns.map((column) => column.name) ?? [];
  const followed = columns.filter((column) => column !== "seed_hash");
  const stateOf = (row: string) =>
    name === "sqlite"
      ? `json_object(${followed.map((column) => `'${column}', ${row}.${column}`).join(", ")})`
      : `(to_jsonb(${row}) - 'seed_hash')::text`;
  const { now } = dialects[name];
  const record = (slug: string, event: string, [former, state]: readonly [string, string], where = "true", from = "") =>
    `INSERT INTO content_history (changed_at, content_table, slug, event, former, state, made_by)
  SELECT ${now}, '${table}', ${slug}, '${event}', ${former}, ${state}, made_by
  FROM content_revision${from} WHERE made_by <> 'restore' AND ${where}`;
  const follow = (event: string, body: string, more: { when?: string; each?: "STATEMENT" } = {}) =>
    triggerStatements(name, {
      trigger: `${table}_follows_${event.replace(" ", "_").toLowerCase()}`,
      event,
      table,
      body: `${body};\n  UPDATE content_revision SET revision = revision + 1, changed_at = ${now};`,
      ...more,
    });
  const [former, state, present] = [stateOf("OLD"), stateOf("NEW"), stateOf(table)];
  // If the slug changes, the row becomes another page, so the history has a deletion and an insertion.
  const changed = `${record("NEW.slug", "update", [former, state], "OLD.slug = NEW.slug")};
  ${record("OLD.slug", "delete", [former, "NULL"], "OLD.slug <> NEW.slug")};
  ${record("NEW.slug", "insert", ["NULL", state], "OLD.slug <> NEW.slug")}`;
  const replaced = `${table}.slug = NEW.slug OR ${table}.id = NEW.id`;
  const statements = [
    ...follow("AFTER INSERT", record("NEW.slug", "insert", ["NULL", state])),
    ...follow("AFTER UPDATE", changed, { when: `${former} <> ${state}` }),
    ...follow("AFTER DELETE", record("OLD.slug", "delete", [former, "NULL"])),
    // INSERT OR REPLACE and TRUNCATE delete rows without firing the trigger for deleted rows.
    ...(name === "sqlite"
      ? follow("BEFORE INSERT", record("slug", "update", [present, present], `(${replaced})`, `, ${table}`))
      : follow("BEFORE TRUNCATE", record("slug", "delete", [present, "NULL"], "true", `, ${table}`), {
          each: "STATEMENT",
        })),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

type Entry = Selectable<Database["content_history"]>;
type State = Readonly<Record<string, string | number | null>>;

/** A row before and after a change. null: the row did not exist */
export type Step = { content_table: string; slug: string; before: State | null; after: State | null };
export type Change = Step & Pick<Entry, "changed_at" | "made_by">;

/** Lists changes, newest first. @param slug null: the newest changes of all rows */
export async function listChanges(db: Db, slug: string | null): Promise<Change[]> {
  const newest = db.selectFrom("content_history").selectAll().orderBy("id", "desc");
  const entries = await (slug === null ? newest.limit(listedMax) : newest.where("slug", "=", slug)).execute();
  return entries.map((entry) => ({ ...entry, before: stateIn(entry.former), after: stateIn(entry.state) }));
}

const listedMax = 30;

function stateIn(text: string | null): State | null {
  return text && JSON.parse(text);
}

/**
 * Plans the changes that return rows to an earlier time.
 * @param slug null: all rows that a person has changed after `at`, to their state before the first such change
 */
export async function planRestore(db: Db, slug: string | null, at: string): Promise<Step[]> {
  const since = db.selectFrom("content_history").where("changed_at", ">", at).groupBy(["content_table", "slug"]);
  const chosen = slug === null ? since.where("made_by", "<>", "release") : since.where("slug", "=", slug);
  const first = chosen.select(({ fn }) => fn.min("id").as("id"));
  const entries = await db.selectFrom("content_history").selectAll().where("id", "in", first).orderBy("id").execute();
  const steps: Step[] = [];
  for (const { content_table, slug: own, former } of entries) {
    const { rows } = await sql<State>`SELECT * FROM ${sql.table(content_table)} WHERE slug = ${own}`.execute(db);
    const { seed_hash: _, ...present } = rows[0] ?? {};
    const [before, then] = [rows.length === 0 ? null : present, stateIn(former)];
    // A column that a release added after `at` keeps its value.
    steps.push({ content_table, slug: own, before, after: then && { ...before, ...then } });
  }
  return steps.filter((step) => columnsOf(step).length > 0);
}

export function columnsOf({ before, after }: Pick<Step, "before" | "after">): string[] {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...columns].filter((column) => before?.[column] !== after?.[column]);
}

export function restore(db: Db, slug: string | null, at: string): Promise<number> {
  return inTransaction(db, (transaction) =>
    recordAs(transaction, "restore", async () => {
      const steps = await planRestore(transaction, slug, at);
      // All rows are deleted before any row is inserted, because two rows may have swapped a unique name.
      for (const { content_table, slug } of steps)
        await sql`DELETE FROM ${sql.table(content_table)} WHERE slug = ${slug}`.execute(transaction);
      for (const { content_table, after } of steps)
        if (after !== null) await insertRow(transaction, content_table, after);
      for (const { before, after, ...row } of steps) {
        const [former, state] = [before && JSON.stringify(before), after && JSON.stringify(after)];
        const event = before === null ? "insert" : after === null ? "delete" : "update";
        const entry = { ...row, changed_at: nowText(), event, former, state, made_by: "restore" } as const;
        await transaction.insertInto("content_history").values(entry).execute();
      }
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

export async function recordAs<T>(transaction: Db, made_by: Entry["made_by"], work: () => Promise<T>): Promise<T> {
  await transaction.updateTable("content_revision").set({ made_by }).execute();
  const result = await work();
  await transaction.updateTable("content_revision").set({ made_by: "statement" }).execute();
  return result;
}

/** Lists the rows, such as `states/ohio`, whose last change, perhaps a deletion, was made by a person. */
export async function listLastEdited(db: Db): Promise<ReadonlySet<string>> {
  const history = db.selectFrom("content_history");
  const newest = history.select(({ fn }) => fn.max("id").as("id")).groupBy(["content_table", "slug"]);
  const edited = history.select(["content_table", "slug"]).where("id", "in", newest).where("made_by", "<>", "release");
  return new Set((await edited.execute()).map(({ content_table, slug }) => `${content_table}/${slug}`));
}

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
  /** The publication time of the newest published article, to the second. "": none was published */
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
