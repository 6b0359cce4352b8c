import { type Selectable, sql } from "kysely";
import type { Db } from "../open.ts";
import { inTransaction } from "../queries/in-transaction.ts";
import type { Database } from "../schema.ts";

/** A content row by column, without the seed's mark. */
export type State = Readonly<Record<string, string | number | null>>;

type Row = { table: string; slug: string };

/** One row before and after a change. null: there was none. */
export type Step = Row & { before: State | null; after: State | null };

export type Change = Step &
  Pick<Selectable<Database["content_history"]>, "change" | "changed_at" | "event" | "made_by">;

type Stored = Omit<Change, "before" | "after"> & { former: string | null; state: string | null };

/** The changes of one row or of one statement, newest first; `before` is unknown for the oldest one of a row. */
async function readChanges(db: Db, condition: ReturnType<typeof sql<boolean>>): Promise<Change[]> {
  const { rows } = await sql<Stored>`
    SELECT change, changed_at, content_table AS "table", slug, event, state, former, made_by FROM (
      SELECT *, lag(state) OVER (PARTITION BY content_table, slug ORDER BY id) AS former FROM content_history
    ) AS followed WHERE ${condition} ORDER BY id DESC`.execute(db);
  return rows.map(({ former, state, ...change }) => ({ ...change, before: stateOf(former), after: stateOf(state) }));
}

function stateOf(text: string | null): State | null {
  return text === null ? null : JSON.parse(text);
}

/** The history of the row with this slug, newest first. @param slug with its table before it where two have it: `states/ohio` */
export function readHistory(db: Db, slug: string): Promise<Change[]> {
  return readChanges(db, sql<boolean>`${slug} IN (slug, content_table || '/' || slug)`);
}

/** The newest statements that changed content, newest first, each with the number of its rows and the slug of one. */
export async function listStatements(db: Db, limit: number) {
  return db
    .selectFrom("content_history")
    .select(["change", "content_table", "made_by"])
    .select(({ fn }) => [fn.max("changed_at").as("changed_at"), fn.max("slug").as("slug")])
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .where("event", "<>", "found")
    .groupBy(["change", "content_table", "made_by"])
    .orderBy("change", "desc")
    .limit(limit)
    .execute();
}

/** What makes a row as it was at a time. @throws Error with one sentence for people */
export async function planRestore(db: Db, slug: string, at: string): Promise<Step[]> {
  const changes = await readHistory(db, slug);
  const [newest] = changes;
  if (newest === undefined) throw new Error(`No row of the content has or had the slug ${slug}.`);
  const { table } = newest;
  if (changes.some((change) => change.table !== table)) throw new Error(`Two tables have it: write ${table}/${slug}.`);
  const then = changes.find(({ changed_at }) => changed_at <= at);
  if (then === undefined && changes.at(-1)?.event !== "insert")
    throw new Error(`The history of ${slug} begins later, at ${changes.at(-1)?.changed_at}.`);
  const before = await readRow(db, newest);
  const after = then?.after ?? null;
  const step = { table, slug: newest.slug, before, after: before && after ? { ...before, ...after } : after };
  return columnsOf(step).length === 0 ? [] : [step];
}

/**
 * What takes back all that one statement changed. What was changed again since stays as it is.
 * @returns with a sentence for each row or column that stays
 * @throws Error with one sentence for people
 */
export async function planUndo(db: Db, number: number): Promise<{ steps: Step[]; kept: string[] }> {
  const changes = await readChanges(db, sql<boolean>`change = ${number} AND event <> 'found'`);
  if (changes.length === 0) throw new Error(`There is no change ${number}: pnpm content history lists them.`);
  if (changes.some(({ made_by }) => made_by === "release"))
    throw new Error(`Change ${number} was made by a release, whose content would be gone. Restore single rows.`);
  const steps: Step[] = [];
  const kept: string[] = [];
  for (const change of changes) {
    const { table, slug, event, before, after } = change;
    const current = await readRow(db, change);
    const wasChanged = (column: string) => current?.[column] !== after?.[column];
    if (event === "delete" && current === null) steps.push({ table, slug, before: null, after: before });
    else if (event === "insert" && after !== null && !Object.keys(after).some(wasChanged))
      steps.push({ table, slug, before: current, after: null });
    else if (event === "update" && current !== null && before !== null) {
      const columns = columnsOf({ before, after });
      for (const column of columns.filter(wasChanged)) kept.push(`${table}/${slug}: ${column} was changed since.`);
      const former = columns.filter((column) => !wasChanged(column)).map((column) => [column, before[column] ?? null]);
      if (former.length > 0)
        steps.push({ table, slug, before: current, after: { ...current, ...Object.fromEntries(former) } });
    } else kept.push(`${table}/${slug}: the row was changed since.`);
  }
  return { steps, kept };
}

/** The columns in which the states differ. */
export function columnsOf({ before, after }: Pick<Step, "before" | "after">): string[] {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...columns].filter((column) => before?.[column] !== after?.[column]);
}

/**
 * Takes the steps in one transaction, as one change.
 * @throws Error with one sentence for people when a row is no longer as it was when the steps were planned
 */
export function takeSteps(db: Db, steps: readonly Step[]): Promise<void> {
  return inTransaction(db, (transaction) =>
    asOneChange(transaction, "restore", async () => {
      // Rows that go make room for a name that only one row may have.
      for (const step of steps.toSorted((a, b) => Number(b.after === null) - Number(a.after === null))) {
        const current = await readRow(transaction, step);
        if (columnsOf({ before: current, after: step.before }).length > 0)
          throw new Error(`${step.table}/${step.slug} was changed meanwhile. Nothing is restored: look again.`);
        await takeStep(transaction, step);
      }
    }),
  );
}

async function takeStep(db: Db, { table, slug, before, after }: Step): Promise<void> {
  const [name, row] = [sql.table(table), sql`WHERE slug = ${slug}`];
  if (after === null) {
    await sql`DELETE FROM ${name} ${row}`.execute(db);
  } else if (before === null) {
    // SQLite may have given the number of a deleted row to another one.
    const taken = await sql`SELECT id FROM ${name} WHERE id = ${after.id}`.execute(db);
    const columns = Object.keys(after).filter((column) => column !== "id" || taken.rows.length === 0);
    const [names, values] = [columns.map((column) => sql.ref(column)), columns.map((column) => after[column])];
    await sql`INSERT INTO ${name} (${sql.join(names)}) VALUES (${sql.join(values)})`.execute(db);
  } else {
    const changed = columnsOf({ before, after }).map((column) => sql`${sql.ref(column)} = ${after[column]}`);
    if (changed.length > 0) await sql`UPDATE ${name} SET ${sql.join(changed)} ${row}`.execute(db);
  }
}

async function readRow(db: Db, { table, slug }: Row): Promise<State | null> {
  const { rows } = await sql<State>`SELECT * FROM ${sql.table(table)} WHERE slug = ${slug}`.execute(db);
  const { seed_hash: _, ...state } = rows[0] ?? {};
  return rows.length === 0 ? null : state;
}

/**
 * Records all that the work changes as one change. Takes the lock of the content first, so that of two programs the second
 * waits instead of inserting the same rows.
 */
export async function asOneChange<T>(transaction: Db, made_by: Change["made_by"], work: () => Promise<T>): Promise<T> {
  await transaction
    .updateTable("content_revision")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .execute();
  const last = transaction.selectFrom("content_history").select(({ fn }) => fn.max("id").as("id"));
  const before = (await last.executeTakeFirstOrThrow()).id ?? 0;
  const result = await work();
  const first = sql<number>`(SELECT min(id) FROM content_history WHERE id > ${before})`;
  await transaction.updateTable("content_history").set({ made_by, change: first }).where("id", ">", before).execute();
  return result;
}

/** The rows that a person deleted, and that nothing has inserted since, as `table/slug`. */
export async function listDeleted(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT content_table || '/' || slug AS name FROM content_history AS deleted
    WHERE event = 'delete' AND made_by <> 'release' AND id = (SELECT max(id) FROM content_history AS newest
      WHERE newest.content_table = deleted.content_table AND newest.slug = deleted.slug)`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** When a person last changed each row. */
export function listEdits(db: Db) {
  return db
    .selectFrom("content_history")
    .select(({ fn }) => ["content_table", "slug", fn.max("changed_at").as("changed_at")])
    .where("made_by", "<>", "release")
    .groupBy(["content_table", "slug"])
    .execute();
}
