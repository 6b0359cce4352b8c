import { randomUUID } from "node:crypto";
import { dayAt } from "@site/content/calendar";
import { officeZone } from "@site/content/site";
import { type Moment, readMoment } from "@site/db/content/content-revision";
import type { Db } from "@site/db/open";
import type { PageContext } from "@site/trpc-router/context";
import { listPages, sharedPaths } from "../pages/list-addresses.ts";
import type { Render } from "../pages/render-queue.ts";
import { siteFiles } from "../seo/site-files.ts";
import { type Files, type Release, releaseName } from "./release.ts";

type Options = {
  db: Db;
  /** Names build and settings. */
  made: string;
  /** In ms since 1970. */
  at: number;
  /** The last release, of which a page that can't be made keeps its copy. */
  last: Files | undefined;
  listSite: () => Promise<Site>;
  render: Render;
  /** Whether the error is that of one page. */
  isPages: (error: unknown, path: string) => boolean;
};

/** The addresses of all shared pages, and the files that list them. */
export type Site = { paths: readonly string[]; files: Files };

export async function makeSite(context: PageContext, last: Files | undefined): Promise<Site> {
  const listed = await listPages(context.db);
  return { paths: sharedPaths(listed), files: await siteFiles(context, listed, Date.now(), last) };
}

/**
 * Makes all pages as they are at a moment. Of a page that fails, the last good file is carried over.
 * @throws the error that keeps all pages from being made
 */
export async function makeRelease({ db, made, at, last, listSite, render, isPages }: Options): Promise<Release> {
  const nameNow = async () => releaseName(made, await readMoment(db, at), at);
  const release = await nameNow();
  const failed: string[] = [];
  const { paths, files } = await listSite();
  for (const path of paths) {
    const { page, data } = await render({ path, answer: null }).catch((error: unknown) => {
      if (!isPages(error, path)) throw error;
      failed.push(path);
      const page = last?.get(path);
      return { page, data: last?.get(page?.data ?? "") };
    });
    if (page) files.set(path, page);
    if (page?.data && data) files.set(page.data, data);
  }
  // Rows that were edited meanwhile show on some pages only: the name belongs to no consistent state.
  const isMixed = release !== (await nameNow());
  const isWhole = failed.length === 0 && !isMixed;
  return { name: isWhole ? release : `${release}-${randomUUID().slice(0, 8)}`, files, failed };
}

/** The moment that all pages of a release show, whenever they are made. */
export function clockOf({ since }: Moment, at: number): number {
  const day = dayAt(officeZone, at);
  let begin = Date.parse(day);
  while (dayAt(officeZone, begin) !== day) begin += 3_600_000;
  return Math.max(begin, Date.parse(`${since}Z`) || 0);
}
