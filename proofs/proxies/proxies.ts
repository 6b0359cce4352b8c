import { request as http } from "node:http";
import { request as https } from "node:https";
import { text } from "node:stream/consumers";
import { freePort } from "@site/db/test/free-port";
import { type EntryPoint, referenceIn, requestOf } from "../../apps/server/src/test/entry-points.ts";
import { certifiedHost, findCertificate } from "../../tools/rehearsal/certificate.ts";
import { prepareRehearsal } from "../../tools/rehearsal/prepare.ts";
import { findProgram, type Place, type ProxyProgram, proxies, startProxy } from "../../tools/rehearsal/proxies.ts";
import { newFolder, print, printVerdicts, runProgram, type Verdict } from "../program.ts";
import { openSite } from "../site.ts";
import { judgeReplacement } from "./replacement.ts";

const origin = `https://${certifiedHost}`;

/** The headers that distinguish the senders of posts. The last two senders' posts have to be refused. */
const senders: Readonly<Record<string, Record<string, string>>> = {
  browser: { origin, "sec-fetch-site": "same-origin" },
  "older browser": { origin },
  program: {},
  "another site's page": { origin: "https://other.example", "sec-fetch-site": "cross-site" },
  "another site's page in an older browser": { origin: "https://other.example" },
};

const entryPoints: readonly EntryPoint[] = ["tRPC", "REST", "form post"];

/** Starts the site behind a proxy, configured as in docs/deploy, and sends leads as each sender does. */
async function judgeFront(proxy: ProxyProgram, isOriginSet: boolean, place: Place): Promise<Verdict[]> {
  await using started = new AsyncDisposableStack();
  const site = await openSite(started, { env: { SITE_ORIGIN: isOriginSet ? origin : "" } });
  const port = Number(new URL(site.url).port);
  started.defer((await startProxy(proxy, [{ port, operationsPort: 0 }], place)).end);
  const front = { isSecure: true, port: place.httpsPort };

  const against: string[] = [];
  for (const [sender, headers] of Object.entries(senders))
    for (const entryPoint of entryPoints) {
      const reference = await post({ ...front, entryPoint, headers, email: "ada@clinic.example" });
      if ((reference === null) !== sender.startsWith("another"))
        against.push(`${sender}, ${entryPoint}: ${reference === null ? "refused" : "stored"}`);
    }
  const claim = { entryPoint: "REST" as const, headers: { "x-forwarded-for": "203.0.113.7" } };
  // Sent from an address of this machine that isn't a trusted proxy, like a visitor's address.
  await post({ ...front, ...claim, email: "visitor@clinic.example", from: "127.0.0.5" });
  await post({ isSecure: false, port, ...claim, email: "proxy@clinic.example" });
  const senderOf = (email: string) =>
    site.rows("SELECT client_hash FROM contact_submissions WHERE email = ?", email)[0]?.client_hash;
  const isTaken = senderOf("visitor@clinic.example") === senderOf("proxy@clinic.example");
  const { status, location } = await send({ isSecure: false, port: place.httpPort }, "/contact?x=1");
  const isRedirected = status === 308 && location === `${origin}/contact?x=1`;
  const misled = await send({ isSecure: false, port: place.httpPort }, "/contact", { host: "evil.example" });
  const name = `${proxy.name}, SITE_ORIGIN ${isOriginSet ? "set" : "forgotten"}`;
  return [
    { promise: `${name}: leads are stored, and posts of other sites' pages refused`, against },
    { promise: `${name}: a visitor's own word about an address is not taken`, against: isTaken ? ["it is"] : [] },
    { promise: `${name}: http: is redirected to https:`, against: isRedirected ? [] : [`${status} ${location}`] },
    {
      promise: `${name}: nobody is redirected to a host of a client's`,
      against: [misled.location ?? ""].filter((to) => to.includes("evil")),
    },
  ];
}

type Target = { isSecure: boolean; port: number; from?: string };
type Post = Target & { entryPoint: EntryPoint; headers: Record<string, string>; email: string };

/** @returns the reference in the answer; null: the post was refused */
async function post({ entryPoint, headers, email, ...target }: Post): Promise<string | null> {
  const values = { name: "Ada Osei", email, message: "Two states." };
  const request = requestOf(entryPoint, { form: "contact", values, idempotencyKey: crypto.randomUUID() });
  return referenceIn(await send(target, request.path, { ...request.headers, ...headers }, request.body));
}

/** Connects to loopback, with the host name of the certificate. */
async function send({ isSecure, port, from }: Target, path: string, headers: object = {}, body?: string) {
  const { promise, resolve, reject } = Promise.withResolvers<import("node:http").IncomingMessage>();
  const options = { host: "127.0.0.1", port, path, method: body === undefined ? "GET" : "POST", localAddress: from };
  const secure = { servername: certifiedHost, rejectUnauthorized: false };
  const request = isSecure ? https : http;
  request({ ...options, ...secure, headers: { host: certifiedHost, ...headers } }, resolve)
    .once("error", reject)
    .end(body);
  const response = await promise;
  return { status: response.statusCode, location: response.headers.location ?? null, body: await text(response) };
}

const help = `Runs the site behind real proxies as docs/deploy has them, and sends leads as browsers, programs and other sites' pages
do; then replaces two instances on one PostgreSQL behind each proxy that balances, under load. All of it listens on loopback.

pnpm proof proxies

A proxy that is not installed is skipped. Debian's packages: nginx-light, haproxy, caddy, and openssl for the certificate.`;

await runProgram(help, {}, async (_, opened) => {
  const installed = proxies.filter(({ name }) => findProgram(name) !== null);
  for (const { name } of proxies) if (findProgram(name) === null) print(`skipped: ${name}: it is not installed`);
  opened.defer(await prepareRehearsal());
  const certificate = findCertificate();
  if (certificate === null) throw new Error("The certificate needs openssl.");
  const [httpPort, httpsPort] = await Promise.all([freePort(), freePort()]);
  const place = { folder: newFolder("proxies", opened), httpPort, httpsPort, ...certificate };
  const verdicts: Verdict[] = [];
  for (const proxy of installed)
    for (const isOriginSet of [true, false]) verdicts.push(...(await judgeFront(proxy, isOriginSet, place)));
  for (const proxy of installed.filter(({ balances }) => balances)) {
    await using ended = new AsyncDisposableStack();
    opened.defer(() => ended.disposeAsync());
    verdicts.push(...(await judgeReplacement(proxy, place, ended)));
  }
  return printVerdicts(verdicts);
});
