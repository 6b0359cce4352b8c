import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { build } from "vite";
import { openDatabase } from "../../../../packages/db/src/open.ts";
import type { RenderInput } from "../../../web/src/entry-server.tsx";
import { parseEnv } from "../../src/configuration/env.ts";
import { createContext } from "../../src/context.ts";
import { prepare } from "../../src/open-site.ts";
import { builtFrontend } from "../../src/pages/built-frontend.ts";
import type { Frontend } from "../../src/pages/frontend.ts";
import { makePage } from "../../src/pages/make-page.ts";

/** Milliseconds per rendering, for one page and round. */
export type RenderTimes = { bareMs: number; renderMs: number; answerMs: number };

const paths = ["/", "/states/texas", "/contact", "/payer-enrollment"];
const renderingsPerRound = 25;

// Runs in a process of its own, because renderer and limit must share one React and nothing else may run beside them.
const [folder = "", rounds = "5"] = process.argv.slice(2);
const env = parseEnv({ DATABASE_URL: `file:${join(folder, "render.db")}` });
const { db, engine } = await openDatabase(env.databaseUrl);
await prepare({ db, engine });
const { context } = createContext(env, db, () => {});
const { product, withLoadedTree }: typeof import("./entry.tsx") = await buildEntry();

// The product's own path from an address to a page; captures the input of the renderer.
let input: RenderInput | null = null;
const frontend: Frontend = {
  ...(await builtFrontend()),
  render: (given) => {
    input = given;
    return product(given);
  },
};

for (let round = 0; round <= Number(rounds); round++) {
  for (const path of paths) {
    const times = await measure(path);
    if (round > 0) process.send?.(times);
  }
}
process.disconnect?.();

async function measure(path: string): Promise<RenderTimes> {
  const make = () => makePage({ context, frontend, request: { path, formOutcome: null } });
  const page = await make();
  if (page.status !== 200 || input === null) throw new Error(`${path} answers ${page.status}.`);
  const given = { ...input, signal: new AbortController().signal };
  const answerMs = await time(make);
  const renderMs = await time(() => product(given));
  const bare = await renderBare(given);
  assertSameTree(path, bare.html, gunzipSync(page.gzip).toString());
  return { bareMs: bare.ms, renderMs, answerMs };
}

/** Builds a new tree each time, because a router caches what its first rendering has matched. */
async function renderBare(given: RenderInput): Promise<{ ms: number; html: string }> {
  let html = "";
  let ms = 0;
  for (let count = 0; count < renderingsPerRound; count++) {
    await withLoadedTree(given, (bare) => {
      const began = performance.now();
      html = bare();
      ms += performance.now() - began;
    });
  }
  return { html, ms: ms / renderingsPerRound };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < renderingsPerRound; count++) await work();
  return (performance.now() - began) / renderingsPerRound;
}

/** @throws Error when the limit rendered other text than the product */
function assertSameTree(path: string, bare: string, page: string): void {
  const wordsOf = (html: string) =>
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  if (wordsOf(bare) !== wordsOf(page)) throw new Error(`${path}: the limit renders another page than the product.`);
}

async function buildEntry() {
  const outDir = join(folder, "render");
  await build({
    root: join(import.meta.dirname, "../../../web"),
    logLevel: "warn",
    build: { ssr: true, outDir, rolldownOptions: { input: join(import.meta.dirname, "entry.tsx") } },
  });
  return import(pathToFileURL(join(outDir, "entry.js")).href);
}
