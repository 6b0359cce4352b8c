import { powersOf } from "../dialects/powers.ts";
import type { Db } from "../open.ts";
import { compileOnce } from "../queries/compile-once.ts";

const selectRevision = compileOnce((db) => db.selectFrom("content_revision").select("revision"));

/** A number that increases with every change of a content table, including changes made in a SQL shell. */
export async function readContentRevision(db: Db): Promise<number> {
  const { rows } = await selectRevision(db, {});
  const [row] = rows;
  if (row === undefined) throw new Error("The table content_revision is empty.");
  return row.revision;
}

/** Where the engine does not notify: an edit shows within a second. */
const pollMs = 250;
/** Behind notifications: finds an edit while the listening connection is dead and nobody has noticed. */
const slowPollMs = 3_000;

type Follow = {
  /** Called with the current revision before `follow` resolves, then with each new one. */
  onChange: (revision: number) => void;
  /** Called when the revision can't be read, once until it can be read again. */
  onFault: (error: unknown) => void;
};

/**
 * The content revision for all readers of a process. On SQLite `read` queries, with one query for all callers of one
 * turn of the event loop. Where the engine notifies, `read` returns the revision that `follow` has read last, because a
 * query would be a round trip for every request.
 */
export class ContentRevision {
  readonly #db: Db;
  #asked: Promise<number> | null = null;
  #followed: number | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  read(): Promise<number> {
    if (this.#followed !== null) return Promise.resolve(this.#followed);
    // The query starts after the last call of the turn, so that no caller gets a revision older than its call.
    this.#asked ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#asked = null;
        readContentRevision(this.#db).then(resolve, reject);
      });
    });
    return this.#asked;
  }

  /**
   * Watches the revision until the returned function is called. While it can't be read, the last known one stays.
   * @throws the error of the first read
   */
  async follow({ onChange, onFault }: Follow): Promise<() => Promise<void>> {
    const { listenForContent } = powersOf(this.#db);
    let known: number | null = null;
    let isFailing = false;
    let isClosed = false;

    const readOnce = async () => {
      const revision = await readContentRevision(this.#db);
      if (isClosed) return;
      if (listenForContent !== null) this.#followed = revision;
      if (revision !== known) onChange(revision);
      known = revision;
    };
    await readOnce();

    const readAgain = oneAtATime(async () => {
      try {
        await readOnce();
        isFailing = false;
      } catch (error) {
        if (!isFailing && !isClosed) onFault(error);
        isFailing = true;
      }
    });
    const poll = async () => {
      await readAgain();
      if (!isClosed) timer.refresh();
    };
    const timer = setTimeout(poll, listenForContent === null ? pollMs : slowPollMs).unref();
    const listening = listenForContent?.(() => void readAgain());
    return async () => {
      isClosed = true;
      this.#followed = null;
      clearTimeout(timer);
      await listening?.close();
    };
  }
}

/** Calls during a run cause one more run after it, so that the last result is never older than the last call. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  async function runUntilQuiet(): Promise<void> {
    do {
      isAskedAgain = false;
      await run();
    } while (isAskedAgain);
    running = null;
  }
  return () => {
    isAskedAgain = true;
    running ??= runUntilQuiet();
    return running;
  };
}
