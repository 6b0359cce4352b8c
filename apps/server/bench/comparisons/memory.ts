import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Figure, figureOf } from "../figures.ts";
import { startLimit, startProduct } from "../product.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Settings } from "../settings.ts";

/** Resident memory of both sides after the same load of one page. The product also caches all other pages. */
export async function memory(settings: Settings): Promise<Figure[]> {
  const { folder, memorySeconds } = settings;
  const file = join(folder, "memory.html");
  const product = await startProduct(join(folder, "memory.db"));
  await writeFile(file, await (await fetch(`${product.url}/`)).text());
  const limit = await startLimit("bare-page", { BODY_FILE: file });
  const pair = {
    product: await megabytesAfterLoad(product, settings),
    limit: await megabytesAfterLoad(limit, settings),
  };
  await Promise.all([product.stop(), limit.stop()]);
  return [figureOf(`memory after ${memorySeconds} s of load`, "MB", [pair], { atMost: 1.3 })];
}

async function megabytesAfterLoad(server: ServerProcess, { load, connections, memorySeconds }: Settings) {
  const headers = { "accept-encoding": "identity" };
  await load.run({ url: `${server.url}/`, seconds: memorySeconds, connections, headers, leadsFrom: null });
  return (await server.usage()).rssBytes / 1024 ** 2;
}
