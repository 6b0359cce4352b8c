import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { refusalCopy } from "@site/content/copy/refusals";
import { seed } from "@site/db/content/seed";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { Spool } from "@site/db/intake/spool";
import { migrate } from "@site/db/migrate";
import { openDatabase } from "@site/db/open";
import { subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import { copyDatabase, newConsultation, newContact } from "@site/db/test/open-test-database";
import { PostgresCluster } from "@site/db/test/postgres-cluster";
import { whyUnavailable } from "@site/db/test/postgres-programs";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { tomorrow } from "@site/db/test/tomorrow";
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { certifiedHost } from "../../../tools/rehearsal/certificate.ts";
import { openSite, type Program, runCommand, spam } from "./cli/test/commands.ts";
import { openSmtpPeer } from "./notifications/test/peers.ts";
import { prepare } from "./open-site.ts";
import { keepFewRows, publishedFolder } from "./publishing/test/publishing-site.ts";
import { postLead } from "./test/entry-points.ts";
import { testMail } from "./test/open-test-app.ts";
import { startInstance } from "./test/rehearsed-app.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } });

const reason = whyUnavailable();
let cluster: PostgresCluster;
beforeAll(async () => {
  if (reason !== null) return;
  cluster = await PostgresCluster.open();
  return () => cluster.close();
});
beforeEach(({ skip }) => skip(reason !== null, reason ?? ""));

// The test command prints the names of skipped tests, and this name says why they are skipped.
it.skipIf(reason !== null)(
  `the tests on a PostgreSQL server can run here${reason === null ? "" : `: ${reason}`}`,
  () => {
    expect(reason).toBeNull();
  },
);

const emptyDatabase = () => copyDatabase(cluster.urlOf("template1"));

async function openPlace() {
  const url = await emptyDatabase();
  const folder = temporaryFolder();
  const env = { DATABASE_URL: url, SPOOL_DIR: join(folder, "spool") };
  return { url, env, run: (program: Program, ...words: string[]) => runCommand(program, words, { cwd: folder, env }) };
}

it("the previous release, on a newer PostgreSQL database, serves pages, stores and reports leads, shows edits, and survives an outage of the server", async () => {
  const { url, env, run } = await openPlace();
  const { db, engine } = await openDatabase(url);
  await migrate(db, engine, tomorrow);
  await seed(db);
  await keepFewRows(db);
  const peer = await openSmtpPeer();
  onTestFinished(() => peer.close());
  // Most of these pages come from the same rows and settings, so the site doesn't render them again.
  const pages = { SITE_ORIGIN: `https://${certifiedHost}`, PAGES_DIR: publishedFolder(temporaryFolder()) };
  // With the digest on, the time of day would decide how many emails the site sends.
  const own = { ...env, ...testMail, ...pages, LEAD_DIGEST: "no", OPS_PORT: "0", SMTP_URL: peer.url };
  const site = await startInstance(url, own, ["--publish"]);
  const stored = await postLead(site.url, { message: "While all is well" });
  expect(stored.status).toBe(200);
  await expect.poll(() => peer.mails.length).toBe(1);
  expect((await run("leads", "export")).stdout).toContain("While all is well");

  const page = async () => (await fetch(`${site.url}/states/ohio`)).text();
  await expect.poll(async () => (await fetch(`${site.server.operationsUrl}/readyz`)).status).toBe(200);
  expect(await page()).toContain("Ohio");
  await db.updateTable("states").set({ medical_board: "State Board of Proof" }).where("slug", "=", "ohio").execute();
  await db.destroy();
  await expect.poll(page).toContain("State Board of Proof");

  await cluster.stop();
  const spooled = await postLead(site.url, { message: "While the server is away" });
  expect(spooled.status).toBe(200);
  expect(await page()).toContain("State Board of Proof");
  // A published page needs no database, but a search is rendered for the visitor.
  expect((await fetch(`${site.url}/nothing`)).status).toBe(404);
  const search = await fetch(`${site.url}/blog?q=medicare`);
  expect([search.status, search.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await search.text()).toContain(refusalCopy.failed.title);
  await cluster.start();
  await expect.poll(async () => (await run("leads", "export")).stdout).toContain("While the server is away");
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
  expect(await db.selectFrom("states").select("id").execute()).toHaveLength(50);
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

it("an instance on PostgreSQL that starts while another instance seeds waits", async () => {
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
    // This locks a table that the seed reads, so the first of the two starts has to wait in the middle of its seed.
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

it("db:move copies a stopped site to PostgreSQL, and says which SPOOL_DIR lets the site store the leads that wait", async () => {
  const site = await openSite();
  const reference = await site.add(newContact({ message: "Twelve physicians." }));
  const spool = Spool.open(join(site.folder, "spool"));
  const waiting = acceptLead(newContact({ message: "One more." }));
  spool.append(waiting);
  await site.db.destroy();
  const to = await emptyDatabase();
  const { code, stdout, stderr } = await site.database("move", to);
  expect({ code, stderr }).toEqual({ code: 0, stderr: `Database: ${site.file}\n` });
  expect(stdout).toMatch(/^contact_submissions +1 +[0-9a-f]{12}$/m);
  expect(stdout).toMatch(/^1 leads and all other data are on PostgreSQL \S+\.$/m);
  const first = `Set SPOOL_DIR=${spool.folder}: the site stores the 1 leads that wait in ${spool.folder} when it starts.`;
  expect(stdout).toContain(first);
  const stderrAfter = expect.stringContaining(`The data of ${site.file} was moved to the server that `);
  expect(await site.leads("export")).toMatchObject({ code: 1, stderr: stderrAfter });

  await startInstance(to, { SPOOL_DIR: spool.folder });
  const { db } = await openDatabase(to);
  const references = async () =>
    (await db.selectFrom("lead_inbox").select("reference").execute()).map((row) => row.reference).toSorted();
  await expect.poll(references).toEqual([reference, waiting.reference].toSorted());
  await db.destroy();
});

async function openFilled(url?: string) {
  const site = await openSite(testMail, url);
  const { db, add } = site;
  for (let day = 1; day <= 9; day += 1)
    await add(newConsultation({ idempotencyKey: `c${day}`, practice: "=Clinic" }), `2026-10-0${day}T18:00:00.000Z`);
  const first = await add(newContact({ idempotencyKey: "one", message: "Ümlaut 🙂" }), "2026-10-02T12:00:00.000Z");
  const spamDay = "2026-01-01T00:00:00.000Z";
  await add(newContact({ idempotencyKey: "three", email: "c@x.example", spam }), spamDay);
  const mentions = newContact({ idempotencyKey: "four", email: "d@x.example", message: "I am ADA@clinic.example's" });
  await add(mentions, "2026-10-03T12:00:00.000Z");
  const dead = { status: "dead", attempts: 1, last_error: "550 no such user" } as const;
  await db.updateTable("notifications").set(dead).where("reference", "=", first).execute();
  for (const email of ["ada@clinic.example", "gone@clinic.example"]) await subscribe(db, email, "site.example");
  const readers = await db.selectFrom("newsletter_subscribers").select(["email", "token"]).execute();
  await unsubscribe(db, readers.find(({ email }) => email.startsWith("gone"))?.token ?? "");
  return { ...site, first };
}

/** The location of the database, Node's warnings and the current time differ between two runs. */
function comparable(text: string): string {
  return text
    .replace(/^(?:Database: |\(node:|\(Use `node).*\n/gm, "")
    .replace(/20\d\d-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?Z?)?/g, (time) =>
      time.startsWith("2026-10-0") || time.startsWith("2026-01-01") ? time : "now",
    );
}

it("every leads command prints the same on both engines; an erasure on PostgreSQL says where bytes may remain", async () => {
  const [sqlite, postgres] = [await openFilled(), await openFilled(await emptyDatabase())];
  const { first } = sqlite;
  const commands: [words: string[], says: RegExp][] = [
    [["export", "--from", "2026-10-01", "--to", "2026-10-31"], /'=Clinic/],
    [["correct", first, "--phone", "(615) 555-0119"], /is corrected/],
    [["notify", "--dead"], /^1 notifications are due now/],
    [["allow", "gone@clinic.example"], /may subscribe again/],
    [["person", "ada@clinic.example"], /"consultation_requests": \[\n/],
    [["erase", "ada@clinic.example"], /rows to erase/],
    [["retention"], /rows to remove/],
  ];
  for (const [words, says] of commands) {
    const [one, other] = [await sqlite.leads(...words), await postgres.leads(...words)];
    const name = words.join(" ");
    expect.soft([one.code, other.code], name).toEqual([0, 0]);
    expect.soft(`${one.stdout}${one.stderr}`, name).toMatch(says);
    for (const stream of ["stdout", "stderr"] as const)
      expect.soft(comparable(other[stream]), name).toBe(comparable(one[stream]));
  }
  expect(existsSync(join(postgres.folder, "site.db"))).toBe(false);

  const erased = await postgres.leads("erase", "ada@clinic.example", "--yes");
  expect(erased).toMatchObject({ code: 0, stdout: expect.stringMatching(/consultation_requests +9\n/) });
  expect(erased.stdout).toContain("check these: CM-");
  expect(erased.stdout).toContain("until its next vacuum, and in its write-ahead log, standbys and backups");
  expect((await postgres.leads("export")).stdout).not.toContain("ada@");
  const removed = await postgres.leads("retention", "--yes");
  expect(removed).toMatchObject({ code: 0, stdout: expect.stringMatching(/quarantined +90 .* 1\n/) });
  const doctor: { level: string; name: string }[] = JSON.parse(
    (await postgres.leads("doctor", "--format", "json")).stdout,
  );
  const levels = Object.fromEntries(doctor.map(({ name, level }) => [name, level]));
  expect(levels).toMatchObject({ database: "ok", integrity: "ok", undelivered: "ok", spool: "ok" });
  expect(levels).not.toHaveProperty("disk");
});
