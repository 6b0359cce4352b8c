import type { Db } from "../open.ts";

/** A number that increases with every change of a content table, including changes made in a SQL shell. */
export async function readContentRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom("content_revision").select("revision").executeTakeFirstOrThrow();
  return revision;
}

/** An edit shows within a second. */
const pollMs = 250;

type Follow = {
  /** Called with the current revision before `follow` resolves, then with each new one. */
  onChange: (revision: number) => void;
  /** Called when the revision can't be read, once until it can be read again. */
  onFault: (error: unknown) => void;
};

/** The content revision for all readers of a process. */
export class ContentRevision {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  read(): Promise<number> {
    return readContentRevision(this.#db);
  }

  /**
   * Polls the revision until the returned function is called. While it can't be read, the last known one stays.
   * @throws the error of the first read
   */
  async follow({ onChange, onFault }: Follow): Promise<() => Promise<void>> {
    let known: number | null = null;
    let isFailing = false;
    let isClosed = false;

    const readOnce = async () => {
      const revision = await readContentRevision(this.#db);
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
    return async () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }
}
