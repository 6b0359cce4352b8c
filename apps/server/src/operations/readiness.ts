import { readContentRevision } from "@site/db/content/content-revision";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/** The lead storage. */
export type Storage = Pick<LeadIntake, "readiness">;

export type Readiness = {
  db: Db;
  storage: Storage;
  /** Whether all pages have been rendered since the start. */
  isWarm: () => boolean;
  isClosing: boolean;
};

/** Reasons why this process should get no new visitors. Empty: it is ready. */
export async function reasonsAgainst({ db, storage, isWarm, isClosing }: Readiness): Promise<string[]> {
  const { storage: state, wayOut, spooled, since } = storage.readiness();
  return [
    ...(isClosing ? ["it is shutting down"] : []),
    ...(isWarm() ? [] : ["its pages are being rendered"]),
    ...((await answers(db)) ? [] : ["the database does not answer"]),
    ...(state === "ok" ? [] : [`leads can't be stored since ${since?.toISOString() ?? "an unknown time"}`]),
    ...(wayOut === null ? [] : [wayOut]),
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
