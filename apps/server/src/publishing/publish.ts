import { randomUUID } from "node:crypto";
import { dayAt } from "@site/content/calendar";
import { officeZone } from "@site/content/site";
import { readMoment } from "@site/db/content/content-revision";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import { listPages, sharedPaths } from "../pages/list-addresses.ts";
import { type Frontend, type Made, makePage } from "../pages/make-page.ts";
import { proxyFiles, siteFiles } from "../seo/site-files.ts";
import type { Failure, Message, Order, Published } from "./child-process.ts";
import { type Files, readRelease, releaseName, writeRelease } from "./release.ts";

type Means = { context: PageContext; frontend: Frontend };
/** Members of the process that publishes. */
type Own = {
  send: (message: Message) => void;
  failureOf: (error: unknown) => Failure;
  /** Stops its clock, so that two instances make the same bytes. */
  stopClock: (at: number) => void;
};

/** How many pages are made at the same time: while one is compressed, another is rendered. */
const atOnce = 3;

/**
 * Makes all pages as they are at a moment, and writes them into a folder that no one reads yet. Of a page that fails, the last
 * good file is carried over.
 * @throws StorageFault when the database can't be read now
 */
export async function publish(means: Means, order: Order, { send, failureOf, stopClock }: Own): Promise<Published> {
  const { context } = means;
  const { at, root } = order;
  const moment = await readMoment(context.db, at);
  const release = releaseName(order.made, moment, at);
  stopClock(Math.max(dayBegin(at), Date.parse(`${moment.since}Z`) || 0));
  const failed: Published["failed"] = [];
  const listed = await listPages(context.db);
  const last = root === null ? undefined : (await readRelease(root))?.files;
  const files: Files = await siteFiles(context, listed, at, last);
  let policy = "";
  const lastCopy = (path: string): Made | null => {
    const page = last?.get(path);
    return page === undefined ? null : { page, data: last?.get(page.data ?? "") ?? null };
  };
  const makeOne = async (path: string): Promise<Made | null> => {
    send({ begun: path });
    try {
      if (order.hung.includes(path)) throw new Error("The page took too long.");
      const made = await makePage({ ...means, last, request: { path, answer: null, isPublished: true } });
      policy = made.page.csp ?? "";
      return made;
    } catch (error) {
      if (error instanceof StorageFault) throw error;
      failed.push({ path, failure: failureOf(error) });
      return lastCopy(path);
    } finally {
      send({ done: path });
    }
  };
  const paths = sharedPaths(listed)
    .filter((path) => !files.has(path))
    .values();
  const work = async () => {
    for (const path of paths) {
      const made = await makeOne(path);
      if (made?.data && made.page.data !== null) files.set(made.page.data, made.data);
      if (made !== null) files.set(path, made.page);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // Rows that were edited meanwhile show on some pages only: the name belongs to no consistent state.
  const isMixed = release !== releaseName(order.made, await readMoment(context.db, at), at);
  const isWhole = failed.length === 0 && !isMixed;
  const name = isWhole ? release : `${release}-${randomUUID().slice(0, 8)}`;
  const published = { release: isMixed ? name : release, folderProblem: null, failed };
  if (root === null) return { ...published, folder: null, files };
  try {
    const more = proxyFiles(context, policy);
    await writeRelease(root, name, { release: isWhole ? release : name, files, more });
    return { ...published, folder: name, files: null };
  } catch (error) {
    return { ...published, folder: null, folderProblem: failureOf(error).message, files };
  }
}

/** The first moment of the office's day. */
function dayBegin(atMs: number): number {
  const day = dayAt(officeZone, atMs);
  let begin = Date.parse(day);
  while (dayAt(officeZone, begin) !== day) begin += 3_600_000;
  return begin;
}
