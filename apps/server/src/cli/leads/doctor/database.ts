import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Engine } from "@site/db/engine";
import { type Check, fail, ok, reasonOf, warn } from "./check.ts";

const mebibyte = 1024 * 1024;
const freeBytes = { fail: 100 * mebibyte, warn: 1024 * mebibyte };

/** Existence and schema are not checked, because `openExistingDatabase` has done so. */
export function checkDatabase(engine: Engine): Check[] {
  return [
    ok("database", `${engine.location}, structure is current`),
    checkDurability(engine),
    checkIntegrity(engine),
    checkRights(engine),
  ];
}

function checkDurability(engine: Engine): Check {
  try {
    engine.assertDurable();
    return ok("durability", "write-ahead log, every commit is synced, foreign keys are enforced");
  } catch (error) {
    return fail("durability", reasonOf(error));
  }
}

function checkIntegrity(engine: Engine): Check {
  const damage = engine.findDamage();
  const more = damage.length > 1 ? ` and ${damage.length - 1} more` : "";
  return damage.length === 0
    ? ok("integrity", "no damage found")
    : fail("integrity", `${damage[0]}${more}: restore a backup`);
}

function checkRights(engine: Engine): Check {
  const exposed = engine.listExposed();
  return exposed.length === 0
    ? ok("rights", "database, log and copies are their owner's alone")
    : warn("rights", `other users of this machine may read ${exposed.join(", ")}: chmod go= takes that away`);
}

export async function checkDisk(engine: Engine): Promise<Check> {
  const { bavail, bsize } = await statfs(dirname(engine.location));
  const free = bavail * bsize;
  const text = `${Math.floor(free / mebibyte).toLocaleString("en-US")} MiB free in ${dirname(engine.location)}`;
  if (free < freeBytes.fail) return fail("disk", `${text}: leads will soon not fit`);
  return free < freeBytes.warn ? warn("disk", text) : ok("disk", text);
}
