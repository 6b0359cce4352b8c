import type { Db } from "../open.ts";
import { countPublic } from "./public-posts.ts";

/**
 * A text that is another one after every change of a content table, including changes made in a SQL shell, and after each
 * second in which an article becomes public.
 */
export async function readContentRevision(db: Db): Promise<string> {
  const { revision, articles } = await db
    .selectFrom("content_revision")
    .select(["revision", countPublic(db).as("articles")])
    .executeTakeFirstOrThrow();
  return `${revision}.${articles}`;
}

/** An edit, or an article whose time has come, shows within a second. */
const pollMs = 250;

type Follow = {
  /** Called with the current revision before this resolves, then with each new one; again while it throws. */
  onChange: (revision: string) => Promise<void>;
  /** Called when the revision can't be read or followed, once until it can be read again. */
  onFault: (error: unknown) => void;
};

/**
 * Polls the revision until the returned function is called. While it can't be read, the last known one stays.
 * @throws the error of the first read
 */
export async function followContentRevision(db: Db, { onChange, onFault }: Follow): Promise<() => void> {
  let known: string | null = null;
  let isFailing = false;
  let isClosed = false;

  const readOnce = async () => {
    const revision = await readContentRevision(db);
    if (isClosed || revision === known) return;
    await onChange(revision);
    known = revision;
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
