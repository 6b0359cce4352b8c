import { once } from "node:events";
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as send } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { dataFolderOf, isServerAddress } from "@site/db/address";
import { type OpenDatabase, openDatabase } from "@site/db/open";
import { onTestFinished } from "vitest";
import { giveToSite, newServer } from "../../../../tools/rehearsal/server.ts";
import { type RehearsedSite, rehearse } from "../../../../tools/rehearsal/site.ts";
import { testEnv } from "./open-test-app.ts";

export type Answer = {
  statusCode: number;
  headers: OutgoingHttpHeaders;
  body: string;
  rawPayload: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: -- each test knows what it asked for, as with Fastify's own inject()
  json: () => any;
};

type Request = {
  url: string;
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  headers?: Record<string, string>;
  payload?: string | object;
  remoteAddress?: string;
};

export type Answering = { inject: (request: string | Request) => PromiseLike<Answer> };

type RehearsedApp = Pick<OpenDatabase, "db" | "engine"> & { app: Answering; site: RehearsedSite };

/** The site runs until this process ends or `site.stop` is called. */
export async function openRehearsedApp(env: Readonly<Record<string, string>> = {}): Promise<RehearsedApp> {
  const { DATABASE_URL: _, ...standard } = testEnv;
  const site = await rehearse({ env: { ...standard, ...env } });
  // The site may be writing to the same database, so a test waits longer for a lock than the site does.
  const { db, engine } = await openDatabase(`file:${join(site.folder, "site.db")}`, { busyMs: 10_000 });
  return { app: siteAt(site.url), db, engine, site };
}

export const officeKey = "the key of these tests";
export const officeAddress = "office@site.example";

export function openOfficeApp(env: Readonly<Record<string, string>> = {}): Promise<RehearsedApp> {
  const office = { LEAD_EMAIL_TO: officeAddress, SECRET_KEY: officeKey, RATE_LIMIT_OFFICE_MAILS: "0" };
  return openRehearsedApp({
    ...office,
    LEAD_WEBHOOK_URL: "",
    LEAD_WEBHOOK_SECRET: "",
    LEAD_CONFIRM_TO_VISITOR: "no",
    ...env,
  });
}

// Vitest ends its workers with SIGTERM, but `ServerProcess` kills its servers only at the event `exit`.
process.once("SIGTERM", () => process.exit());

let shared: Promise<RehearsedApp> | null = null;

/** Several tests share this site. A test that counts rows needs its own. */
export function shareRehearsedApp(): Promise<RehearsedApp> {
  shared ??= openRehearsedApp();
  return shared;
}

export function siteAt(url: string): Answering {
  return { inject: (request) => ask(url, request) };
}

const agent = new Agent({ keepAlive: true });

/** `fetch` would normalize the URL, follow redirects and ask for a compressed response. */
async function ask(origin: string, request: string | Request): Promise<Answer> {
  const {
    url,
    method = "GET",
    headers = {},
    payload,
    remoteAddress,
  } = typeof request === "string" ? { url: request } : request;
  const isJson = typeof payload === "object";
  const { hostname, port } = new URL(origin);
  const outgoing = send({
    agent,
    hostname,
    port,
    method,
    path: url,
    headers: {
      ...(isJson && { "content-type": "application/json" }),
      ...(remoteAddress !== undefined && { "x-forwarded-for": remoteAddress }),
      ...headers,
    },
  });
  outgoing.end(isJson ? JSON.stringify(payload) : payload);
  const [incoming]: IncomingMessage[] = await once(outgoing, "response");
  if (incoming === undefined) throw new Error("There is no answer.");
  const rawPayload = await buffer(incoming);
  const body = rawPayload.toString();
  return {
    statusCode: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body,
    rawPayload,
    json: () => JSON.parse(body),
  };
}

/**
 * @param env must contain SPOOL_DIR if the database is on a server, because the default spool is the developer's own
 * @param args with `--publish`, the site publishes all its pages; otherwise, it renders pages on request
 */
export async function startInstance(databaseUrl: string, env: Record<string, string> = {}, args: string[] = []) {
  const folders = [isServerAddress(databaseUrl) ? null : dataFolderOf(databaseUrl), env.SPOOL_DIR];
  for (const folder of folders) if (folder) giveToSite(folder);
  const server = newServer({ PORT: "0", DATABASE_URL: databaseUrl, ...env }, { args });
  onTestFinished(async () => void (await server.end("SIGKILL")));
  return { url: await server.start(), server };
}
