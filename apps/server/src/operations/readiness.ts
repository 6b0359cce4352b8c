import { readContentRevision } from "@site/db/content-revision";
import type { Db } from "@site/db/open";

/** Where leads go at the moment. */
export type Storage = {
  readiness: () => {
    storage: "ok" | "failing";
    /** Leads that wait beside the database. */
    spooled: number;
    since: Date | null;
  };
};

/** Why this process should get no new visitors; an empty list: no reason. */
export async function reasonsAgainst(db: Db, storage: Storage, isClosing: boolean): Promise<string[]> {
  const { storage: state, spooled, since } = storage.readiness();
  return [
    ...(isClosing ? ["it is shutting down"] : []),
    ...((await answers(db)) ? [] : ["the database does not answer"]),
    ...(state === "ok" ? [] : [`leads can't be stored since ${since?.toISOString() ?? "an unknown time"}`]),
    ...(spooled === 0 ? [] : [`${spooled} leads wait beside the database`]),
  ];
}

async function answers(db: Db): Promise<boolean> {
  try {
    await readContentRevision(db);
    return true;
  } catch {
    return false;
  }
}
