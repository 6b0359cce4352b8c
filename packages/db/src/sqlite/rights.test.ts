import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

/** Rights of a folder and of all that is in it. */
function rightsOf(folder: string): Record<string, string> {
  const entries = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return Object.fromEntries(entries.map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]));
}

it.each(["000", "077"])("with umask %s database, log, index, copy and folder are their owner's alone", (umask) => {
  const folder = join(temporaryFolder(), "data");
  const program = `
    process.umask(0o${umask});
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, "../open.ts"))});
    const { db, engine } = await openDatabase("file:" + process.argv[1]);
    await db.schema.createTable("notes").addColumn("note", "text").execute();
    await db.insertInto("notes").values({ note: "kept" }).execute();
    const { backUp } = await import(${JSON.stringify(join(import.meta.dirname, "../upkeep/backup.ts"))});
    await backUp(engine, process.argv[1] + ".before-0001-20260101000000");
    process.kill(process.pid, "SIGKILL");`;
  const script = ["--input-type=module-typescript", "-e", program, join(folder, "site.db")];
  expect(() => execFileSync(process.execPath, script, { stdio: "pipe" })).toThrow("SIGKILL");
  const rights = rightsOf(folder);
  expect(
    Object.keys(rights)
      .map((name) => name.replace(/\d{14}(?=$|\.)/, "<time>"))
      .toSorted(),
  ).toEqual([
    ...["", "site.db", "site.db-shm", "site.db-wal", "site.db.before-0001-<time>", "site.db.before-0001-<time>.sha256"],
  ]);
  expect(rights).toEqual({ ...Object.fromEntries(Object.keys(rights).map((name) => [name, "600"])), "": "700" });
});

async function openExposed() {
  const folder = join(temporaryFolder(), "data");
  const file = join(folder, "site.db");
  const { db, engine } = await openTestDatabase(`file:${file}`);
  mkdirSync(join(folder, "backups"));
  const copies = [
    `${file}.before-0001-20260101000000`,
    `${file}.replaced-20260101000000`,
    join(folder, "backups/a.db"),
  ];
  for (const copy of copies) writeFileSync(copy, "copy");
  await sql`UPDATE content_revision SET revision = revision + 1`.execute(db);
  const files = [file, `${file}-wal`, `${file}-shm`, ...copies];
  for (const path of files) chmodSync(path, 0o644);
  chmodSync(folder, 0o755);
  return { db, engine, folder, files, copies };
}

it("database files that other users could read are closed to them", async () => {
  const { db, engine, folder, files, copies } = await openExposed();
  expect(engine.files?.listExposed()).toEqual([folder, ...files]);
  expect(engine.files?.closeToOthers()).toEqual([folder, ...files]);
  expect(engine.files?.listExposed()).toEqual([]);
  expect(engine.files?.listCopies()).toEqual(copies);
  await db.destroy();
});

it("a data folder with files of other programs keeps its rights, and is reported", async () => {
  const { db, engine, folder, files } = await openExposed();
  writeFileSync(join(folder, "letter.txt"), "of somebody else");
  expect(engine.files?.closeToOthers()).toEqual(files);
  expect(engine.files?.listExposed()).toEqual([folder]);
  expect(statSync(join(folder, "letter.txt")).mode & 0o777).not.toBe(0o600);
  await db.destroy();
});
