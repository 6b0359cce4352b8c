import { statfs } from "node:fs/promises";
import type { Files } from "@site/db/engine";
import type { OpenDatabase } from "@site/db/open";
import { type Check, fail, ok, warn } from "./check.ts";

const mebibyte = 1024 * 1024;
const freeBytes = { fail: 100 * mebibyte, warn: 1024 * mebibyte };

/** Existence, schema and durability are not checked, because `openExistingDatabase` has done so. */
export async function checkDatabase({ db, engine }: OpenDatabase): Promise<Check[]> {
  return [
    ok("database", `${engine.location}, structure is current`),
    await checkIntegrity({ db, engine }),
    ...(engine.files === null ? [] : [checkRights(engine.files), await checkDisk(engine.files.folder)]),
  ];
}

async function checkIntegrity({ db, engine }: OpenDatabase): Promise<Check> {
  const damage = await engine.findDamage(db, "full");
  const more = damage.length > 1 ? ` and ${damage.length - 1} more` : "";
  return damage.length === 0
    ? ok("integrity", "no damage found")
    : fail("integrity", `${damage[0]}${more}: restore a backup`);
}

function checkRights(files: Files): Check {
  const exposed = files.listExposed();
  return exposed.length === 0
    ? ok("rights", "database, log and copies are their owner's alone")
    : warn("rights", `other users of this machine may read ${exposed.join(", ")}: chmod go= takes that away`);
}

export async function checkDisk(folder: string): Promise<Check> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${Math.floor(free / mebibyte).toLocaleString("en-US")} MiB free in ${folder}`;
  if (free < freeBytes.fail) return fail("disk", `${text}: leads will soon not fit`);
  return free < freeBytes.warn ? warn("disk", text) : ok("disk", text);
}
