import { randomInt } from "node:crypto";
import { once } from "node:events";
import { request as http, type IncomingMessage } from "node:http";
import { request as https } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@site/db/test/free-port";
import { createCopy, PostgresCluster } from "@site/db/test/postgres-cluster";
import { referenceIn, requestOf } from "../apps/server/src/test/entry-points.ts";
import { certifiedHost, findCertificate } from "../tools/rehearsal/certificate.ts";
import { prepareRehearsal } from "../tools/rehearsal/prepare.ts";
import { findProgram, type Place, type ProxyProgram, proxies, startProxy } from "../tools/rehearsal/proxies.ts";
import { newFolder, type Opened, print, printVerdicts, runProgram, type Verdict } from "./program.ts";
import { openSite, untilReady } from "./site.ts";
import { judge, openJudgedSite } from "./torture/judge.ts";
import { Visitors } from "./torture/visitors.ts";

const help = `Runs the site behind real proxies with the configuration of docs/deploy, and sends leads as pages of the site and of
other sites do. Then, under load, replaces two instances on one PostgreSQL behind each proxy that balances. All servers
listen on loopback.

pnpm proof proxies

A proxy that is not installed is skipped. Debian's packages: nginx-light, haproxy, caddy, and openssl for the certificate.`;

const origin = `https://${certifiedHost}`;
// None of these paths is in `/api`, because `/api` responds with 503 while the database is down, which would count as a
// failure.
const paths = ["/", "/about", "/states/texas", "/faqs?q=medicare", "/blog"];

await runProgram(help, {}, async (_, opened) => {
  opened.defer(await prepareRehearsal());
  const certificate = findCertificate();
  if (certificate === null) throw new Error("openssl is needed to make the certificate.");
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const place = { folder: newFolder("proxies", opened), httpPort, httpsPort, ...certificate };
  const verdicts: Verdict[] = [];
  for (const proxy of proxies) {
    if (findProgram(proxy.name) === null) {
      print(`skipped: ${proxy.name}: it is not installed`);
      continue;
    }
    for (const run of proxy.name === "caddy" ? [judgeFront] : [judgeFront, judgeReplacement]) {
      await using ended = new AsyncDisposableStack();
      opened.defer(() => ended.disposeAsync());
      verdicts.push(...(await run(proxy, place, ended)));
    }
  }
  return printVerdicts(verdicts);
});

async function judgeFront(proxy: ProxyProgram, place: Place, opened: Opened): Promise<Verdict[]> {
  // Without SITE_ORIGIN, the site compares the origin of a post with the host that the proxy forwards.
  const site = await openSite(opened, { env: { SITE_ORIGIN: "" } });
  opened.defer((await startProxy(proxy, [{ port: Number(new URL(site.url).port), operationsPort: 0 }], place)).end);
  const [secure, plain] = [`https://127.0.0.1:${place.httpsPort}`, `http://127.0.0.1:${place.httpPort}`];
  const claiming = { "x-forwarded-for": "203.0.113.7" };
  // 127.0.0.5 is not in TRUST_PROXY, so the site takes it for the address of a visitor.
  await post(secure, "visitor@clinic.example", claiming, "127.0.0.5");
  await post(site.url, "proxy@clinic.example", claiming);
  const senders = site.rows("SELECT DISTINCT client_hash FROM contact_submissions");
  const stored = [await post(secure, "own@clinic.example", { origin }), await post(secure, "program@clinic.example")];
  const refused = await post(secure, "foreign@clinic.example", { origin: "https://other.example" });
  const redirected = await send(`${plain}/contact?x=1`);
  const misled = await send(`${plain}/contact`, { host: "evil.example" });
  const verdict = (promise: string, holds: boolean, found: unknown): Verdict => {
    return { promise: `${proxy.name}: ${promise}`, against: holds ? [] : [JSON.stringify(found)] };
  };
  return [
    verdict(
      "leads are stored",
      stored.every((reference) => reference !== null),
      stored,
    ),
    verdict("posts of other sites' pages are refused", refused === null, refused),
    verdict("a visitor can't claim another address", senders.length === 2, senders),
    verdict("http: is redirected to https:", redirected.location === `${origin}/contact?x=1`, redirected),
    verdict("a client can't choose the host of a redirect", !misled.location?.includes("evil"), misled),
  ];
}

/** @returns the reference of the lead, or null if the post was refused */
async function post(url: string, email: string, headers: Record<string, string> = {}, localAddress?: string) {
  const values = { name: "Ada Osei", email, message: "Two states." };
  const { path, headers: own, body } = requestOf("REST", { form: "contact", values });
  return referenceIn(await send(url + path, { ...own, ...headers }, body, localAddress));
}

async function send(url: string, headers: Record<string, string> = {}, body?: string, localAddress?: string) {
  const sent = (url.startsWith("https:") ? https : http)(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { host: certifiedHost, ...headers },
    localAddress,
    servername: certifiedHost,
    rejectUnauthorized: false,
  });
  const [response] = (await once(sent.end(body), "response")) as [IncomingMessage]; // this event has one argument
  return { status: response.statusCode, location: response.headers.location, body: await text(response) };
}

/**
 * Runs two instances on one PostgreSQL server behind a proxy. Under load, replaces both instances, and then stops
 * PostgreSQL for three seconds.
 */
async function judgeReplacement(proxy: ProxyProgram, place: Place, opened: Opened): Promise<Verdict[]> {
  const cluster = opened.adopt(await PostgresCluster.open(), (server) => server.close());
  const databaseUrl = await createCopy(cluster.urlOf("template1"));
  const open = async () => {
    const [port, operationsPort] = [await freePort(), await freePort()];
    const ports = { PORT: String(port), OPS_PORT: String(operationsPort) };
    const env = { ...ports, DATABASE_URL: databaseUrl, SITE_ORIGIN: "https://localhost" };
    const site = await openJudgedSite(opened, { hasDatabase: false, env, args: ["--publish"] });
    return { site, upstream: { port, operationsPort } };
  };
  const [one, other] = [await open(), await open()];
  const sites = [one.site, other.site];
  const allReady = () => Promise.all(sites.map(untilReady));
  await allReady();
  opened.defer((await startProxy(proxy, [one.upstream, other.upstream], place)).end);

  const url = `https://localhost:${place.httpsPort}`;
  const visitors = new Visitors([{ url: Promise.resolve(url) }]);
  const failedReads: string[] = [];
  let isEnding = false;
  const read = async () => {
    for (; !isEnding; await delay(randomInt(20))) {
      const path = paths[randomInt(paths.length)] ?? "/";
      const status = await fetch(url + path, { signal: AbortSignal.timeout(15_000) })
        .then((response) => response.text().then(() => response.status))
        .catch(String);
      if (status !== 200) failedReads.push(`${path}: ${status}`);
    }
  };
  const readers = [read(), read()];
  visitors.start(6);
  const phase = async (name: string, run: () => Promise<unknown>): Promise<Verdict> => {
    const failed = () => visitors.unanswered + visitors.unexpected.length + failedReads.length;
    const [before, readsBefore] = [failed(), failedReads.length];
    await run();
    await allReady();
    const lost = failed() - before;
    const against = lost === 0 ? [] : [`${lost} failed`, ...failedReads.slice(readsBefore)];
    return { promise: `${proxy.name}: ${name}: no request fails`, against };
  };
  const replaced = await phase("both instances are replaced, one after the other", async () => {
    for (const { server } of sites) {
      await server.end("SIGTERM");
      await server.start();
      await allReady();
      // If an instance refuses a connection, the proxy sends it no requests for a second (docs/scale.md), so we wait.
      await delay(2_000);
    }
  });
  const away = await phase("PostgreSQL is away for three seconds", async () => {
    await cluster.stop();
    await delay(3_000);
    await cluster.start();
  });
  isEnding = true;
  await Promise.all([visitors.end(), ...readers]);
  return [replaced, away, ...(await judge(sites, visitors))];
}
