import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { PostgresCluster } from "@site/db/test/postgres-cluster";
import { createDatabase } from "@site/db/test/server-faults";
import { openSmtpPeer } from "../../src/notifications/test/smtp-peer.ts";
import { drain } from "../../torture/drain.ts";
import { postgresStore } from "../../torture/postgres/store.ts";
import { Server } from "../../torture/server.ts";
import { judge, mailsOf, type Verdict } from "../../torture/verdict.ts";
import { Visitors } from "../../torture/visitors.ts";
import { makeCertificate } from "../programs/certificate.ts";
import { type ProxyKind, startProxy } from "../programs/proxy.ts";
import type { InstancePorts } from "./balancers.ts";
import { Readers } from "./readers.ts";

type Options = {
  proxy: ProxyKind;
  executable: string;
  instances: readonly InstancePorts[];
  /** Folder for everything that the run writes. */
  folder: string;
  httpPort: number;
  httpsPort: number;
  print: (line: string) => void;
};

/** mayFail: whether the phase may cost requests, which are then only counted */
type Phase = { name: string; mayFail: boolean; run: () => Promise<void> };

/** Two instances behind a proxy, under load, through all phases. */
export async function runBehind(options: Options): Promise<Verdict[]> {
  const { proxy, executable, instances, folder, httpPort, httpsPort, print } = options;
  const certificate = makeCertificate(folder, "localhost");
  setDefaultCACertificates([...getCACertificates(), readFileSync(certificate.chainFile, "utf8")]);
  const cluster = await PostgresCluster.open();
  const databaseUrl = await createDatabase(cluster, "instances");
  const peer = await openSmtpPeer();
  const spools = instances.map(({ port }) => join(folder, `spool-${port}`));
  const servers = instances.map(({ port, operationsPort }, index) => {
    const ports = { PORT: String(port), OPS_PORT: String(operationsPort) };
    const env = {
      ...ports,
      DATABASE_URL: databaseUrl,
      SPOOL_DIR: spools[index] ?? "",
      SITE_ORIGIN: "https://localhost",
    };
    return new Server({ folder, smtpUrl: peer.url, env, warmsUp: true });
  });
  process.once("exit", () => {
    for (const server of servers) void server.kill();
    void cluster.stop("immediate");
  });
  for (const server of servers) server.start();
  await allReady(instances);
  const upstream = `127.0.0.1:${instances[0]?.port}`;
  const stopProxy = await startProxy(proxy, executable, "ours", { folder, upstream, httpPort, httpsPort, certificate });

  const url = `https://localhost:${httpsPort}`;
  const visitors = new Visitors([{ url: Promise.resolve(url) }]);
  const readers = new Readers(url);
  visitors.start(6);
  readers.start(2);
  const losses: Verdict[] = [];
  for (const phase of phasesOf(servers, instances, cluster))
    losses.push(...(await runPhase(phase, { visitors, readers, print })));
  await Promise.all([visitors.end(), readers.end()]);
  const store = postgresStore(databaseUrl);
  await drain(store, spools, print);
  const state = await store.readState();
  await stopProxy();
  await Promise.all(servers.map((server) => server.terminate()));
  await peer.close();
  await cluster.close();

  const mails = mailsOf(peer);
  const different = new Set(mails.map(({ messageId }) => messageId)).size;
  print(
    `${state.leads.length} leads; ${mails.length} mails, of them ${mails.length - different} sent again with the same Message-ID`,
  );
  const [output, endedByItself] = [servers.flatMap((one) => one.output), servers.flatMap((one) => one.endedByItself)];
  const { visits, unexpected } = visitors;
  return [...losses, ...judge(state, { visits, mails, output, unexpected, endedByItself })];
}

function phasesOf(servers: readonly Server[], instances: readonly InstancePorts[], cluster: PostgresCluster): Phase[] {
  const [victim] = servers;
  return [
    { name: "undisturbed", mayFail: false, run: () => delay(5_000) },
    {
      name: "one instance killed, and started two seconds later",
      mayFail: true,
      async run() {
        await victim?.kill();
        await delay(2_000);
        victim?.start();
        await allReady(instances);
      },
    },
    {
      name: "rolling replacement by SIGTERM, one instance after the other",
      mayFail: false,
      async run() {
        for (const server of servers) {
          const code = await server.terminate();
          if (code !== 0) throw new Error(`An instance ended with ${code}.`);
          server.start();
          await allReady(instances);
        }
      },
    },
    {
      name: "PostgreSQL away for three seconds",
      mayFail: false,
      async run() {
        await cluster.stop("immediate");
        await delay(3_000);
        await cluster.start();
        await allReady(instances);
      },
    },
  ];
}

type Load = { visitors: Visitors; readers: Readers; print: (line: string) => void };

/** Runs a phase and counts the requests in it. */
async function runPhase({ name, mayFail, run }: Phase, { visitors, readers, print }: Load): Promise<Verdict[]> {
  const count = () => ({
    sent: visitors.requests + readers.requests,
    lost: visitors.unanswered + visitors.unexpected.length + readers.failures.length,
  });
  const before = count();
  const complaints = () => [...visitors.unexpected, ...readers.failures];
  const [began, complaintsBefore] = [performance.now(), new Set(complaints())];
  readers.longestMs = 0;
  await run();
  const after = count();
  const [sent, lost] = [after.sent - before.sent, after.lost - before.lost];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(
    `${name}: ${sent} requests in ${seconds} s, ${lost} failed; the longest wait for a page ${Math.round(readers.longestMs)} ms`,
  );
  if (mayFail) return [];
  const fresh = complaints().filter((complaint) => !complaintsBefore.has(complaint));
  const against = lost === 0 ? [] : [`${lost} of ${sent} requests failed`, ...fresh];
  return [{ promise: `${name}: no request fails`, against }];
}

/** Resolves when all instances answer 200 on /readyz. */
async function allReady(instances: readonly InstancePorts[]): Promise<void> {
  for (const { operationsPort } of instances) {
    while (!(await isReady(operationsPort))) await delay(100);
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
