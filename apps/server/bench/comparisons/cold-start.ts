import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openConnection } from "../connection.ts";
import { type Figure, figureOf, type Pair } from "../figures.ts";
import { limitSettings, productSettings } from "../product.ts";
import { type ServerSettings, startServer } from "../server-process.ts";
import type { Settings } from "../settings.ts";

/** From nothing to the first page, and to all pages in memory, on a database that was served before. */
export async function coldStart({ folder, rounds }: Settings): Promise<Figure[]> {
  const file = join(folder, "cold-start.html");
  await writeFile(file, "<!doctype html><title>Bare</title><p>Bare.");
  const product = productSettings(join(folder, "cold-start.db"));
  const limit = limitSettings("bare-page", { BODY_FILE: file });
  const firstPages: Pair[] = [];
  const allPages: Pair[] = [];
  for (let round = 0; round <= rounds; round++) {
    const [ours, theirs] = [await startOnce(product, true), await startOnce(limit, false)];
    // The first of all makes the database and the pages.
    if (round === 0) continue;
    firstPages.push({ product: ours.firstMs, limit: theirs.firstMs });
    // Nothing is this quick; "within 5 s" is a ratio like the others when the limit is a second.
    allPages.push({ product: ours.allMs / 1000, limit: 1 });
  }
  return [
    figureOf("cold start to the first 200", "ms", firstPages, { atMost: 1.7 }),
    figureOf("cold start to all pages in memory / 1 s", "s", allPages, { atMost: 5 }),
  ];
}

/** @param warms whether it says when all its pages are there */
async function startOnce(settings: ServerSettings, warms: boolean) {
  const began = performance.now();
  const server = await startServer(settings);
  const connection = await openConnection(server.url);
  const { host } = new URL(server.url);
  const { status } = await connection.send(Buffer.from(`GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`));
  const firstMs = performance.now() - began;
  if (status !== 200) throw new Error(`The first answer was ${status}.`);
  connection.close();
  if (warms) await server.said(/pages are rendered/);
  const allMs = performance.now() - began;
  await server.stop();
  return { firstMs, allMs };
}
