import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Figure, figureOf } from "../figures.ts";
import { startLimit, startProduct } from "../product.ts";
import { compareUnderLoad, pairsOf } from "../rounds.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Settings } from "../settings.ts";

const doors = [
  {
    what: "tRPC query",
    path: `/trpc/states.bySlug?input=${encodeURIComponent('{"slug":"texas"}')}`,
    server: "bare-trpc",
    aim: { atLeast: 0.9 },
  },
  { what: "REST read", path: "/api/states/texas", server: "bare-json", aim: { atLeast: 0.7 } },
] as const;

/** Queries of the site's pages and of programs, against servers that hold the answer as an object in memory. */
export async function queries(settings: Settings): Promise<Figure[]> {
  return compareQueries(await startProduct(join(settings.folder, "queries.db")), settings);
}

/** @param product ended when this resolves @param where added to the figures' names */
export async function compareQueries(product: ServerProcess, settings: Settings, where = ""): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path, server, aim } of doors) {
    const file = join(settings.folder, `${server}.json`);
    const response = await fetch(product.url + path);
    if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
    await writeFile(file, await response.text());
    const limit = await startLimit(server, { BODY_FILE: file });
    const rounds = await compareUnderLoad(
      { product: { server: product, path }, limit: { server: limit, path } },
      {},
      settings,
    );
    await limit.stop();
    figures.push(
      figureOf(what + where, "requests/s", pairsOf(rounds, "perSecond"), aim),
      figureOf(what + where, "µs CPU/request", pairsOf(rounds, "cpuUs"), null),
      figureOf(what + where, "ms p99", pairsOf(rounds, "p99Ms"), null),
    );
  }
  await product.stop();
  return figures;
}
