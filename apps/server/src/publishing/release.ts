import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, mkdir, open, readdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { dayAt } from "@site/content/calendar";
import { officeZone } from "@site/content/site";
import type { Moment } from "@site/db/content/content-revision";
import type { FileFacts, SiteFile } from "../pages/make-page.ts";

/** The pages and files of a release by the path of a request. */
export type Files = Map<string, SiteFile>;
type Index = { release: string; files: [path: string, facts: FileFacts][] };

/** Names the sources of pages: build and settings, content, and the office's day. Equal names have equal bytes. */
export function releaseName(made: string, { revision, since }: Moment, atMs: number): string {
  const content = [revision, since, dayAt(officeZone, atMs)].join(" ");
  return `${made}-${createHash("sha256").update(content).digest("hex").slice(0, 16)}`;
}

const current = "current";
/** No slug or address is in capitals. */
const indexFile = "Index.json";
/** In addition to the current one: for pages that a proxy or a visitor has begun to read. */
const formerKept = 2;
/** Longer than a publication takes. */
const draftMsMax = 10 * 60_000;

/** Name of the folder that `current` leads to. null: there is none */
export async function currentFolder(root: string): Promise<string | null> {
  const name = await readlink(join(root, current)).catch(() => null);
  return name !== null && (await stat(join(root, name, indexFile)).catch(() => null)) ? name : null;
}

/** Reads the current publication. null if there is none, or a file of it is missing */
export async function readRelease(root: string): Promise<Release | null> {
  const name = await currentFolder(root);
  return name === null ? null : readFolder(join(root, name));
}

type Release = { release: string; files: Files };

/** Some 20 ms, of which promises would make 100. null if a file of it is missing */
export function readFolder(folder: string): Release | null {
  try {
    const index: Index = JSON.parse(readFileSync(join(folder, indexFile), "utf8")); // written below
    const files = index.files.map(([path, facts]) => {
      const file = join(folder, fileOf(path, facts));
      return [path, { ...facts, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }] as const;
    });
    return { release: index.release, files: new Map(files) };
  } catch {
    return null;
  }
}

type Content = {
  release: string;
  files: Files;
  /** Files for a proxy. */
  more: readonly (readonly [name: string, text: string])[];
};

/**
 * Writes a release into a folder that no one reads before it has its name. A proxy's user reads its files, so they aren't
 * secret. All are on disk when this resolves.
 * @throws Error when the folder can't be written
 */
export async function writeRelease(root: string, name: string, { release, files, more }: Content): Promise<void> {
  const draft = join(root, `.${randomUUID()}`);
  const former = join(root, (await currentFolder(root)) ?? current);
  const write = async (file: string, content: string | Buffer) => {
    const path = join(draft, file);
    await mkdir(dirname(path), { recursive: true });
    if (!(await linkEqual(join(former, file), path, Buffer.from(content))))
      await writeFile(path, content, { flush: true });
  };
  try {
    const index: Index = { release, files: [] };
    for (const [path, { br, gzip, ...facts }] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      index.files.push([path, facts]);
      const file = fileOf(path, facts);
      await Promise.all([write(file, gunzipSync(gzip)), write(`${file}.br`, br), write(`${file}.gz`, gzip)]);
    }
    for (const [file, text] of [...more, [indexFile, JSON.stringify(index)] as const]) await write(file, text);
    const folder = join(root, name);
    // Another instance may have made the same pages.
    if (readFolder(folder) !== null) return;
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Links a file of the last release that has this content, because to sync each takes longer than to make it. */
async function linkEqual(former: string, path: string, content: Buffer): Promise<boolean> {
  try {
    if (!(await readFile(former)).equals(content)) return false;
    await link(former, path);
    return true;
  } catch {
    return false; // there is none, or the disk or its owner refuses links
  }
}

/** Makes the folder the current one, in one step, and removes all but the two before it. */
export async function pointTo(root: string, name: string): Promise<void> {
  const link = join(root, `.${randomUUID()}`);
  await symlink(name, link);
  await rename(link, join(root, current));
  await using folder = await open(root);
  await folder.sync();
  const names = (await readdir(root)).filter((each) => each !== current && each !== name);
  const aged = await Promise.all(
    names.map(async (each) => ({ each, ms: (await stat(join(root, each)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const isDraft = ({ each }: { each: string }) => each.startsWith(".");
  const former = aged.filter((one) => !isDraft(one)).toSorted((one, other) => other.ms - one.ms);
  // A younger draft may be another instance's.
  const left = aged.filter((one) => isDraft(one) && one.ms < Date.now() - draftMsMax);
  for (const { each } of [...former.slice(formerKept), ...left])
    await rm(join(root, each), { recursive: true, force: true });
}

/** Path of the file below the release's folder: `states/texas/index.html`, or `robots.txt`. */
function fileOf(path: string, { csp }: Pick<FileFacts, "csp">): string {
  const name = decodeURIComponent(path);
  return csp === null ? name : join(name, "index.html");
}
