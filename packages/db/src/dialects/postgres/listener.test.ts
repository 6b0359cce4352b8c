import { Kysely, type LogEvent, sql } from "kysely";
import { expect, inject, it, onTestFinished } from "vitest";
import { ContentRevision } from "../../content/content-revision.ts";
import { type Db, openDatabase } from "../../open.ts";
import type { Database } from "../../schema.ts";
import { copyDatabase } from "../../test/open-copy.ts";
import { powersOf } from "../powers.ts";
import { listenerName } from "./listener.ts";

/** A database that another connection edits, as a SQL shell does. */
async function openEdited() {
  const url = await copyDatabase(inject("postgresTemplate"));
  const [site, shell] = [await openDatabase(url), await openDatabase(url)];
  onTestFinished(async () => {
    for (const { engine } of [site, shell]) await engine.close();
  });
  return { ...site, shell: shell.db };
}

async function openListening() {
  const { db, shell } = await openEdited();
  let notices = 0;
  const listening = powersOf(db).listenForContent?.(() => {
    notices += 1;
  });
  onTestFinished(() => listening?.close());
  // The first notice says that the connection is open.
  await expect.poll(() => notices).toBe(1);
  return { shell, notices: () => notices };
}

function edit(shell: Db, table = "states") {
  return sql`UPDATE ${sql.table(table)} SET slug = slug || 'x' WHERE id = 1`.execute(shell);
}

it("an edit in any content table is notified when it commits", async () => {
  const { shell, notices } = await openListening();
  for (const table of ["services", "specialties", "states", "blog_posts"]) {
    const before = notices();
    const rolledBack = shell.transaction().execute(async (transaction) => {
      await edit(transaction, table);
      throw new Error("Changed their mind");
    });
    await expect(rolledBack).rejects.toThrow("Changed their mind");
    await edit(shell, table);
    // Notifications arrive in the order of the commits: one of the rolled back edit would come first.
    await expect.poll(notices, { message: table }).toBe(before + 1);
    await sql`DELETE FROM ${sql.table(table)} WHERE id = 1`.execute(shell);
    await expect.poll(notices, { message: table }).toBe(before + 2);
  }
});

/** Ends the listening connection on the server. @returns whether there was one */
async function cut(shell: Db): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = ${listenerName} AND datname = current_database()`.execute(shell);
  return rows.length > 0;
}

it("a connection that is cut is opened again, and says that a notification may have been missed", async () => {
  const { shell, notices } = await openListening();
  for (let round = 0; round < 3; round += 1) {
    const before = notices();
    expect(await cut(shell)).toBe(true);
    await expect.poll(notices).toBe(before + 1);
    await edit(shell);
    await expect.poll(notices).toBe(before + 2);
  }
});

/** Follows the content and counts the queries. */
async function openFollowed() {
  const { engine, shell } = await openEdited();
  let queries = 0;
  const log = ({ level }: LogEvent) => {
    if (level === "query") queries += 1;
  };
  const content = new ContentRevision(new Kysely<Database>({ dialect: engine.dialect, log }));
  const seen: number[] = [];
  const faults: unknown[] = [];
  const stop = await content.follow({
    onChange: (revision) => void seen.push(revision),
    onFault: (error) => void faults.push(error),
  });
  onTestFinished(stop);
  return { content, shell, seen, faults, stop, queries: () => queries };
}

it("forty edits are seen one by one sooner than polling would see them", { timeout: 60_000 }, async () => {
  const { content, shell, seen } = await openFollowed();
  const first = await content.read();
  for (let count = 1; count <= 40; count += 1) {
    await edit(shell);
    await expect.poll(() => content.read(), { interval: 5 }).toBe(first + count);
  }
  expect(seen).toEqual(Array.from({ length: 41 }, (_, index) => first + index));
});

it("a request needs no query for the revision, and sees an edit also after the connection was cut", async () => {
  const { content, shell, faults, queries } = await openFollowed();
  const first = await content.read();
  await expect.poll(queries).toBeGreaterThan(1);
  const before = queries();
  for (let turn = 0; turn < 1000; turn += 1) {
    await new Promise((next) => setImmediate(next));
    await content.read();
  }
  // The poll behind the notifications may fall into these turns.
  expect(queries() - before).toBeLessThan(3);
  expect(await cut(shell)).toBe(true);
  await edit(shell);
  await expect.poll(() => content.read()).toBe(first + 1);
  expect(faults).toEqual([]);
});

it("when nobody follows any more, nothing listens", async () => {
  const { shell, stop } = await openFollowed();
  await stop();
  await expect.poll(() => cut(shell)).toBe(false);
});
