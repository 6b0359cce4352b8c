import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { dataFolderOf, isServerAddress } from "@site/db/address";
import { readProven } from "@site/db/upkeep/drill";
import type { Env } from "../../../configuration/env.ts";
import { type Check, ok, warn } from "./check.ts";

const hourMs = 60 * 60 * 1000;
/** A nightly backup that was missed once, a weekly drill that was missed once. */
const ageMsMax = { backup: 36 * hourMs, drill: 8 * 24 * hourMs };

/** Whether a recent backup was restored on trial lately, and which programs on the path may damage the file. */
export async function checkBackups({ databaseUrl }: Pick<Env, "databaseUrl">): Promise<Check[]> {
  const programs = isServerAddress(databaseUrl) ? [] : await Promise.all(Object.keys(floors).map(checkProgram));
  return [checkDrill(databaseUrl), ...programs.flatMap((check) => check ?? [])];
}

function checkDrill(databaseUrl: string): Check {
  const proven = readProven(dataFolderOf(databaseUrl));
  if (proven === null) return warn("backups", "no backup has been proven to restore: pnpm db:backup, pnpm db:drill");
  const ages = { backup: Date.now() - Date.parse(proven.made), drill: Date.now() - Date.parse(proven.at) };
  const text = `${proven.backup} of ${hours(ages.backup)} ago was restored on trial ${hours(ages.drill)} ago`;
  const isOld = ages.backup > ageMsMax.backup || ages.drill > ageMsMax.drill;
  return isOld ? warn("backups", `${text}: pnpm db:backup, pnpm db:drill`) : ok("backups", text);
}

function hours(milliseconds: number): string {
  return `${Math.round(milliseconds / hourMs)} hours`;
}

/**
 * The first versions without SQLite's WAL-reset bug, which can damage a file that two programs checkpoint. Litestream
 * 0.5.16 still brings SQLite 3.51.2.
 */
const floors: Readonly<Record<string, { words: string[]; fixed: readonly (readonly number[])[] }>> = {
  sqlite3: {
    words: ["--version"],
    fixed: [
      [3, 51, 3],
      [3, 50, 7],
      [3, 44, 6],
    ],
  },
  litestream: { words: ["version"], fixed: [[0, 5, 17]] },
};

/** @returns null: the program is not on the path, or says no version */
async function checkProgram(name: string): Promise<Check | null> {
  const { words = [], fixed = [] } = floors[name] ?? {};
  const answer = await promisify(execFile)(name, words, { timeout: 5_000 }).catch(() => null);
  const found = /(\d+)\.(\d+)\.(\d+)/
    .exec(answer?.stdout ?? "")
    ?.slice(1)
    .map(Number);
  if (found === undefined || isFixed(found, fixed)) return null;
  const instead = name === "sqlite3" ? "use pnpm db:shell" : `update it to ${fixed[0]?.join(".")}`;
  const text = `${name} ${found.join(".")} on the path can damage a database that the site writes to (SQLite's WAL-reset bug)`;
  return warn(name, `${text}: ${instead}`);
}

/** Newer than the newest fixed version, or a repair of its own series. */
function isFixed(found: readonly number[], fixed: readonly (readonly number[])[]): boolean {
  const compare = (other: readonly number[]) =>
    found.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return fixed.some((floor, index) => compare(floor) >= 0 && (index === 0 || found[1] === floor[1]));
}
