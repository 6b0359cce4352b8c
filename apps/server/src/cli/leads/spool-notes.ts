import { forgottenSentence, inspectSpool, listForgotten } from "@site/db/intake/spool-files";
import type { Env } from "../../configuration/env.ts";
import { type Check, fail, warn } from "./doctor/check.ts";

/** The leads that wait in spools, which the result of a command lacks. Works without the database. */
export function spoolNotes({ spoolDir, defaultSpoolDir }: Pick<Env, "spoolDir" | "defaultSpoolDir">): Check[] {
  if (spoolDir === null) return [];
  const { waiting, left, unreadable } = inspectSpool(spoolDir);
  const later = "are not in the database yet: the running site stores them when the database works";
  const newer = "Each start tries again, because a newer release may have written them";
  return [
    ...(waiting === 0 ? [] : [warn("spool", `${waiting} leads wait in ${spoolDir} and ${later}`)]),
    ...unreadable.map(({ sentence }) => fail("spool", `${sentence}; until then nobody stores the leads in it`)),
    ...left.map((file) =>
      fail(
        "spool",
        `${file} has lines that could not be stored. ${newer}: update, or look at them and delete the file`,
      ),
    ),
    ...listForgotten(spoolDir, defaultSpoolDir).map((folder) => fail("spool", forgottenSentence(folder))),
  ];
}
