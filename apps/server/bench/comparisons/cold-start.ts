import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openConnection } from "../connection.ts";
import { type Figure, figureOf, type Pair } from "../figures.ts";
import { limitSettings, productSettings } from "../product.ts";
import { type ServerSettings, startServer } from "../server-process.ts";
import type { Settings } from "../settings.ts";

/** Time from the start of a process to the first page, and to all pages in the cache, on an existing database. */
export async function coldStart({ folder, rounds }: Settings): Promise<Figure[]> {
  const file = join(folder, "cold-start.html");
  await writeFile(file, "<!doctype html><title>Bare</title><p>Bare.");
  const product = productSettings(join(folder, "cold-start.db"));
  const limit = limitSettings("bare-page", { BODY_FILE: file });
  const firstPages: Pair[] = [];
  const allPages: Pair[] = [];
  for (let round = 0; round <= rounds; round++) {
    const [ours, theirs] = [await startOnce(product, true), await startOnce(limit, false)];
    // The first start creates the database and the pages, so it is not measured.
    if (round === 0) continue;
    firstPages.push({ product: ours.firstMs, limit: theirs.firstMs });
    // No limit server exists for this; one second as the limit makes "within 5 s" a ratio like the others.
    allPages.push({ product: ours.allMs / 1000, limit: 1 });
  }
  return [
    figureOf("cold start to the first 200", "ms", firstPages, { atMost: 1.7 }),
    figureOf("cold start to all pages in memory / 1 s", "s", allPages, { atMost: 5 }),
  ];
}

/** @param warms whether the server announces that all its pages are rendered */
async function startOnce(settings: ServerSettings, warms: boolean) {
  const began = performance.now();
  const server = await startServer(settings);
  const connection = await openConnection(server.url);
  const { host } = new URL(server.url);
  const { status } = await connection.send(Buffer.from(`GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`));
  const firstMs = performance.now() - began;
  if (status !== 200) throw new Error(`The first answer was ${status}.`);
  connection.close();
  if (warms) await server.waitForOutput(/pages are rendered/);
  const allMs = performance.now() - began;
  await server.stop();
  return { firstMs, allMs };
}
