import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { type Figure, figureOf } from "../figures.ts";
import { startLimit, startProduct } from "../product.ts";
import { compareUnderLoad, pairsOf } from "../rounds.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Settings } from "../settings.ts";

/** A cached page with all its headers, against a route that answers the same bytes. */
export async function cachedPage(settings: Settings): Promise<Figure[]> {
  const product = await startProduct(join(settings.folder, "cached-page.db"));
  const figures: Figure[] = [];
  for (const encoding of ["br", "gzip"] as const) {
    const file = join(settings.folder, `home.${encoding}`);
    await writeFile(file, await bodyOf(product, encoding));
    const limit = await startLimit("bare-page", { BODY_FILE: file, BODY_ENCODING: encoding });
    const sides = { product: { server: product, path: "/" }, limit: { server: limit, path: "/" } };
    const rounds = await compareUnderLoad(sides, { headers: { "accept-encoding": encoding } }, settings);
    await limit.stop();
    const what = `cached page, ${encoding}`;
    figures.push(
      figureOf(what, "requests/s", pairsOf(rounds, "perSecond"), { atLeast: 0.9 }),
      figureOf(what, "µs CPU/request", pairsOf(rounds, "cpuUs"), { atMost: 1.15 }),
      figureOf(what, "ms p99", pairsOf(rounds, "p99Ms"), { atMost: 1.5 }),
    );
  }
  await product.stop();
  return figures;
}

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * The encoded bytes, because `fetch` returns only decoded ones.
 * @throws Error when the answer is not a page with an ETag in this encoding
 */
async function bodyOf({ url }: ServerProcess, encoding: "br" | "gzip"): Promise<Buffer> {
  const { default: http } = await import("node:http");
  const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    http.get(`${url}/`, { headers: { "accept-encoding": encoding } }, resolve).once("error", reject);
  });
  const body = Buffer.concat(await response.toArray());
  const { headers } = response;
  const isPage = headers["content-encoding"] === encoding && headers.etag !== undefined;
  if (!isPage || !(await decompress[encoding](body)).includes("</html>"))
    throw new Error(`The home page did not come with an ETag and as ${encoding}.`);
  return body;
}
