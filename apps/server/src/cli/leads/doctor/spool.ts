import { inspectSpool } from "@site/db/intake/spool-folder";
import type { Env } from "../../../configuration/env.ts";
import { type Check, fail, ok, reasonOf, warn } from "./check.ts";

/** Checks for leads in the spool; works without the database. */
export function checkSpool({ spoolDir }: Pick<Env, "spoolDir">): Check[] {
  if (spoolDir === null) return [];
  try {
    const { waiting, left, newer } = inspectSpool(spoolDir);
    return [
      waiting === 0
        ? ok("spool", "no lead waits")
        : warn("spool", `${waiting} leads wait in ${spoolDir}: the running site stores them when the database works`),
      ...newer.map((file) => fail("spool", `${file} has leads of a newer release of this program: update it`)),
      ...left.map((file) => fail("spool", `${file} has lines that could not be stored: look at them, then delete it`)),
    ];
  } catch (error) {
    return [fail("spool", reasonOf(error))];
  }
}
