import { once } from "node:events";
import { request as http, type IncomingMessage } from "node:http";
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

/** The headers of each sender. The site must refuse the posts of the last two. */
const senders: Readonly<Record<string, Record<string, string>>> = {
  browser: { origin, "sec-fetch-site": "same-origin" },
  "older browser": { origin },
  program: {},
  "another site's page": { origin: "https://other.example", "sec-fetch-site": "cross-site" },
  "another site's page in an older browser": { origin: "https://other.example" },
};

const entryPoints: readonly EntryPoint[] = ["tRPC", "REST", "form post"];

/** Starts the site behind a proxy that is configured as in docs/deploy, and sends leads as each sender does. */
async function judgeFront(proxy: ProxyProgram, isOriginSet: boolean, place: Place): Promise<Verdict[]> {
  await using started = new AsyncDisposableStack();
  const site = await openSite(started, { env: { SITE_ORIGIN: isOriginSet ? origin : "" } });
  started.defer((await startProxy(proxy, [{ port: Number(new URL(site.url).port), operationsPort: 0 }], place)).end);
  const secure = `https://127.0.0.1:${place.httpsPort}`;
  const plain = `http://127.0.0.1:${place.httpPort}`;

  const against: string[] = [];
  for (const [sender, headers] of Object.entries(senders))
    for (const entryPoint of entryPoints) {
      const reference = await post(secure, "ada@clinic.example", { entryPoint, headers });
      if ((reference === null) !== sender.startsWith("another"))
        against.push(`${sender}, ${entryPoint}: ${reference === null ? "refused" : "stored"}`);
    }
  const headers = { "x-forwarded-for": "203.0.113.7" };
  // TRUST_PROXY doesn't contain 127.0.0.5, so this address counts as a visitor's.
  await post(secure, "visitor@clinic.example", { headers, localAddress: "127.0.0.5" });
  await post(site.url, "proxy@clinic.example", { headers });
  const senderOf = (email: string) =>
    site.rows("SELECT client_hash FROM contact_submissions WHERE email = ?", email)[0]?.client_hash;
  const isTaken = senderOf("visitor@clinic.example") === senderOf("proxy@clinic.example");
  const { status, location } = await send(`${plain}/contact?x=1`);
  const isRedirected = status === 308 && location === `${origin}/contact?x=1`;
  const misled = await send(`${plain}/contact`, { headers: { host: "evil.example" } });
  const name = `${proxy.name}, SITE_ORIGIN ${isOriginSet ? "set" : "forgotten"}`;
  return [
    { promise: `${name}: leads are stored, and posts of other sites' pages refused`, against },
    { promise: `${name}: a visitor can't claim another address`, against: isTaken ? ["it is taken"] : [] },
    { promise: `${name}: http: is redirected to https:`, against: isRedirected ? [] : [`${status} ${location}`] },
    {
      promise: `${name}: a client can't choose the host of a redirect`,
      against: [misled.location ?? ""].filter((to) => to.includes("evil")),
    },
  ];
}

type Sending = { headers?: Record<string, string>; localAddress?: string };

/** @returns the reference in the response; null if the post was refused */
async function post(
  url: string,
  email: string,
  { entryPoint = "REST", ...sending }: Sending & { entryPoint?: EntryPoint },
) {
  const values = { name: "Ada Osei", email, message: "Two states." };
  const { path, headers, body } = requestOf(entryPoint, {
    form: "contact",
    values,
    idempotencyKey: crypto.randomUUID(),
  });
  return referenceIn(await send(url + path, { ...sending, headers: { ...headers, ...sending.headers } }, body));
}

/** The Host is the certificate's name, unless `headers` has another Host. */
async function send(url: string, { headers, localAddress }: Sending = {}, body?: string) {
  const method = body === undefined ? "GET" : "POST";
  const options = { method, localAddress, servername: certifiedHost, rejectUnauthorized: false };
  const request = (url.startsWith("https:") ? https : http)(url, {
    ...options,
    headers: { host: certifiedHost, ...headers },
  });
  const [response] = (await once(request.end(body), "response")) as [IncomingMessage]; // as Node documents the event
  return { status: response.statusCode, location: response.headers.location ?? null, body: await text(response) };
}

const help = `Runs the site behind real proxies with the configuration of docs/deploy, and sends leads as browsers, programs and other
sites' pages do. Then, under load, replaces two instances on one PostgreSQL behind each proxy that balances. All servers
listen on loopback.

pnpm proof proxies

A proxy that is not installed is skipped. Debian's packages: nginx-light, haproxy, caddy, and openssl for the certificate.`;

await runProgram(help, {}, async (_, opened) => {
  const installed = proxies.filter(({ name }) => findProgram(name) !== null);
  for (const { name } of proxies) if (findProgram(name) === null) print(`skipped: ${name}: it is not installed`);
  opened.defer(await prepareRehearsal());
  const certificate = findCertificate();
  if (certificate === null) throw new Error("openssl is needed to make the certificate.");
  const [httpPort, httpsPort] = await Promise.all([freePort(), freePort()]);
  const place = { folder: newFolder("proxies", opened), httpPort, httpsPort, ...certificate };
  const verdicts: Verdict[] = [];
  for (const proxy of installed)
    for (const isOriginSet of [true, false]) verdicts.push(...(await judgeFront(proxy, isOriginSet, place)));
  for (const proxy of installed.filter(({ name }) => name !== "caddy")) {
    await using ended = new AsyncDisposableStack();
    opened.defer(() => ended.disposeAsync());
    verdicts.push(...(await judgeReplacement(proxy, place, ended)));
  }
  return printVerdicts(verdicts);
});
