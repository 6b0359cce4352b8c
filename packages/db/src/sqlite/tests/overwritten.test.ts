import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { orThrow } from "../../files/look.ts";
import { openFaultySite, submitThree } from "../../test/faults.ts";
import { newContact } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { backUp } from "../../upkeep/backup.ts";

/** `$1` is the path of a backup, and `$2` is the path of the database file. */
const ways = [
  'cp "$1" "$2"',
  'dd if="$1" of="$2" bs=4096 skip=9 seek=9 count=3 conv=notrunc 2>&1',
  'truncate -s -4096 "$2"',
  ': > "$2"',
  'cp "$1-other" "$2"',
  `printf '\\007' | dd of="$2" bs=1 seek=9000 conv=notrunc 2>&1`,
];

const write = (line: string, from: string, to: string) => execFileSync("/bin/sh", ["-c", line, "sh", from, to]);

async function openSealedSite() {
  const site = await openFaultySite();
  // Loads every page of the database into SQLite's cache, as the check at startup does.
  await site.engine.findDamage(site.db, "quick");
  await site.engine.check(site.db);
  const before = await submitThree(site);
  const backup = join(site.folder, "backup.db");
  await backUp(site.engine, backup);
  using other = new DatabaseSync(`${backup}-other`);
  other.exec("CREATE TABLE other (name TEXT); PRAGMA user_version = 100000");
  return { site, backup, before: [...before, ...(await submitThree(site))] };
}

describe("a write into the open database file is noticed, and no acknowledged lead is lost", () => {
  it.each(ways)("%s, while the newest leads are in the log", async (line) => {
    const { site, backup, before } = await openSealedSite();
    write(line, backup, site.file);
    await expectKept(site, before);
  });

  it.each(ways)("%s, right after a checkpoint and before the next lead", async (line) => {
    const { site, backup, before } = await openSealedSite();
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(site.db);
    await site.engine.check(site.db);
    write(line, backup, site.file);
    await expectKept(site, before);
  });

  it("cp of a backup from before the last check, after a checkpoint that no check has followed", async () => {
    const { site, backup, before } = await openSealedSite();
    for (const _round of [1, 2]) {
      await site.engine.check(site.db);
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(site.db);
    }
    copyFileSync(backup, site.file);
    await expectKept(site, before);
  });

  async function expectKept(site: Awaited<ReturnType<typeof openFaultySite>>, before: readonly string[]) {
    const during = await submitThree(site);
    expect(site.intake.readiness()).toMatchObject({ storage: "gone", spooled: 3 });
    expect(site.intake.readiness().wayOut).toMatch(
      /was written by another program .* has put its own data back: restart/,
    );
    await site.intake.stop();
    await site.db.destroy();
    const again = await openFaultySite({ folder: site.folder });
    again.start();
    await expect.poll(again.references).toHaveLength(before.length + during.length);
    expect((await again.references()).toSorted()).toEqual([...before, ...during].toSorted());
    expect(await again.engine.findDamage(again.db, "full")).toEqual([]);
    expect(readdirSync(site.folder).some((name) => name.includes(".replaced-"))).toBe(true);
  }
});

it("an overwritten database that can't be put back is not damaged further at the end of the process", async () => {
  const { site, backup } = await openSealedSite();
  // A commit by another program makes SQLite drop this process's cache, so the data can't be put back from the cache.
  const other = new SqliteDatabase(site.file);
  other.exec("CREATE TABLE others (name TEXT)");
  other.pragma("wal_checkpoint(TRUNCATE)");
  other.close();
  await site.engine.check(site.db);
  copyFileSync(backup, site.file);
  const [reference = ""] = await submitThree(site);
  expect(site.intake.readiness().storage).toBe("gone");
  await site.intake.stop();
  await site.db.destroy();
  using found = new DatabaseSync(site.file);
  expect(found.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  expect(found.prepare("SELECT count(*) AS leads FROM lead_inbox").get()).toEqual({ leads: 3 });
  const spooled = site.spool.list().flatMap((file) => orThrow(site.spool.read(file)));
  expect(spooled.map((lead) => lead?.reference)).toContain(reference);
});

it("legitimate writes to the file cause no alarm: checkpoints by this and by other programs, VACUUM, a second site", async () => {
  const { site } = await openSealedSite();
  const second = await openFaultySite({ folder: site.folder });
  await second.engine.check(second.db);
  const program = new SqliteDatabase(site.file);
  const steps: (() => unknown)[] = [
    () => program.pragma("wal_checkpoint(PASSIVE)"),
    () => program.pragma("wal_checkpoint(TRUNCATE)"),
    () => program.exec("VACUUM"),
    () => program.exec("CREATE TABLE IF NOT EXISTS others (name TEXT)"),
    () => sql`PRAGMA wal_checkpoint(RESTART)`.execute(site.db),
    () => second.engine.check(second.db),
    () => second.intake.submit(newContact()),
    () => site.engine.files?.purgeDeleted(),
    () => site.engine.files?.copyTo(join(temporaryFolder(), "another.db")),
  ];
  for (let round = 0; round < 36; round += 1) {
    await steps[round % steps.length]?.();
    // Leads are submitted one at a time, because both sites run in the same thread. If one site waited for the other's
    // lock, SQLite would block the thread, and the other site couldn't release the lock.
    for (const { intake } of [site, second]) await intake.submit(newContact());
    if (round % 4 === 0) await site.engine.check(site.db);
  }
  program.close();
  expect([site.intake.readiness().storage, second.intake.readiness().storage]).toEqual(["ok", "ok"]);
  chmodSync(site.file, 0o600);
  await site.engine.check(site.db);
});
