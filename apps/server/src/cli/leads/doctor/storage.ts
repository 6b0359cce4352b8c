import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { dataFolderOf, isServerAddress, locationOf } from "@site/db/address";
import { findUnreadable } from "@site/db/content/rules";
import { canWrite, freeBytes } from "@site/db/files/disk";
import { Unreadable } from "@site/db/files/look";
import { lacksSecret } from "@site/db/leads/request-link";
import { ageSeconds } from "@site/db/outbox/wrong-clock";
import { restoreAdvice } from "@site/db/storage-fault";
import { readProven } from "@site/db/upkeep/drill";
import type { Env } from "../../../configuration/env.ts";
import { lostSecret } from "../../../operations/deployment-notes.ts";
import { type Check, fail, ok, warn } from "../../print.ts";
import { openCurrent, spoolNotes } from "../session.ts";
import { checkLeads } from "./leads.ts";

const mebibyte = 1024 * 1024;
const freeMin = { fail: 100 * mebibyte, warn: 1024 * mebibyte };

/** Looked at without the database, which a full disk keeps from being opened. */
export function* checkDisk({ databaseUrl, spoolDir }: Env): Generator<Check> {
  const data = isServerAddress(databaseUrl) ? null : dataFolderOf(databaseUrl);
  if (data !== null) yield checkSpace(data);
  // Next to the database it is usually on the same disk.
  if (spoolDir !== null && existsSync(spoolDir) && (data === null || diskOf(spoolDir) !== diskOf(data)))
    yield checkSpace(spoolDir);
}

function diskOf(folder: string): number {
  return statSync(folder).dev;
}

function checkSpace(folder: string): Check {
  const free = freeBytes(folder);
  const text = `${Math.floor(free / mebibyte).toLocaleString("en-US")} MiB free in ${folder}`;
  if (free < freeMin.fail) return fail("disk", `${text}: leads will soon not fit`);
  return free < freeMin.warn ? warn("disk", text) : ok("disk", text);
}

/** The database and its content. Opening it shows that it exists, is current and can commit. */
export async function* checkStorage({ databaseUrl, mail, secretKeys }: Env): AsyncGenerator<Check> {
  const { db, engine } = await openCurrent(databaseUrl);
  try {
    yield ok("database", `${engine.location}, structure is current`);
    const rescued = engine.files?.listRescued().at(-1);
    const [damage, ...others] = await engine.findDamage(db, "full");
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    if (damage === undefined) yield ok("integrity", "no damage found");
    else yield fail("integrity", `${damage}${more}. ${restoreAdvice(rescued)}`);
    if (damage === undefined && rescued !== undefined) yield warn("rescued", `${rescued} ${neverRestored}`);
    const unreadable = await findUnreadable(db);
    if (unreadable.length === 0) yield ok("content", "each row can be read");
    for (const sentence of unreadable) yield warn("content", sentence);
    if (await lacksSecret(db, secretKeys)) yield warn("secret", lostSecret);
    yield* checkLeads(db, mail);
  } finally {
    await db.destroy();
  }
}

const neverRestored =
  "was saved when the database's file disappeared: restore it with pnpm db:restore, or delete it if that was done";

/** Checks for leads in spools; works without the database. */
export function* checkSpool(env: Env): Generator<Check> {
  if (env.spoolDir === null) return;
  if (existsSync(env.spoolDir) && !canWrite(env.spoolDir))
    yield fail("spool", `${env.spoolDir} can't be written by this user: the start will fail`);
  const notes = spoolNotes(env);
  if (!notes.some(({ level }) => level === "warn")) yield ok("spool", "no lead waits");
  yield* notes;
}

const hourMs = 60 * 60 * 1000;
/** A nightly backup that was missed once, a weekly drill that was missed once. */
const ageMsMax = { backup: 36 * hourMs, drill: 8 * 24 * hourMs };

/** Whether a recent backup was test-restored lately, and which programs on the path may damage the file. */
export async function* checkBackups({ databaseUrl }: Env): AsyncGenerator<Check> {
  yield checkDrill(databaseUrl);
  if (isServerAddress(databaseUrl)) return;
  for (const program of programs) yield* checkProgram(program);
}

function checkDrill(databaseUrl: string): Check {
  const proven = readProven(dataFolderOf(databaseUrl), locationOf(databaseUrl));
  if (proven instanceof Unreadable) return warn("backups", proven.sentence);
  if (proven === null) return warn("backups", "no backup has been proven to restore: pnpm db:backup, pnpm db:drill");
  const ages = { backup: ageSeconds(proven.made) * 1000, drill: ageSeconds(proven.at) * 1000 };
  const text = `${proven.backup} of ${hours(ages.backup)} ago was restored on trial ${hours(ages.drill)} ago`;
  const isOld = ages.backup > ageMsMax.backup || ages.drill > ageMsMax.drill;
  return isOld ? warn("backups", `${text}: pnpm db:backup, pnpm db:drill`) : ok("backups", text);
}

function hours(milliseconds: number): string {
  return `${Math.round(milliseconds / hourMs)} hours`;
}

/**
 * The first versions without SQLite's WAL-reset bug, which can damage a file that two programs checkpoint: the newest
 * one, then repairs of older series. Litestream fixed it after 0.5.16.
 */
const programs = [
  { name: "sqlite3", word: "--version", fixed: ["3.51.3", "3.50.7", "3.44.6"], instead: "use pnpm db:shell" },
  { name: "litestream", word: "version", fixed: ["0.5.17"], instead: "update it to a release after 0.5.16" },
];
const versions = new Intl.Collator("en", { numeric: true });

/** Nothing is said of a program that is not on the path, or says no version. */
async function* checkProgram({ name, word, fixed, instead }: (typeof programs)[number]): AsyncGenerator<Check> {
  const answer = await promisify(execFile)(name, [word], { timeout: 5_000 }).catch(() => null);
  const [found, series] = /(\d+\.\d+\.)\d+/.exec(answer?.stdout ?? "") ?? [];
  if (found === undefined || series === undefined) return;
  const isFixed = fixed.some(
    (floor, index) => versions.compare(found, floor) >= 0 && (index === 0 || floor.startsWith(series)),
  );
  const text = `${name} ${found} on the path can damage a database that the site writes to (SQLite's WAL-reset bug)`;
  if (!isFixed) yield warn(name, `${text}: ${instead}`);
}
