import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@site/db/test/free-port";
import { createCopy, PostgresCluster } from "@site/db/test/postgres-cluster";
import { type Place, type ProxyProgram, startProxy, type Upstream } from "../../tools/rehearsal/proxies.ts";
import { type Opened, print, type Verdict } from "../program.ts";
import { untilReady } from "../site.ts";
import { judge, openJudgedSite } from "../torture/judge.ts";
import { Visitors } from "../torture/visitors.ts";

// No path is in `/api`, because `/api` responds with 503 while the database is down.
const paths = ["/", "/about", "/states/texas", "/faqs?q=medicare", "/blog"];

/** Under load, replaces two instances that share a PostgreSQL server behind a proxy, and stops that server. */
export async function judgeReplacement(proxy: ProxyProgram, place: Place, opened: Opened): Promise<Verdict[]> {
  const cluster = opened.adopt(await PostgresCluster.open(), (server) => server.close());
  const databaseUrl = await createCopy(cluster.urlOf("template1"));
  const upstreams: [Upstream, Upstream] = [await newUpstream(), await newUpstream()];
  const sites = await Promise.all(
    upstreams.map(({ port, operationsPort }) => {
      const ports = { PORT: String(port), OPS_PORT: String(operationsPort) };
      const env = { ...ports, DATABASE_URL: databaseUrl, SITE_ORIGIN: "https://localhost" };
      return openJudgedSite(opened, { hasDatabase: false, env, args: ["--publish"] });
    }),
  );
  const servers = sites.map(({ server }) => server);
  const allReady = () => Promise.all(sites.map(untilReady));
  await allReady();
  opened.defer((await startProxy(proxy, upstreams, place)).end);

  const url = `https://localhost:${place.httpsPort}`;
  const visitors = new Visitors([{ url: Promise.resolve(url) }]);
  const reading = startReaders(url, 2);
  visitors.start(6);
  const phase = async (name: string, run: () => Promise<unknown>): Promise<Verdict> => {
    const failed = () => visitors.unanswered + visitors.unexpected.length + reading.failures.length;
    const [before, readsBefore] = [failed(), reading.failures.length];
    await run();
    await allReady();
    const lost = failed() - before;
    print(`${proxy.name}: ${name}: ${lost} requests failed`);
    const against = lost === 0 ? [] : [`${lost} failed`, ...reading.failures.slice(readsBefore)];
    return { promise: `${proxy.name}: ${name}: no request fails`, against };
  };
  const replaced = await phase("both instances are replaced, one after the other", async () => {
    for (const server of servers) {
      await server.end("SIGTERM");
      await server.start();
      await allReady();
      // After an instance refuses a connection, the proxy avoids it for a second (docs/scale.md).
      await delay(2_000);
    }
  });
  const away = await phase("PostgreSQL is away for three seconds", async () => {
    await cluster.stop();
    await delay(3_000);
    await cluster.start();
  });
  await Promise.all([visitors.end(), reading.end()]);
  return [replaced, away, ...(await judge(sites, visitors))];
}

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
  const end = () => {
    isEnding = true;
    return all;
  };
  return { failures, end };
}

async function newUpstream(): Promise<Upstream> {
  const [port, operationsPort] = await Promise.all([freePort(), freePort()]);
  return { port, operationsPort };
}
