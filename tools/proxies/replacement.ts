import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { freePort } from "@site/db/test/free-port";
import { PostgresCluster } from "@site/db/test/postgres-cluster";
import { createDatabase } from "@site/db/test/server-faults";
import { openSmtpPeer } from "../../apps/server/src/notifications/test/smtp-peer.ts";
import { ServerProcess, serveScript } from "../../apps/server/src/test/server-process.ts";
import { newFolder, type Opened, print, type Verdict } from "../program.ts";
import { judge } from "../torture/judge.ts";
import { drain, readStored } from "../torture/stored.ts";
import { Visitors } from "../torture/visitors.ts";
import { type Place, type ProxyProgram, startProxy, type Upstream } from "./proxy.ts";

// No `/api`: it answers 503 while the database is away.
const paths = ["/", "/about", "/states/texas", "/faqs?q=medicare", "/blog"];

/** Two instances on one PostgreSQL behind a proxy, under load: one is killed, both are replaced, the database is away. */
export async function judgeReplacement(proxy: ProxyProgram, place: Place, opened: Opened): Promise<Verdict[]> {
  setDefaultCACertificates([...getCACertificates(), readFileSync(place.chainFile, "utf8")]);
  const [cluster, peer] = await Promise.all([PostgresCluster.open(), openSmtpPeer()]);
  opened.defer(() => cluster.close());
  opened.defer(() => peer.close());
  const databaseUrl = await createDatabase(cluster, "instances");
  const folder = newFolder("instances", opened);
  const upstreams: [Upstream, Upstream] = [await newUpstream(), await newUpstream()];
  const spools = upstreams.map(({ port }) => join(folder, `spool-${port}`));
  const servers = upstreams.map(({ port, operationsPort }, index) => {
    const env = {
      ...{ PORT: String(port), OPS_PORT: String(operationsPort), SPOOL_DIR: spools[index] ?? "" },
      ...{
        DATABASE_URL: databaseUrl,
        SITE_ORIGIN: "https://localhost",
        SECRET_KEY: "the same at every start",
        SMTP_URL: peer.url,
        RATE_LIMIT_OFFICE_MAILS: "0",
      },
      ...{ LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "website@site.example", TRUST_PROXY: "127.0.0.1/32" },
    };
    return new ServerProcess({ args: [serveScript, "--warm-up", "--short-leases"], env });
  });
  for (const server of servers) opened.defer(async () => void (await server.end("SIGKILL")));
  await Promise.all(servers.map((server) => server.start()));
  const allReady = () => Promise.all(upstreams.map(untilReady));
  await allReady();
  opened.defer(await startProxy(proxy, proxy.deployed(upstreams, place), place, place.httpsPort));

  const url = `https://localhost:${place.httpsPort}`;
  const visitors = new Visitors([{ url: Promise.resolve(url) }]);
  const reading = startReaders(url, 2);
  visitors.start(6);
  const [victim] = servers;
  /** Runs a phase, and counts the requests that failed in it. */
  const phase = async (name: string, run: () => Promise<unknown>): Promise<Verdict> => {
    const failed = () => visitors.unanswered + visitors.unexpected.length + reading.failures.length;
    const [before, readsBefore] = [failed(), reading.failures.length];
    await run();
    const lost = failed() - before;
    print(`${proxy.name}: ${name}: ${lost} requests failed`);
    return {
      promise: `${proxy.name}: ${name}: no request fails`,
      against: lost === 0 ? [] : [`${lost} failed`, ...reading.failures.slice(readsBefore)],
    };
  };
  const verdicts = [await phase("undisturbed", () => delay(5_000))];
  // May cost the requests that the process was answering, which are counted and printed only.
  await phase("an instance is killed, and started two seconds later", async () => {
    await victim?.end("SIGKILL");
    await delay(2_000);
    await victim?.start();
    await allReady();
  });
  const replace = async () => {
    for (const server of servers) {
      await server.end("SIGTERM");
      await server.start();
      await allReady();
    }
  };
  verdicts.push(await phase("both instances are replaced, one after the other", replace));
  const outage = async () => {
    await cluster.stop("immediate");
    await delay(3_000);
    await cluster.start();
    await allReady();
  };
  verdicts.push(await phase("PostgreSQL is away for three seconds", outage));
  await Promise.all([visitors.end(), reading.end()]);
  await drain(databaseUrl, spools);
  return [...verdicts, ...judge({ stored: await readStored(databaseUrl), visitors, servers, mails: peer.mails })];
}

/** Concurrent readers of pages, who pause a little. */
function startReaders(url: string, count: number) {
  const failures: string[] = [];
  let isEnding = false;
  const read = async () => {
    for (; !isEnding; await delay(randomInt(20))) {
      const path = paths[randomInt(paths.length)] ?? "/";
      const status = await fetch(url + path, { signal: AbortSignal.timeout(15_000) })
        .then((response) => response.text().then(() => response.status))
        .catch(String);
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  const all = Promise.all(Array.from({ length: count }, read));
  return {
    failures,
    async end() {
      isEnding = true;
      await all;
    },
  };
}

async function newUpstream(): Promise<Upstream> {
  const [port, operationsPort] = await Promise.all([freePort(), freePort()]);
  return { port, operationsPort };
}

async function untilReady({ operationsPort }: Upstream): Promise<void> {
  const ask = () =>
    fetch(`http://127.0.0.1:${operationsPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ask())) await delay(100);
}
