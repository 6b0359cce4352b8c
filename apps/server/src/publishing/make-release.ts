import { hash, randomUUID } from "node:crypto";
import { officeZone } from "@site/content/site";
import { readMoment } from "@site/db/content/history";
import type { Db } from "@site/db/open";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import { listPages, sharedPaths } from "../pages/addresses.ts";
import { type Made, makeFile, type PageRequest } from "../pages/make-page.ts";
import { type Former, findUnchanged } from "../pages/reads.ts";
import { proxyFiles, siteFiles } from "../seo/site-files.ts";
import type { Release, SiteList } from "./release.ts";
import { RendererEnded, type RenderLog } from "./renderer.ts";

export type Sources = {
  /** If two releases have the same name, they have the same bytes. */
  name: string;
  /** The start of the office's day or, if it is later, the publication time of the last article. */
  clock: number;
  /** When the next scheduled article becomes public, in milliseconds since 1970. Null if no article is scheduled. */
  next: number | null;
};

/** @param at milliseconds since 1970 */
export async function readSources(db: Db, made: string, at: number): Promise<Sources> {
  const { revision, since, next } = await readMoment(db, at);
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(officeZone).startOfDay();
  const clock = Math.max(day.epochMilliseconds, Date.parse(`${since}Z`) || 0);
  return { name: `${made}-${hash("sha256", `${revision} ${clock}`).slice(0, 16)}`, clock, next };
}

export async function makeSite(context: PageContext, former: Former): Promise<SiteList> {
  const listed = await listPages(context.db);
  return {
    paths: sharedPaths(listed),
    unchanged: await findUnchanged({ ...context, writes: null }, former),
    files: await siteFiles(context, listed, Date.now()),
  };
}

type Options = {
  context: PageContext;
  log: RenderLog;
  nameNow: () => Promise<string>;
  /** Pages that are unchanged or can't be made are copied from the previous release. */
  last: Release | null;
  listSite: (former: Former) => Promise<SiteList>;
  render: (request: PageRequest) => Promise<Made>;
};

/** @throws the error if no page can be made, because the database can't be read or the renderer's process can't run */
export async function makeRelease({ context, log, nameNow, last, listSite, render }: Options): Promise<Release> {
  const name = await nameNow();
  const failed: string[] = [];
  const former: Former = [...(last?.files ?? [])].flatMap(([path, { reads }]) => (reads ? [[path, reads]] : []));
  // Another build or other settings may make other pages from the same rows.
  const isSameBuild = last?.name.split("-", 1)[0] === name.split("-", 1)[0];
  const { paths, unchanged, files } = await listSite(isSameBuild ? former : []);
  const same = new Set(unchanged);
  let policy = "";
  const copyOf = (path: string) => {
    const page = last?.files.get(path);
    return { page, data: last?.files.get(page?.data ?? "") };
  };
  for (const path of paths) {
    const { page, data } = same.has(path)
      ? copyOf(path)
      : await render({ path, answer: null }).catch((error: unknown) => {
          if (error instanceof RendererEnded ? !error.isHung : error instanceof StorageFault) throw error;
          log.error({ err: error, path }, "a page can't be made; its last good copy stays");
          failed.push(path);
          const { page, data } = copyOf(path);
          return { page: page && { ...page, reads: null }, data };
        });
    if (page) files.set(path, page);
    if (page?.data && data) files.set(page.data, data);
    policy = page?.csp ?? policy;
  }
  // The names of these files don't begin with a slash, so no URL leads to them.
  for (const [file, text] of proxyFiles(context, policy))
    files.set(file, await makeFile(text, { type: "", cacheControl: null }));
  // If rows were edited meanwhile, only some pages show the edit. The suffix lets the publisher make the release again.
  const isWhole = failed.length === 0 && name === (await nameNow());
  return { name: isWhole ? name : `${name}-${randomUUID().slice(0, 8)}`, files, failed };
}
