import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { Context } from "@site/trpc-router/context";
import { encodings, type PageBytes } from "./encode-page.ts";

type PageRecord = Omit<PageBytes, "bytes"> & { path: string; lengths: readonly number[] };
type Head = { maker: string; checksum: number; pages: readonly PageRecord[] };

const newline = 0x0a;

/** Deletes a file of rendered pages; one that begins otherwise is somebody else's. */
export function removeKeptPages(file: string): void {
  if (existsSync(file) && readFileSync(file, "latin1").startsWith('{"maker":')) rmSync(file);
}

/**
 * Rendered pages as a file, so that a start has them at once and need not load what renders. Each is looked at before it
 * is served: what it is made of may have changed since. Line one is JSON, the bodies follow in its order.
 */
export class KeptPages {
  readonly #file: string;
  readonly #maker: string;

  /** @param maker see `makerOf`: what somebody else made is not used */
  constructor(file: string, maker: string) {
    this.#file = file;
    this.#maker = maker;
  }

  /**
   * Answers an empty list when there are none, or none by this maker.
   * @throws Error when the file is damaged or can't be read
   */
  async read(): Promise<[path: string, page: PageBytes][]> {
    const file = await readFile(this.#file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (file === null) return [];
    const headEnd = file.indexOf(newline);
    const { maker, checksum, pages }: Head = JSON.parse(file.toString("utf8", 0, headEnd));
    if (maker !== this.#maker) return [];
    const bodies = file.subarray(headEnd + 1);
    if (checksumOf(pages, [bodies]) !== checksum) throw new Error("The checksum is wrong.");
    let end = 0;
    const next = (length = 0) => {
      end += length;
      return bodies.subarray(end - length, end);
    };
    return pages.map(({ path, lengths: [identity, br, gzip], ...page }) => [
      path,
      { ...page, bytes: { identity: next(identity), br: next(br), gzip: next(gzip) } },
    ]);
  }

  /**
   * Replaces what was there.
   * @throws Error when it can't be written; nothing of it is left then
   */
  async write(pages: Iterable<[path: string, page: PageBytes]>): Promise<void> {
    const list = [...pages];
    const bodies = list.flatMap(([, { bytes }]) => encodings.map((encoding) => bytes[encoding]));
    const records = list.map(([path, { status, location, csp, etag, madeOf, bytes }]) => ({
      ...{ path, status, location, csp, etag, madeOf },
      lengths: encodings.map((encoding) => bytes[encoding].length),
    }));
    const head: Head = { maker: this.#maker, checksum: checksumOf(records, bodies), pages: records };
    // Two instances that write at once spoil it for each other at worst: the checksum tells.
    const draft = `${this.#file}.draft`;
    try {
      await writeFile(draft, [Buffer.from(`${JSON.stringify(head)}\n`), ...bodies]);
      await rename(draft, this.#file);
    } catch (error) {
      // A disk without room has none for this: leads need it.
      await rm(draft, { force: true });
      throw error;
    }
  }
}

function checksumOf(pages: readonly PageRecord[], bodies: readonly Buffer[]): number {
  return bodies.reduce((sum, body) => crc32(body, sum), crc32(JSON.stringify(pages)));
}

/** All that a page is made by, beside the answers it is made of. @param build the name of the build of apps/web */
export function makerOf(build: string, { site, origin, analytics }: Context): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([process.version, build, site, origin, analytics]));
  // What completes a rendered page and writes its policy is here.
  const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  for (const name of sources.toSorted()) hash.update(name).update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest("base64url");
}
