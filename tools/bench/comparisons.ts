import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { PostgresCluster } from "@site/db/test/postgres-cluster";
import { whyUnavailable } from "@site/db/test/postgres-programs";
import { createDatabase } from "@site/db/test/server-faults";
import { openSmtpPeer } from "../../apps/server/src/notifications/test/smtp-peer.ts";
import type { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { newFolder, type Opened, print } from "../program.ts";
import { readStored } from "../torture/stored.ts";
import {
  type Load,
  megabytesOf,
  newBare,
  newProduct,
  type Pair,
  report,
  type Sample,
  sample,
  untilReady,
} from "./measure.ts";

export type Settings = { rounds: number; seconds: number; connections: number; opened: Opened };

/** By the name after `--only`. Each prints its figures as soon as it has them. */
export const comparisons: Readonly<Record<string, (settings: Settings) => Promise<void>>> = {
  "cached-page": (settings) => comparePages("cached page", "/", settings),
  // A search is rendered for each visitor. Four at a time, because more would be asked to come back.
  "uncached-page": (settings) =>
    comparePages("uncached page", "/faqs?q=enrollment{n}", { ...settings, connections: 4 }),
  lead: compareLeads,
  "lead-postgres": compareLeadsOnPostgres,
  "cold-start": compareColdStarts,
  memory: compareMemory,
};

async function comparePages(what: string, path: string, settings: Settings): Promise<void> {
  const { product, bare } = await startBoth(path, settings.opened);
  const rounds = await inTurn(product, bare, { ...settings, path });
  report(what, "requests/s", pairsOf(rounds, "perSecond"));
  report(what, "µs CPU/request", pairsOf(rounds, "cpuUs"));
  report(what, "ms p99", pairsOf(rounds, "p99Ms"));
}

async function compareLeads(settings: Settings): Promise<void> {
  const folder = newFolder("bench", settings.opened);
  const bareEnv = { DATABASE_FILE: join(folder, "bare.db") };
  await compareStored("lead", `file:${join(folder, "site.db")}`, bareEnv, settings);
}

async function compareLeadsOnPostgres(settings: Settings): Promise<void> {
  const reason = whyUnavailable();
  if (reason !== null) return print(`SKIPPED lead on PostgreSQL: ${reason}`);
  const cluster = await PostgresCluster.open();
  settings.opened.defer(() => cluster.close());
  const databaseUrl = await createDatabase(cluster, "site");
  await compareStored(
    "lead on PostgreSQL",
    databaseUrl,
    { DATABASE_URL: await createDatabase(cluster, "bare") },
    settings,
  );
}

/** @throws Error when a lead that was acknowledged is not stored */
async function compareStored(what: string, databaseUrl: string, bareEnv: Record<string, string>, settings: Settings) {
  const { opened } = settings;
  const product = newProduct(await leadEnv(databaseUrl, opened), opened);
  const bare = newBare(bareEnv, opened);
  await Promise.all([product.start(), bare.start()]);
  await untilReady(product);
  const rounds = await inTurn(product, bare, { ...settings, path: "/api/contact", leads: true });
  report(what, "leads/s", pairsOf(rounds, "perSecond"));
  report(what, "µs CPU/lead", pairsOf(rounds, "cpuUs"));
  report(what, "ms p99", pairsOf(rounds, "p99Ms"));
  const acknowledged = rounds.reduce((sum, round) => sum + round.product.answered, 0);
  const { leads } = await readStored(databaseUrl);
  const fresh = leads.filter(({ status }) => status === "new").length;
  if (fresh < acknowledged) throw new Error(`${acknowledged} leads were acknowledged, ${fresh} are stored as new.`);
}

async function compareColdStarts({ rounds, opened }: Settings): Promise<void> {
  const { product, bare } = await startBoth("/", opened);
  const pairs: Pair[] = [];
  // The first start has made the database, and the compile cache.
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ product: await msToFirstPage(product), bare: await msToFirstPage(bare) });
  report("cold start to the first page", "ms", pairs);
}

async function msToFirstPage(server: ServerProcess): Promise<number> {
  await server.end("SIGTERM");
  const began = performance.now();
  const { status } = await fetch(await server.start());
  if (status !== 200) throw new Error(`The first answer was ${status}.`);
  return performance.now() - began;
}

async function compareMemory(settings: Settings): Promise<void> {
  const { product, bare } = await startBoth("/", settings.opened);
  await inTurn(product, bare, { ...settings, path: "/", seconds: settings.seconds * 2 });
  report("memory of the serving process after load", "MB", [
    { product: megabytesOf(product), bare: megabytesOf(bare) },
  ]);
}

/** Starts the product with all its pages rendered, and a bare server with the bytes of one of them. */
async function startBoth(path: string, opened: Opened) {
  const folder = newFolder("bench", opened);
  const product = newProduct({ DATABASE_URL: `file:${join(folder, "site.db")}` }, opened);
  const url = await product.start();
  await untilReady(product);
  const file = join(folder, "page.br");
  writeFileSync(file, await encodedBody(url + path));
  const bare = newBare({ BODY_FILE: file, BODY_ENCODING: "br" }, opened);
  await bare.start();
  return { product, bare };
}

/** The encoded bytes, because `fetch` returns only decoded ones. */
async function encodedBody(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<import("node:http").IncomingMessage>();
  get(url, { headers: { "accept-encoding": "br" } }, resolve).once("error", reject);
  const response = await promise;
  if (response.headers["content-encoding"] !== "br") throw new Error(`${url} did not come as Brotli.`);
  return Buffer.concat(await response.toArray());
}

/** Notifications wait for a mail server that says nothing, because the bare server sends none. */
async function leadEnv(databaseUrl: string, opened: Opened): Promise<Record<string, string>> {
  const mail = await openSmtpPeer({ react: () => "hang" });
  opened.defer(() => mail.close());
  const office = { LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "site@site.example" };
  return { DATABASE_URL: databaseUrl, SPOOL_DIR: newFolder("spool", opened), SMTP_URL: mail.url, ...office };
}

type Round = { product: Sample; bare: Sample };

/** Loads both sides in turn. The first round is not counted, because the servers compile their code in it. */
async function inTurn(product: ServerProcess, bare: ServerProcess, load: Load & { rounds: number }): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= load.rounds; round += 1) {
    const both = { product: await sample(product, load), bare: await sample(bare, load) };
    if (round > 0) measured.push(both);
  }
  return measured;
}

function pairsOf(rounds: readonly Round[], key: "perSecond" | "p99Ms" | "cpuUs"): Pair[] {
  // At least a thousandth, because a quick page can take no measurable time.
  return rounds.map(({ product, bare }) => ({ product: product[key], bare: Math.max(bare[key], 0.001) }));
}
