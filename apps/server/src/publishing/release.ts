import { createHash, randomUUID } from "node:crypto";
import { existsSync, promises as fs, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { dayAt } from "@site/content/calendar";
import { officeZone } from "@site/content/site";
import type { Moment } from "@site/db/content/content-revision";
import type { FileFacts, SiteFile } from "../pages/make-page.ts";

/** The pages and files of a release by the path of a request. */
export type Files = Map<string, SiteFile>;
/** Files for a proxy. */
export type More = readonly (readonly [name: string, text: string])[];
/** name: of its folder. It is the release's, unless the pages are no state's. failed: pages of which this is the last copy */
export type Release = { name: string; files: Files; failed: readonly string[] };

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
/** Longer than the writing of a release takes. */
const draftMsMax = 10 * 60_000;

/** Name of the folder that `current` leads to. null: there is none */
export async function currentFolder(root: string): Promise<string | null> {
  const name = await fs.readlink(join(root, current)).catch(() => null);
  return name !== null && existsSync(join(root, name, indexFile)) ? name : null;
}

/** Reads the current publication. null if there is none, or a file of it is missing */
export async function readRelease(root: string): Promise<Release | null> {
  const name = await currentFolder(root);
  const files = name === null ? undefined : readFolder(join(root, name));
  return name === null || files === undefined ? null : { name, files, failed: [] };
}

/** Some 20 ms, of which promises would make 100. undefined if a file of it is missing */
export function readFolder(folder: string): Files | undefined {
  try {
    const index: [path: string, facts: FileFacts][] = JSON.parse(readFileSync(join(folder, indexFile), "utf8")); // written below
    const files = index.map(([path, facts]) => {
      const file = join(folder, fileOf(path, facts));
      return [path, { ...facts, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }] as const;
    });
    return new Map(files);
  } catch {
    return undefined;
  }
}

/** Whether the folder has these files, as far as their sizes say. */
export function hasFiles(folder: string, files: Iterable<[path: string, file: SiteFile]>, more: More): boolean {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  for (const [name] of more) if (sizeOf(join(folder, name)) === undefined) return false;
  for (const [path, facts] of files) {
    const file = join(folder, fileOf(path, facts));
    if (sizeOf(`${file}.br`) !== facts.br.length || sizeOf(`${file}.gz`) !== facts.gzip.length) return false;
    if (sizeOf(file) === undefined) return false;
  }
  return existsSync(join(folder, indexFile));
}

/**
 * Writes a release into a folder that no one reads before it has its name, unless it is there. A proxy's user reads its files,
 * so they aren't secret. All are on disk when this resolves.
 * @throws Error when the folder can't be written, or something removes it meanwhile
 */
export async function writeRelease(root: string, { name, files }: Release, more: More): Promise<void> {
  const folder = join(root, name);
  if (hasFiles(folder, files, more)) return;
  const [draft, damaged] = [join(root, `.${randomUUID()}`), join(root, `.${randomUUID()}`)];
  const former = join(root, (await currentFolder(root)) ?? current);
  const write = async (file: string, content: Buffer) => {
    const path = join(draft, file);
    await fs.mkdir(dirname(path), { recursive: true });
    if (await linkEqual(join(former, file), path, content)) return;
    await fs.writeFile(path, content, { flush: true });
    await fs.chmod(path, 0o644); // whatever the umask is
  };
  try {
    const index: [path: string, facts: FileFacts][] = [];
    for (const [path, { br, gzip, ...facts }] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      index.push([path, facts]);
      const file = fileOf(path, facts);
      await Promise.all([write(file, await decompress(gzip)), write(`${file}.br`, br), write(`${file}.gz`, gzip)]);
    }
    for (const [file, text] of [...more, [indexFile, JSON.stringify(index)] as const])
      await write(file, Buffer.from(text));
    const entries = await fs.readdir(draft, { recursive: true, withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    for (const each of [draft, ...folders]) await fs.chmod(each, 0o755);
    // Another instance may have made the same pages.
    if (hasFiles(folder, files, more)) return;
    if (!hasFiles(draft, files, more)) throw new Error("something removes its files");
    await fs.rename(folder, damaged).catch(() => {});
    await fs.rename(draft, folder);
  } finally {
    for (const each of [draft, damaged]) await fs.rm(each, { recursive: true, force: true });
  }
}

const decompress = promisify(gunzip);
/** Links a file of the last release that has this content, because to sync each takes longer than to make it. */
async function linkEqual(former: string, path: string, content: Buffer): Promise<boolean> {
  try {
    if (!(await fs.readFile(former)).equals(content)) return false;
    await fs.link(former, path);
    return true;
  } catch {
    return false; // there is none, or the disk or its owner refuses links
  }
}

/** Makes the folder the current one, in one step, and removes all but the two before it. */
export async function pointTo(root: string, name: string): Promise<void> {
  const link = join(root, `.${randomUUID()}`);
  await fs.symlink(name, link);
  await fs.rename(link, join(root, current));
  await using folder = await fs.open(root);
  await folder.sync();
  const names = (await fs.readdir(root)).filter((each) => each !== current && each !== name);
  const aged = await Promise.all(
    names.map(async (each) => ({ each, ms: (await fs.stat(join(root, each)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const isDraft = ({ each }: { each: string }) => each.startsWith(".");
  const former = aged.filter((one) => !isDraft(one)).toSorted((one, other) => other.ms - one.ms);
  // A younger draft may be another instance's.
  const left = aged.filter((one) => isDraft(one) && one.ms < Date.now() - draftMsMax);
  for (const { each } of [...former.slice(formerKept), ...left])
    await fs.rm(join(root, each), { recursive: true, force: true });
}

/** Path of the file below the release's folder: `states/texas/index.html`, or `robots.txt`. */
function fileOf(path: string, { csp }: Pick<FileFacts, "csp">): string {
  const name = decodeURIComponent(path);
  return csp === null ? name : join(name, "index.html");
}
