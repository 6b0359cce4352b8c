import { join } from "node:path";
import { type Figure, figureOf, type Pair } from "../figures.ts";
import type { LoadResult } from "../load.ts";
import { productSettings } from "../product.ts";
import { type ServerProcess, startServer, type Usage } from "../server-process.ts";
import type { Settings } from "../settings.ts";

/** As many visitors as send a lead at the same moment on a very busy day. */
const connections = 4;
/** Rendering all pages takes five to ten seconds; the load ends before. */
const seconds = 4;
const roundsMax = 3;

type Sample = { load: LoadResult; usage: Usage };

/**
 * Leads in the first seconds after a start, while all pages are rendered, against leads that the same server takes when
 * the pages are rendered.
 */
export async function warmUp({ folder, load, rounds }: Settings): Promise<Figure[]> {
  let leadsSent = 0;
  async function sample(server: ServerProcess): Promise<Sample> {
    await server.usage();
    const result = await load.run({ url: `${server.url}/api/contact`, seconds, connections, leadsFrom: leadsSent });
    leadsSent += result.answered + connections;
    return { load: result, usage: await server.usage() };
  }
  const samples: { during: Sample; after: Sample }[] = [];
  for (let round = 0; round < Math.min(rounds, roundsMax); round++) {
    const server = await startServer(productSettings(join(folder, `warm-up-${round}.db`), {}));
    const during = await sample(server);
    await server.waitForOutput(/pages are rendered/);
    samples.push({ during, after: await sample(server) });
    await server.stop();
  }
  const pairs = (read: (sample: Sample) => number): Pair[] =>
    samples.map(({ during, after }) => ({ product: read(during), limit: read(after) }));
  const what = "while all pages are rendered / afterwards";
  return [
    figureOf(
      `lead ${what}`,
      "ms p99",
      pairs(({ load: { p99Ms } }) => p99Ms),
      { atMost: 3 },
    ),
    figureOf(
      `event loop held at the longest ${what}`,
      "ms",
      pairs(({ usage: { loopHeldMsMax } }) => loopHeldMsMax),
      null,
    ),
    figureOf(
      `memory of the serving process ${what}`,
      "MB",
      pairs(({ usage: { rssBytes } }) => rssBytes / 1024 ** 2),
      null,
    ),
  ];
}
