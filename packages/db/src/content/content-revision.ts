import type { Db } from "../open.ts";

/** A number that increases with every change of a content table, including changes made in a SQL shell. */
export async function readContentRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom("content_revision").select("revision").executeTakeFirstOrThrow();
  return revision;
}

/** An edit shows within a second. */
const pollMs = 250;

type Follow = {
  /** Called with the current revision before this resolves, then with each new one. */
  onChange: (revision: number) => void;
  /** Called when the revision can't be read, once until it can be read again. */
  onFault: (error: unknown) => void;
};

/**
 * Polls the revision until the returned function is called. While it can't be read, the last known one stays.
 * @throws the error of the first read
 */
export async function followContentRevision(db: Db, { onChange, onFault }: Follow): Promise<() => void> {
  let known: number | null = null;
  let isFailing = false;
  let isClosed = false;

  const readOnce = async () => {
    const revision = await readContentRevision(db);
    if (isClosed || revision === known) return;
    known = revision;
    onChange(revision);
  };
  await readOnce();

  const poll = async () => {
    try {
      await readOnce();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !isClosed) onFault(error);
      isFailing = true;
    }
    if (!isClosed) timer.refresh();
  };
  const timer = setTimeout(poll, pollMs).unref();
  return () => {
    isClosed = true;
    clearTimeout(timer);
  };
}
