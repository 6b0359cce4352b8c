import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { refusalCopy } from "@site/content/copy/refusals";
import { migrate } from "@site/db/migrate";
import { openDatabase } from "@site/db/open";
import { holdLock } from "@site/db/test/faults";
import { copyDatabase } from "@site/db/test/open-test-database";
import { ownCluster } from "@site/db/test/own-cluster";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { tomorrow } from "@site/db/test/tomorrow";
import { expect, it, onTestFinished, vi } from "vitest";
import { type Program, runCommand } from "./cli/test/run-command.ts";
import { openSmtpPeer } from "./notifications/test/smtp-peer.ts";
import { prepare } from "./open-site.ts";
import { postLead } from "./test/entry-points.ts";
import { startInstance } from "./test/instance.ts";

// The whole program on a PostgreSQL server of its own, because the server is stopped under it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } });

const cluster = ownCluster();

/** An empty database, and a folder for the spool. */
async function openPlace() {
  const url = await copyDatabase(cluster().urlOf("template1"));
  const folder = temporaryFolder();
  const env = { DATABASE_URL: url, SPOOL_DIR: join(folder, "spool") };
  return { url, env, run: (program: Program, ...words: string[]) => runCommand(program, words, { cwd: folder, env }) };
}

it("a release that is taken back to a newer PostgreSQL database serves pages, stores and notifies leads, shows edits within a second, and survives an outage of the server", async () => {
  const { url, env, run } = await openPlace();
  const { db, engine } = await openDatabase(url);
  await migrate(db, engine, tomorrow);
  const peer = await openSmtpPeer();
  onTestFinished(() => peer.close());
  const mail = { SMTP_URL: peer.url, LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "website@site.example" };
  const site = await startInstance(url, { ...env, ...mail });
  const stored = await postLead(site.url, { message: "While all is well" });
  expect(stored.status).toBe(200);
  await expect.poll(() => peer.mails.length).toBe(1);
  expect((await run("leads", "show", stored.reference)).stdout).toContain("While all is well");

  const page = async () => (await fetch(`${site.url}/states/ohio`)).text();
  expect(await page()).toContain("Ohio");
  await db.updateTable("states").set({ medical_board: "State Board of Proof" }).where("slug", "=", "ohio").execute();
  await db.destroy();
  await expect.poll(page).toContain("State Board of Proof");

  await cluster().stop("immediate");
  const spooled = await postLead(site.url, { message: "While the server is away" });
  expect(spooled.status).toBe(200);
  expect(await page()).toContain("State Board of Proof");
  const unknown = await fetch(`${site.url}/nothing`);
  expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await unknown.text()).toContain(refusalCopy.failed.title);
  await cluster().start();
  await expect
    .poll(async () => (await run("leads", "show", spooled.reference)).stdout)
    .toContain("While the server is away");
  await expect.poll(() => peer.mails.length).toBe(2);
  expect(await site.server.end("SIGTERM")).toBe(0);
});

it("two instances on one PostgreSQL database start at once, serve side by side and show each edit", async () => {
  const { url, env } = await openPlace();
  const [one, other] = await Promise.all([startInstance(url, env), startInstance(url, env)]);
  const answers = await Promise.all(
    [one, other, one, other].map(({ url }) => postLead(url, { message: "Once", idempotencyKey: "one-intent" })),
  );
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  const { db } = await openDatabase(url);
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toHaveLength(1);
  // Pages and answers of both are cached before the second edit.
  const texts = () =>
    Promise.all(
      [one, other].flatMap(({ url: site }) =>
        ["/states/ohio", "/api/states/ohio"].map(async (path) => (await fetch(site + path)).text()),
      ),
    );
  for (const medical_board of ["First Board of Proof", "Second Board of Proof"]) {
    await db.updateTable("states").set({ medical_board }).where("slug", "=", "ohio").execute();
    const shown = async () => (await texts()).map((text) => text.includes(medical_board));
    await expect.poll(shown).toEqual([true, true, true, true]);
  }
  await db.destroy();
});

it("an instance on PostgreSQL waits at its start while another instance seeds", async () => {
  const { url } = await openPlace();
  const holder = await openDatabase(url);
  const seeding = await openDatabase(url, { busyMs: 60_000 });
  const waiting = await openDatabase(url, { busyMs: 100 });
  onTestFinished(async () => {
    for (const { db } of [holder, seeding, waiting]) await db.destroy();
  });
  await prepare(holder);
  const lockRevision = () =>
    waiting.db.updateTable("content_revision").set(({ ref }) => ({ revision: ref("revision") }));
  let starts: Promise<unknown>[] = [];
  const held = holder.db.transaction().execute(async (transaction) => {
    // Locks a table that the seed reads, so that the first start stays in its seed.
    await transaction.schema.alterTable("states").addColumn("held", "integer").execute();
    starts = [prepare(seeding)];
    const isSeeding = () =>
      lockRevision()
        .execute()
        .then(
          () => false,
          () => true,
        );
    await expect.poll(isSeeding).toBe(true);
    starts.push(prepare(waiting));
    await Promise.race([Promise.allSettled(starts), pause(1_500)]);
    throw new Error("rolled back");
  });
  await expect(held).rejects.toThrow("rolled back");
  expect(await Promise.allSettled(starts)).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }]);
});

it("db:move copies a stopped site to PostgreSQL, and the first start there has its leads, those of the spool too", async () => {
  const folder = temporaryFolder();
  const [file, spoolDir] = [join(folder, "elsewhere/site.db"), join(folder, "elsewhere/spool")];
  const to = await copyDatabase(cluster().urlOf("template1"));
  const env = { DATABASE_URL: `file:${file}` };

  const old = await startInstance(env.DATABASE_URL);
  const { reference: stored } = await postLead(old.url, { message: "Twelve physicians." });
  const letGo = await holdLock(file);
  const { reference: spooled } = await postLead(old.url, { message: "One more." });
  await old.server.end("SIGTERM");
  await letGo();

  const { code, stdout, stderr } = await runCommand("db", ["move", to], { cwd: folder, env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: `Database: ${file}\n` });
  expect(stdout).toMatch(/^contact_submissions +1 +[0-9a-f]{12}$/m);
  expect(stdout).toMatch(/^1 leads and all else are on PostgreSQL \S+\.$/m);
  expect(stdout).toContain(
    `With SPOOL_DIR=${spoolDir}, the first start stores the leads that wait in ${spoolDir} (1);`,
  );
  expect(await runCommand("leads", ["list"], { cwd: folder, env })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`The data of ${file} was moved to PostgreSQL `),
  });

  const next = await startInstance(to, { SPOOL_DIR: spoolDir });
  const { db } = await openDatabase(to);
  const references = async () =>
    (await db.selectFrom("lead_inbox").select("reference").execute()).map(({ reference }) => reference).toSorted();
  await expect.poll(references).toEqual([stored, spooled].toSorted());
  expect(await next.server.end("SIGTERM")).toBe(0);
  await db.destroy();
});
