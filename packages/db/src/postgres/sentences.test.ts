import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { expect, inject, it, onTestFinished } from "vitest";
import { seed } from "../content/seed.ts";
import { type OpenDatabase, type OpenOptions, openDatabase } from "../open.ts";
import { StorageFault } from "../storage-fault.ts";
import { storageSentence } from "../storage-sentence.ts";
import { copyDatabase } from "../test/open-copy.ts";
import { asAdmin } from "../test/postgres-cluster.ts";

// What an operator reads when the server fails, by the errors that a real server sends.

async function open(options: OpenOptions = {}, url?: string): Promise<OpenDatabase & { url: string }> {
  const address = url ?? (await copyDatabase(inject("postgresTemplate")));
  const opened = await openDatabase(address, options);
  onTestFinished(() => opened.db.destroy());
  return { ...opened, url: address };
}

/** The sentence about a failure that must be the storage's. */
async function sentenceOf({ engine }: OpenDatabase, failing: Promise<unknown>): Promise<string> {
  const fault = await failing.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(fault instanceof StorageFault)) throw new Error("No storage fault.", { cause: fault });
  return storageSentence(engine.location, fault);
}

/** The message of an error that `openDatabase` throws. */
async function refusalOf(url: string): Promise<string> {
  const failure = await openDatabase(url).catch((error: unknown) => error);
  if (!(failure instanceof Error)) throw new Error("The database was opened.");
  return failure.message;
}

/** The address for another user of the server. */
function addressFor(url: string, user: string, password = ""): string {
  const address = new URL(url);
  [address.username, address.password] = [user, password];
  return address.href;
}

/** The user ends with the server. */
async function createUser(url: string, definition: string): Promise<string> {
  const user = `user_${randomUUID().replaceAll("-", "")}`;
  const { db } = await open({}, asAdmin(url));
  await sql.raw(`CREATE ROLE ${user} LOGIN ${definition}`).execute(db);
  return user;
}

it("one sentence names a wrong password", async () => {
  const { url } = await open();
  const { db } = await open({}, asAdmin(url));
  const user = await createUser(url, "PASSWORD 'right'");
  // The test server trusts everybody else.
  const { rows } = await sql<{ hba_file: string }>`SHOW hba_file`.execute(db);
  const lines = `host all ${user} 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n`;
  await sql`COPY (SELECT unnest(string_to_array(${sql.lit(lines)}, ${sql.lit("\n")}))) TO ${sql.lit(rows[0]?.hba_file)}`.execute(
    db,
  );
  await sql`SELECT pg_reload_conf()`.execute(db);
  await expect
    .poll(() => refusalOf(addressFor(url, user, "wrong")))
    .toMatch(
      /^PostgreSQL 127\.0\.0\.1:\d+\/\w+ refuses the login: password authentication failed for user "\w+"\. Check user, password and sslmode in DATABASE_URL\.$/,
    );
  const allowed = await openDatabase(addressFor(url, user, "right"));
  await allowed.db.destroy();
});

it("one sentence names missing rights on the tables", async () => {
  const { url } = await open();
  const user = await createUser(url, "");
  const { db } = await open({}, asAdmin(url));
  await sql.raw(`GRANT USAGE ON SCHEMA site TO ${user}; ALTER ROLE ${user} SET search_path = site`).execute(db);
  const stranger = await open({}, addressFor(url, user));
  const sentence = await sentenceOf(stranger, seed(stranger.db));
  expect(sentence).toMatch(/lacks rights on PostgreSQL .+: permission denied for \w+ content_revision\. Make it the/);
});

it("one sentence names a lock", async () => {
  const { db, url } = await open();
  const waiting = await open({ busyMs: 50 }, url);
  await db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE services`.execute(transaction);
    const sentence = await sentenceOf(waiting, waiting.db.selectFrom("services").select("id").execute());
    expect(sentence).toMatch(/^Another program holds a lock on .+: canceling statement due to lock timeout\. pg_stat/);
  });
});

it("one sentence names a read-only database", async () => {
  const { url } = await open();
  const reader = await open({ readOnly: true }, url);
  const sentence = await sentenceOf(reader, seed(reader.db));
  expect(sentence).toMatch(
    / can only be read: cannot execute UPDATE in a read-only .+ Set DATABASE_URL to the primary/,
  );
});

it("one sentence names an exhausted pool", async () => {
  const site = await open({ connectionsMax: 2 });
  const busy = [1, 2].map(() => sql`SELECT pg_sleep(8)`.execute(site.db));
  const sentence = await sentenceOf(site, site.db.selectFrom("services").select("id").execute());
  expect(sentence).toMatch(/ are all in use: none became free within 5 seconds\. Is the server overloaded\?$/);
  await Promise.all(busy);
});

function raise(code: string): RawBuilder<unknown> {
  return sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${code}'; END $$`);
}

it("one sentence names each error code of the server", async () => {
  const site = await open();
  for (const [code, words] of [
    ["08006", "does not answer: made up. Is the server running"],
    ["53100", "The disk of PostgreSQL"],
    ["53300", "accepts no further connection: made up. Lower DATABASE_CONNECTIONS"],
    ["53200", "has too little memory or another resource: made up."],
    ["40001", "prevented a change again and again: made up."],
    ["57014", "was ended: made up. Is the server overloaded?"],
    ["57P01", "stops, starts or ended the connection: made up."],
    ["57P03", "stops, starts or ended the connection: made up."],
    ["58030", "has an internal or disk error: made up. See the server's log."],
    ["XX000", "has an internal or disk error: made up. See the server's log."],
    ["XX001", "is damaged: made up. Restore a backup on the server."],
    ["F0000", "can't be used: made up."],
  ] as const) {
    const sentence = await sentenceOf(site, raise(code).execute(site.db));
    expect(sentence, code).toContain(words);
    expect(sentence, code).toContain(site.engine.location);
  }
  for (const code of ["22001", "23505", "42P01"])
    await expect(raise(code).execute(site.db), "an error of the statement itself").rejects.not.toBeInstanceOf(
      StorageFault,
    );
});
