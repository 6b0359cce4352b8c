import type { Load } from "./load.ts";
import type { ServerProcess } from "./server-process.ts";
import type { Settings } from "./settings.ts";

/** The measurements of one side in one round. */
type Sample = { perSecond: number; p50Ms: number; p99Ms: number; cpuUs: number; answered: number };

export type Round = { product: Sample; limit: Sample };

/** others: further servers that share the load · path: with the leading slash */
export type Side = { server: ServerProcess; others?: readonly ServerProcess[]; path: string };

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

async function sampleOf(
  { server, others = [], path }: Side,
  { headers = {}, leads = false }: Request,
  settings: Settings,
) {
  const { load, seconds, connections } = settings;
  const otherUrls = others.map(({ url }) => url + path);
  const before = await cpuUsOf([server, ...others]);
  const leadsFrom = leads ? leadsSent : null;
  const result = await load.run({ url: server.url + path, otherUrls, seconds, connections, headers, leadsFrom });
  const after = await cpuUsOf([server, ...others]);
  if (leads) leadsSent += result.answered + connections;
  return { ...result, cpuUs: (after - before) / result.answered };
}

async function cpuUsOf(servers: readonly ServerProcess[]): Promise<number> {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  return usages.reduce((sum, { cpuUs }) => sum + cpuUs, 0);
}

export function pairsOf(rounds: readonly Round[], key: "perSecond" | "p50Ms" | "p99Ms" | "cpuUs") {
  return rounds.map(({ product, limit }) => ({ product: product[key], limit: limit[key] }));
}
