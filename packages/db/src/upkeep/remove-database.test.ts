import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { acceptLead } from "../intake/accepted-lead.ts";
import { LeadIntake } from "../intake/intake.ts";
import { Spool } from "../intake/spool.ts";
import { openDatabase } from "../open.ts";
import { damageTable } from "../test/faults.ts";
import { newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { removeDatabase } from "./remove-database.ts";

/** A closed database with this many leads, and the path of its spool. */
async function closedSite(leads: number) {
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  const { db } = await openTestDatabase(`file:${file}`);
  const intake = new LeadIntake(db, testPolicy);
  for (let count = 0; count < leads; count += 1) await intake.submit(newContact());
  await db.destroy();
  return { folder, file, place: { url: `file:${file}`, spoolDir: join(folder, "spool") } };
}

it("db:reset deletes a database without leads and its spool, and nothing else in the folder", async () => {
  const { folder, place } = await closedSite(0);
  new Spool(place.spoolDir);
  writeFileSync(join(folder, "site.db.before-0001"), "copy");
  await removeDatabase(place);
  expect(readdirSync(folder)).toEqual(["site.db.before-0001"]);
  await removeDatabase(place);
});

it("db:reset deletes leads only with --with-leads", async () => {
  const { file, place } = await closedSite(2);
  await expect(removeDatabase(place)).rejects.toThrow(
    `${file} holds 2 leads. Add --with-leads to delete them as well.`,
  );
  expect(existsSync(file)).toBe(true);
  await removeDatabase(place, { withLeads: true });
  expect(existsSync(file)).toBe(false);
});

it("leads that can't be counted are not taken for none", async () => {
  const { file, place } = await closedSite(100);
  damageTable(file, "contact_submissions_newest");
  await expect(removeDatabase(place)).rejects.toThrow(
    / is damaged .+, so its leads can't be counted\. Add --with-leads/,
  );
  expect(existsSync(file)).toBe(true);
  await removeDatabase(place, { withLeads: true });
  expect(existsSync(file)).toBe(false);
});

it("db:reset finds leads in a log without a database", async () => {
  const { file, place } = await closedSite(0);
  await removeDatabase(place);
  writeFileSync(`${file}-wal`, "commits that were never checkpointed");
  await expect(removeDatabase(place)).rejects.toThrow(/The log \S+ may hold leads\./);
  expect(existsSync(`${file}-wal`)).toBe(true);
});

it("db:reset counts leads in the spool, and those set aside", async () => {
  const { folder, place } = await closedSite(0);
  const spool = new Spool(place.spoolDir);
  spool.append([acceptLead(newContact())]);
  await expect(removeDatabase(place)).rejects.toThrow("holds 1 leads");
  const [file = ""] = spool.list();
  spool.finish(file, ["a line that no table takes"]);
  await expect(removeDatabase(place)).rejects.toThrow(`${place.spoolDir} holds leads that could not be stored`);
  expect(existsSync(join(folder, "site.db"))).toBe(true);
  await removeDatabase(place, { withLeads: true });
  expect(readdirSync(folder)).toEqual([]);
});

it("db:reset leaves foreign files in the spool folder", async () => {
  const { place } = await closedSite(0);
  mkdirSync(join(place.spoolDir, "photos"), { recursive: true });
  for (const name of ["notes.txt", "accounts.taken", "leads.jsonl.old"]) writeFileSync(join(place.spoolDir, name), "");
  new Spool(place.spoolDir).append([acceptLead(newContact())]);
  await removeDatabase(place, { withLeads: true });
  expect(readdirSync(place.spoolDir).toSorted()).toEqual(["accounts.taken", "leads.jsonl.old", "notes.txt", "photos"]);
});

it("db:reset leaves a file that is no database of the site, also with --with-leads", async () => {
  const folder = temporaryFolder();
  const letter = { url: `file:${join(folder, "letter.txt")}`, spoolDir: null };
  writeFileSync(join(folder, "letter.txt"), "Dear reader, this is not a database.");
  const books = { url: `file:${join(folder, "books.db")}`, spoolDir: null };
  const { db } = await openDatabase(books.url);
  await sql`CREATE TABLE books (title TEXT)`.execute(db);
  await db.destroy();
  for (const withLeads of [false, true]) {
    await expect(removeDatabase(letter, { withLeads })).rejects.toThrow("is no database of this site");
    await expect(removeDatabase(books, { withLeads })).rejects.toThrow("is no database of this site");
  }
  expect(readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(["books.db", "letter.txt"]);
});

it("db:reset refuses a database that a program has open", async () => {
  const { file, place } = await closedSite(0);
  const { db } = await openDatabase(place.url);
  await db.selectFrom("services").select("id").execute();
  await expect(removeDatabase(place)).rejects.toThrow(/ is in use\. Stop the site/);
  await db.destroy();
  await removeDatabase(place);
  expect(existsSync(file)).toBe(false);
});
