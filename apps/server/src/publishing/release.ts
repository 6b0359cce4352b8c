import { randomUUID } from "node:crypto";
import { existsSync, promises as fs, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { crc32, gunzip } from "node:zlib";
import type { FileFacts, SiteFile } from "../pages/make-page.ts";

export type Files = Map<string, SiteFile>;

/** `files` has the files that describe the whole site, such as the site map. */
export type SiteList = { paths: readonly string[]; unchanged: readonly string[]; files: Files };

/** `failed` lists the paths of the pages that couldn't be made. They are copies from the previous release. */
export type Release = { name: string; files: Files; failed: readonly string[] };

/** `files` are in the order in which the pack contains their bytes. */
type Index = { sum: number; files: [path: string, facts: FileFacts, brLength: number, gzipLength: number][] };

const current = "current";
/** These names contain capital letters, so that no page can have the same URL. */
const indexFile = "Index.json";
/** The pack contains all bytes a second time, because at startup it is faster to read one file than 800. */
const packFile = "Pack";
/** A proxy or a visitor may still read the files of these previous releases. */
const formerKept = 2;
/** Writing a release takes less time, so the process that wrote an older draft must have been killed. */
const draftMsMax = 10 * 60_000;

/** @returns null if the link is missing, or if the folder has no index */
export async function currentFolder(root: string): Promise<string | null> {
  const name = await fs.readlink(join(root, current)).catch(() => null);
  return name !== null && existsSync(join(root, name, indexFile)) ? name : null;
}

/** @returns null if the release is missing or damaged */
export async function readRelease(root: string, named?: string): Promise<Release | null> {
  const name = named ?? (await currentFolder(root));
  if (name === null) return null;
  try {
    const { sum, files }: Index = JSON.parse(readFileSync(join(root, name, indexFile), "utf8")); // `writeRelease` wrote this file
    const pack = readFileSync(join(root, name, packFile));
    if (crc32(pack) !== sum) return null;
    let begin = 0;
    const read = files.map(([path, facts, brLength, gzipLength]) => {
      const middle = begin + brLength;
      const end = middle + gzipLength;
      const file = { ...facts, br: pack.subarray(begin, middle), gzip: pack.subarray(middle, end) };
      begin = end;
      return [path, file] as const;
    });
    return { name, files: new Map(read), failed: [] };
  } catch {
    return null;
  }
}

/**
 * Writes into a draft folder and then renames it, so that no program ever reads an incomplete release. All users may
 * read the files, because a proxy runs as another user.
 * @throws Error if the folder can't be written, or if another program removes files from it
 */
export async function writeRelease(root: string, { name, files }: Release): Promise<void> {
  const isThere = async () => (await readRelease(root, name)) !== null;
  if (await isThere()) return;
  const [folder, draft] = [join(root, name), join(root, `.${randomUUID()}`)];
  const former = join(root, (await currentFolder(root)) ?? current);
  const write = async (file: string, content: Buffer) => {
    const path = join(draft, file);
    await fs.mkdir(dirname(path), { recursive: true });
    if (await linkEqual(join(former, file), path, content)) return;
    await fs.writeFile(path, content, { flush: true });
    await fs.chmod(path, 0o644); // the process's umask must not restrict the mode
  };
  try {
    const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const pack = Buffer.concat(sorted.flatMap(([, { br, gzip }]) => [br, gzip]));
    const index: Index = { sum: crc32(pack), files: [] };
    for (const [path, { br, gzip, ...facts }] of sorted) {
      index.files.push([path, facts, br.length, gzip.length]);
      const file = fileOf(path, facts);
      await Promise.all([write(file, await decompress(gzip)), write(`${file}.br`, br), write(`${file}.gz`, gzip)]);
    }
    await write(packFile, pack);
    await write(indexFile, Buffer.from(JSON.stringify(index)));
    const entries = await fs.readdir(draft, { recursive: true, withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    for (const each of [draft, ...folders]) await fs.chmod(each, 0o755);
    await fs.chmod(root, 0o755).catch(() => {}); // this fails if another user owns the folder
    if (entries.length - folders.length < 3 * files.size + 2)
      throw new Error(`Another program removes files of ${root}.`);
    // Another instance may have written the same release in the meantime.
    if (await isThere()) return;
    await fs.rm(folder, { recursive: true, force: true });
    await fs.rename(draft, folder);
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
}

const decompress = promisify(gunzip);

/** Makes a hard link to an equal file of the previous release, because writing a new file to disk is slower. */
async function linkEqual(former: string, path: string, content: Buffer): Promise<boolean> {
  try {
    if (!(await fs.readFile(former)).equals(content)) return false;
    await fs.link(former, path);
    return true;
  } catch {
    return false; // the previous file is missing, or the disk or the file's owner doesn't allow hard links
  }
}

export async function pointTo(root: string, name: string): Promise<void> {
  const link = join(root, `.${randomUUID()}`);
  await fs.symlink(name, link);
  await fs.rename(link, join(root, current));
  await using folder = await fs.open(root);
  await folder.sync();
  const msOf = (each: string) => statSync(join(root, each), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = (await fs.readdir(root)).filter((each) => each !== current && each !== name);
  const { drafts = [], former = [] } = Object.groupBy(others, (each) => (each.startsWith(".") ? "drafts" : "former"));
  const left = drafts.filter((each) => msOf(each) < Date.now() - draftMsMax);
  for (const each of [...left, ...former.toSorted((one, other) => msOf(other) - msOf(one)).slice(formerKept)])
    await fs.rm(join(root, each), { recursive: true, force: true });
}

function fileOf(path: string, { csp }: Pick<FileFacts, "csp">): string {
  const name = decodeURIComponent(path);
  return csp === null ? name : join(name, "index.html");
}
