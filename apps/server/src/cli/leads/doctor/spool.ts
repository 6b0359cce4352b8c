import { accessSync, constants, existsSync } from "node:fs";
import { forgottenSentence, inspectSpool, listForgotten } from "@site/db/intake/spool-folder";
import type { Env } from "../../../configuration/env.ts";
import { type Check, fail, ok, warn } from "./check.ts";

/** Checks for leads in the spool; works without the database. */
export function checkSpool({ spoolDir, defaultSpoolDir }: Pick<Env, "spoolDir" | "defaultSpoolDir">): Check[] {
  if (spoolDir === null) return [];
  const { waiting, left } = inspectSpool(spoolDir);
  const isWritable = !existsSync(spoolDir) || canWrite(spoolDir);
  return [
    ...(isWritable ? [] : [fail("spool", `${spoolDir} can't be written by this user: the start will fail`)]),
    waiting === 0
      ? ok("spool", "no lead waits")
      : warn("spool", `${waiting} leads wait in ${spoolDir}: the running site stores them when the database works`),
    ...left.map((file) =>
      fail(
        "spool",
        `${file} has lines that could not be stored. Each start tries again, because a newer release may have written them: update, or look at them and delete the file`,
      ),
    ),
    ...listForgotten(spoolDir, defaultSpoolDir).map((folder) => fail("spool", forgottenSentence(folder))),
  ];
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
