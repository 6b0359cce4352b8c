import { request as http } from "node:http";
import { request as https } from "node:https";
import { text } from "node:stream/consumers";
import { openDatabase } from "@site/db/open";
import { type EntryPoint, referenceIn, requestOf } from "../../apps/server/src/test/entry-points.ts";
import { ServerProcess, serveScript } from "../../apps/server/src/test/server-process.ts";
import { newFolder, type Opened, type Verdict } from "../program.ts";
import { host, type Place, type ProxyProgram, startProxy } from "./proxy.ts";

/** One way in which visitors reach the site. */
export type Front = {
  /** null: visitors connect to the site directly. */
  proxy: ProxyProgram | null;
  configuration: "quick start" | "docs/deploy";
  /** Whether the operator set SITE_ORIGIN. */
  isOriginSet: boolean;
};

/** The senders of posts, with the headers that tell them apart. */
const senders = {
  browser: (origin: string) => ({ origin, ...(origin.startsWith("https:") && { "sec-fetch-site": "same-origin" }) }),
  "older browser": (origin: string) => ({ origin }),
  program: () => ({}),
  "another site's page": () => ({ origin: "https://other.example", "sec-fetch-site": "cross-site" }),
  "another site's page in an older browser": () => ({ origin: "https://other.example" }),
} as const;
type Sender = keyof typeof senders;

const entryPoints: readonly EntryPoint[] = ["tRPC", "REST", "form post"];

/** Whether the posts of this sender have to be stored. */
function isStored({ proxy, configuration, isOriginSet }: Front, sender: Sender): boolean {
  if (sender.startsWith("another")) return false;
  const isHostRewritten = proxy?.rewritesHost === true && configuration === "quick start";
  return isOriginSet || !isHostRewritten || sender === "program";
}

export function nameOf({ proxy, configuration, isOriginSet }: Front): string {
  const front = proxy === null ? "no proxy" : `${proxy.name} as in its ${configuration}`;
  return `${front}, SITE_ORIGIN ${isOriginSet ? "set" : "forgotten"}`;
}

/** Starts site and proxy on a new database, and sends leads as each sender does. */
export async function judgeFront(front: Front, place: Place, opened: Opened): Promise<Verdict[]> {
  const { proxy, configuration, isOriginSet } = front;
  const isDeployed = proxy !== null && configuration === "docs/deploy";
  const databaseUrl = `file:${newFolder("front", opened)}/site.db`;
  const proxied = `${isDeployed ? "https" : "http"}://${host}`;
  const env = { PORT: "0", DATABASE_URL: databaseUrl, TRUST_PROXY: isDeployed ? "127.0.0.1/32,::1/128" : "" };
  // Without a proxy, the origin has the site's own port, which only the start tells.
  const site = new ServerProcess({
    args: [serveScript],
    env: { ...env, ...(isOriginSet && { SITE_ORIGIN: proxied }) },
  });
  await using started = new AsyncDisposableStack();
  started.defer(async () => void (await site.end("SIGTERM")));
  const url = new URL(await site.start());
  const upstream = { port: Number(url.port), operationsPort: 0 };
  const port = proxy === null ? upstream.port : isDeployed ? place.httpsPort : place.httpPort;
  if (proxy !== null) {
    const text = isDeployed ? proxy.deployed([upstream], place) : proxy.quickStart(upstream, place);
    started.defer(await startProxy(proxy, text, place, port));
  }
  const origin = proxy !== null || isOriginSet ? proxied : url.origin;

  const against: string[] = [];
  for (const [sender, headersOf] of Object.entries(senders) as [Sender, (origin: string) => object][]) {
    // its own keys
    for (const entryPoint of entryPoints) {
      const reference = await post({
        origin,
        port,
        entryPoint,
        headers: headersOf(origin),
        email: "ada@clinic.example",
      });
      if ((reference !== null) !== isStored(front, sender))
        against.push(`${sender}, ${entryPoint}: ${reference === null ? "refused" : "stored"}`);
    }
  }
  const name = nameOf(front);
  const verdicts: Verdict[] = [
    { promise: `${name}: leads are stored, and posts of other sites' pages refused`, against },
  ];
  if (isDeployed) {
    const claim = { "x-forwarded-for": "203.0.113.7" };
    // From an address of this machine that is no trusted proxy, as a visitor's.
    await post({
      origin,
      port,
      entryPoint: "REST",
      headers: claim,
      email: "visitor@clinic.example",
      from: "127.0.0.5",
    });
    await post({
      origin: url.origin,
      port: upstream.port,
      entryPoint: "REST",
      headers: claim,
      email: "proxy@clinic.example",
    });
    const senderOf = await readSenders(databaseUrl);
    const isRight = senderOf("visitor@clinic.example") !== senderOf("proxy@clinic.example");
    verdicts.push({
      promise: `${name}: a visitor's own word about an address is not taken`,
      against: isRight ? [] : ["it is"],
    });
    const { status, location } = await send({ origin: `http://${host}`, port: place.httpPort }, "/contact?x=1");
    const isRedirected = status === 308 && location === `https://${host}/contact?x=1`;
    verdicts.push({
      promise: `${name}: http: is redirected to https:`,
      against: isRedirected ? [] : [`${status} ${location}`],
    });
  }
  return verdicts;
}

type Target = { origin: string; port: number; from?: string };
type Post = Target & { entryPoint: EntryPoint; headers: object; email: string };

/** @returns the reference in the answer; null: the post was refused */
async function post({ entryPoint, headers, email, ...target }: Post): Promise<string | null> {
  const values = { name: "Ada Osei", email, message: "Two states." };
  const request = requestOf(entryPoint, { form: "contact", values, idempotencyKey: crypto.randomUUID() });
  return referenceIn(await send(target, request.path, { ...request.headers, ...headers }, request.body));
}

/** Connects to loopback, whatever the origin's name. */
async function send({ origin, port, from }: Target, path: string, headers: object = {}, body?: string) {
  const { host, hostname, protocol } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<import("node:http").IncomingMessage>();
  const options = { host: "127.0.0.1", port, path, method: body === undefined ? "GET" : "POST", localAddress: from };
  const secure = { servername: hostname, rejectUnauthorized: false };
  const request = protocol === "https:" ? https : http;
  request({ ...options, ...secure, headers: { host, ...headers } }, resolve)
    .once("error", reject)
    .end(body);
  const response = await promise;
  return { status: response.statusCode, location: response.headers.location ?? null, body: await text(response) };
}

/** The hash of the sender's address, by the address of the mail. */
async function readSenders(databaseUrl: string): Promise<(email: string) => string | null | undefined> {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  const rows = await db.selectFrom("contact_submissions").select(["email", "client_hash"]).execute();
  await db.destroy();
  return (email) => rows.find((row) => row.email === email)?.client_hash;
}
