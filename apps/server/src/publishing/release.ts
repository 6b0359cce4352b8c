import { randomUUID } from "node:crypto";
import { existsSync, promises as fs, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { FileFacts, SiteFile } from "../pages/make-page.ts";

/** The pages and files of a release by the path of a request. */
export type Files = Map<string, SiteFile>;
/** name: the folder's name, which begins with the sources' name. failed: pages that are the last good copies */
export type Release = { name: string; files: Files; failed: readonly string[] };

const current = "current";
/** Upper case, because no slug or address has any. */
const indexFile = "Index.json";
/** Kept in addition to the current release, for pages that a proxy or a visitor has begun to read. */
const formerKept = 2;
/** Longer than writing a release takes. */
const draftMsMax = 10 * 60_000;

/** The name of the folder that `current` points to. null: it points to none */
export async function currentFolder(root: string): Promise<string | null> {
  const name = await fs.readlink(join(root, current)).catch(() => null);
  return name !== null && existsSync(join(root, name, indexFile)) ? name : null;
}

/** Reads the current publication in 20 ms; promises would take 100. null: there is none, or a file is missing */
export async function readRelease(root: string): Promise<Release | null> {
  const name = await currentFolder(root);
  if (name === null) return null;
  try {
    const index: [path: string, facts: FileFacts][] = JSON.parse(readFileSync(join(root, name, indexFile), "utf8")); // written below
    const files = index.map(([path, facts]) => {
      const file = join(root, name, fileOf(path, facts));
      return [path, { ...facts, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }] as const;
    });
    return { name, files: new Map(files), failed: [] };
  } catch {
    return null;
  }
}

/** Whether the folder contains these files, judging by their sizes. */
export function hasFiles(folder: string, files: readonly [path: string, file: SiteFile][]): boolean {
  const sizeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.size;
  return files.every(([path, facts]) => {
    const file = fileOf(path, facts);
    const isSame = sizeOf(`${file}.br`) === facts.br.length && sizeOf(`${file}.gz`) === facts.gzip.length;
    return isSame && sizeOf(file) !== undefined;
  });
}

/**
 * Writes a release into a folder that no one reads before it has its name. A proxy's user must be able to read its
 * files, so they aren't secret. All are on disk when this resolves.
 * @throws Error if the folder can't be written, or something removes it meanwhile
 */
export async function writeRelease(root: string, { name, files }: Release): Promise<void> {
  const [folder, draft] = [join(root, name), join(root, `.${randomUUID()}`)];
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
    await write(indexFile, Buffer.from(JSON.stringify(index)));
    const entries = await fs.readdir(draft, { recursive: true, withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    for (const each of [draft, ...folders]) await fs.chmod(each, 0o755);
    // Another instance may have made the same pages.
    if (existsSync(join(folder, indexFile)) && hasFiles(folder, [...files])) return;
    await fs.rm(folder, { recursive: true, force: true });
    await fs.rename(draft, folder);
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
}

const decompress = promisify(gunzip);

/** Links a file of the last release with the same content, because syncing a file takes longer than making it. */
async function linkEqual(former: string, path: string, content: Buffer): Promise<boolean> {
  try {
    if (!(await fs.readFile(former)).equals(content)) return false;
    await fs.link(former, path);
    return true;
  } catch {
    return false; // the file is missing, or the disk or its owner refuses links
  }
}

/** Makes the folder the current one, in one step, and removes all others except the two before it. */
export async function pointTo(root: string, name: string): Promise<void> {
  const link = join(root, `.${randomUUID()}`);
  await fs.symlink(name, link);
  await fs.rename(link, join(root, current));
  await using folder = await fs.open(root);
  await folder.sync();
  const msOf = (each: string) => statSync(join(root, each), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = (await fs.readdir(root)).filter((each) => each !== current && each !== name);
  const { drafts = [], former = [] } = Object.groupBy(others, (each) => (each.startsWith(".") ? "drafts" : "former"));
  // A younger draft may belong to another instance.
  const left = drafts.filter((each) => msOf(each) < Date.now() - draftMsMax);
  for (const each of [...left, ...former.toSorted((one, other) => msOf(other) - msOf(one)).slice(formerKept)])
    await fs.rm(join(root, each), { recursive: true, force: true });
}

/** Path of the file below the release's folder: `states/texas/index.html`, or `robots.txt`. */
function fileOf(path: string, { csp }: Pick<FileFacts, "csp">): string {
  const name = decodeURIComponent(path);
  return csp === null ? name : join(name, "index.html");
}
