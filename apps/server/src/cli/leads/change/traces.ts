import type { Engine, Purge } from "@site/db/engine";
import { print } from "../../print.ts";

/** Shown when rows were deleted: where their bytes may still be; null: nowhere. */
export const purgeNotes: Readonly<Record<Purge, string | null>> = {
  complete: null,
  blocked: "Another program was in the way, and old bytes are left in the file or its log. Run this again later.",
  unsupported:
    "The rows are gone. Their bytes stay in the server's files until its next vacuum, and in its write-ahead log, standbys and backups as long as the server keeps those.",
};

/** Says where that which was taken out of the database may still be. */
export function printTraces(engine: Engine, purged: Purge): void {
  const note = purgeNotes[purged];
  if (note !== null) print(note);
  for (const copy of engine.files?.listCopies() ?? []) print(`A copy from before still holds it, delete it: ${copy}`);
  for (const closed of engine.files?.listClosedCopies() ?? [])
    print(`Copies may be where this user can't look: ${closed}`);
  print("Backups elsewhere keep what they hold: delete those made before now, of Litestream as well.");
  print("So do the office's mailboxes, exported files and what was uploaded to ad networks: delete it there by hand.");
}
