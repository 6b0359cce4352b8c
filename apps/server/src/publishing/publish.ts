import { randomUUID } from "node:crypto";
import { dayAt } from "@site/content/calendar";
import { officeZone } from "@site/content/site";
import { readMoment } from "@site/db/content/content-revision";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import { listPages, sharedPaths } from "../pages/list-addresses.ts";
import { type Frontend, type Made, makePage, type SiteFile } from "../pages/make-page.ts";
import { proxyFiles, siteFiles } from "../seo/site-files.ts";
import type { Failure, Message, Order, Published } from "./child-process.ts";
import { Draft, readRelease, releaseName } from "./release.ts";

type Means = { context: PageContext; frontend: Frontend };
/** Of the process that publishes. */
type Own = {
  send: (message: Message) => void;
  failureOf: (error: unknown) => Failure;
  /** Stops its clock, so that two instances make the same bytes. */
  stopClock: (at: number) => void;
};

/** How many pages are made at the same time: while one is compressed, another is rendered. */
const atOnce = 3;

/**
 * Makes all pages as they are at a moment, sends each, and writes them into a folder that no one reads yet. Of a page that
 * fails, the last good file is carried over.
 * @throws StorageFault when the database can't be read now
 */
export async function publish(means: Means, order: Order, { send, failureOf, stopClock }: Own): Promise<Published> {
  const { context } = means;
  const { at, root } = order;
  const moment = await readMoment(context.db, at);
  const release = releaseName(order.made, moment, at);
  stopClock(Math.max(dayBegin(at), Date.parse(`${moment.since}Z`) || 0));
  const last = root === null ? null : await readRelease(root);
  // Compression takes as long as all the rest, and an edit changes few pages.
  const known = new Map(Array.from(last?.files.values() ?? [], (file) => [file.hash, file]));
  const draft = root === null ? null : new Draft(root);
  let folderProblem: string | null = null;
  const write = async (writing: () => Promise<unknown> | undefined) => {
    if (folderProblem === null)
      await writing()?.catch((error: unknown) => {
        folderProblem = failureOf(error).message;
      });
  };
  let failures = 0;
  let policy = "";
  const keep = async (path: string, file: SiteFile) => {
    send({ path, file });
    await write(() => draft?.add(path, file));
  };
  const makeOne = async (path: string) => {
    send({ begun: path });
    let made: Made | null = null;
    try {
      if (order.hung.includes(path)) throw new Error("The page took too long.");
      made = await makePage({ ...means, known, request: { path, answer: null, isPublished: true } });
      policy = made.page.csp ?? "";
    } catch (error) {
      if (error instanceof StorageFault) throw error;
      failures += 1;
      send({ failed: path, failure: failureOf(error) });
      const page = last?.files.get(path);
      made = page === undefined ? null : { page, data: last?.files.get(page.data ?? "") ?? null };
    }
    if (made === null) return;
    // First the requested files, because the server sends each as soon as it has it.
    if (made.data !== null && made.page.data !== null) await keep(made.page.data, made.data);
    await keep(path, made.page);
  };
  try {
    const listed = await listPages(context.db);
    const files = await siteFiles(context, listed, at);
    for (const [path, file] of files) await keep(path, file);
    const paths = sharedPaths(listed)
      .filter((path) => !files.has(path))
      .values();
    const work = async () => {
      for (const path of paths) await makeOne(path);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    for (const [name, text] of proxyFiles(context, policy)) await write(() => draft?.write(name, text));
    // Rows that were edited meanwhile show on some pages and not on others: the name is that of no state.
    const isMixed = release !== releaseName(order.made, await readMoment(context.db, at), at);
    const isWhole = failures === 0 && !isMixed;
    const name = isWhole ? release : `${release}-${randomUUID().slice(0, 8)}`;
    await write(() => draft?.finish(name, isWhole ? release : name));
    return { release: isMixed ? name : release, folder: folderProblem === null && draft ? name : null, folderProblem };
  } catch (error) {
    await draft?.discard();
    throw error;
  }
}

/** The first moment of the office's day. */
function dayBegin(atMs: number): number {
  const day = dayAt(officeZone, atMs);
  let begin = Date.parse(day);
  while (dayAt(officeZone, begin) !== day) begin += 3_600_000;
  return begin;
}
