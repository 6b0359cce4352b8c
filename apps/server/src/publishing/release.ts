import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
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
/** Names in capitals are no slug's and no address's. */
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

async function readFolder(folder: string): Promise<Release | null> {
  try {
    const index: Index = JSON.parse(await readFile(join(folder, indexFile), "utf8")); // written below
    const files: Files = new Map();
    for (const [path, facts] of index.files) {
      const file = join(folder, fileOf(path, facts));
      const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
      files.set(path, { ...facts, br, gzip });
    }
    return { release: index.release, files };
  } catch {
    return null;
  }
}

/** A new folder, which no one reads before `finish`. A proxy's user reads its files, so they aren't secret. */
export class Draft {
  readonly #root: string;
  readonly #folder: string;
  readonly #facts = new Map<string, FileFacts>();

  constructor(root: string) {
    this.#root = root;
    this.#folder = join(root, `.${randomUUID()}`);
  }

  async add(path: string, { br, gzip, ...facts }: SiteFile): Promise<void> {
    // Two pages may have the same data.
    if (this.#facts.has(path)) return;
    this.#facts.set(path, facts);
    const name = fileOf(path, facts);
    await this.write(name, gunzipSync(gzip));
    await this.write(`${name}.br`, br);
    await this.write(`${name}.gz`, gzip);
  }

  /** Writes a file that is on disk when this resolves. */
  async write(name: string, content: string | Buffer): Promise<void> {
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flush: true });
  }

  /** @param name of the folder from now on */
  async finish(name: string, release: string): Promise<void> {
    const files = [...this.#facts].sort(([one], [other]) => (one < other ? -1 : 1));
    await this.write(indexFile, JSON.stringify({ release, files } satisfies Index));
    const folder = join(this.#root, name);
    // Another instance may have made the same pages.
    if ((await readFolder(folder)) !== null) return this.discard();
    await rm(folder, { recursive: true, force: true });
    await rename(this.#folder, folder);
  }

  discard(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
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
