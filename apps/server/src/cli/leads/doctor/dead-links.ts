import { gunzipSync } from "node:zlib";
import { successors } from "../../../pages/addresses.ts";
import { readRelease } from "../../../publishing/release.ts";
import type { Finding } from "../../print.ts";

const namedMax = 3;
/** Matches links to pages, but not links to files or to `/api`. */
const address = /<a\b[^>]*?\shref="((?:\/blog|\/states)?\/[a-z0-9-]+)["?#]/g;

export async function findDeadLinks(pagesDir: string): Promise<Finding[]> {
  const files = (await readRelease(pagesDir))?.files;
  if (files === undefined) return [];
  const isThere = (path: string) => files.has(path) || successors.has(path);
  const dead = new Map<string, string[]>();
  for (const [path, { csp, status, gzip }] of files) {
    if (csp === null || status !== 200) continue;
    const links = new Set([...gunzipSync(gzip).toString().matchAll(address)].map(([, target = ""]) => target));
    for (const target of links) if (!isThere(target)) dead.set(target, [...(dead.get(target) ?? []), path]);
  }
  return [...dead].map(([target, pages]) => {
    const more = pages.length > namedMax ? ` and ${pages.length - namedMax} more` : "";
    const text = `${target} has no page, and is linked from ${pages.slice(0, namedMax).join(", ")}${more}`;
    return ["warn", `${text}: restore its row (pnpm content), or wait for it`];
  });
}
