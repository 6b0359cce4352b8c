import type { Load } from "./load.ts";
import type { ServerProcess } from "./server-process.ts";
import type { Settings } from "./settings.ts";

/** The measurements of one side in one round. */
export type Sample = { perSecond: number; p50Ms: number; p99Ms: number; cpuUs: number; answered: number };

export type Round = { product: Sample; limit: Sample };

/** @param path with the leading slash; its prefix does not matter for leads */
export type Side = { server: ServerProcess; path: string };

type Request = Pick<Load, "headers"> & { leads?: boolean };

let leadsSent = 0;

/** Measures product and limit in turn. The first round is discarded, because the servers compile their code in it. */
export async function compareUnderLoad(
  sides: { product: Side; limit: Side },
  request: Request,
  settings: Settings,
): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= settings.rounds; round++) {
    const product = await sampleOf(sides.product, request, settings);
    const limit = await sampleOf(sides.limit, request, settings);
    if (round > 0) measured.push({ product, limit });
  }
  return measured;
}

async function sampleOf({ server, path }: Side, { headers = {}, leads = false }: Request, settings: Settings) {
  const { load, seconds, connections } = settings;
  const before = await server.usage();
  const leadsFrom = leads ? leadsSent : null;
  const result = await load.run({ url: server.url + path, seconds, connections, headers, leadsFrom });
  const after = await server.usage();
  if (leads) leadsSent += result.answered + connections;
  return { ...result, cpuUs: (after.cpuUs - before.cpuUs) / result.answered };
}

export function pairsOf(rounds: readonly Round[], key: "perSecond" | "p50Ms" | "p99Ms" | "cpuUs") {
  return rounds.map(({ product, limit }) => ({ product: product[key], limit: limit[key] }));
}
