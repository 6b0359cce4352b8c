import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { promisify } from "node:util";
import { openSmtpPeer, openWebhookPeer } from "../../apps/server/src/notifications/test/peers.ts";
import { certifiedHost, findCertificate } from "./certificate.ts";
import { openFront } from "./proxies.ts";
import { findRelease } from "./release.ts";
import { giveToSite, newServer, type ServerOptions, withUmask } from "./server.ts";

export const secretKey = "the key of the rehearsal";
export const unreadableSpool = "spool/1700000000000.000-00000000-0000-4000-8000-000000000000.taken";
export const officeEmail = "office@northlight.example";

export type RehearsalOptions = {
  /** An empty value removes the variable. */
  env?: Readonly<Record<string, string>>;
  hasDatabase?: boolean;
  front?: boolean;
  folder?: string;
} & ServerOptions;

export type RehearsedSite = Awaited<ReturnType<typeof rehearse>>;

/** Tests of all subjects use this site, so they also prove that it works as docs/deploy installs it. */
export async function rehearse({
  env: given = {},
  hasDatabase = true,
  front = false,
  folder: givenFolder,
  ...options
}: RehearsalOptions = {}) {
  await using opening = new AsyncDisposableStack();
  const folder = givenFolder ?? opening.use(mkdtempDisposableSync(join(tmpdir(), "site data "))).path;
  for (const name of ["spool", "backups"]) mkdirSync(join(folder, name), { mode: 0o700 });
  const { database, pages } = findRelease();
  if (hasDatabase) copyFileSync(database, join(folder, "site.db"));
  const publishes = options.args?.includes("--publish") && given.PAGES_DIR === undefined;
  // The publisher renders a page again only if its rows or settings differ, so published pages save time.
  if (publishes && existsSync(pages)) cpSync(pages, join(folder, "pages"), { recursive: true, verbatimSymlinks: true });
  giveToSite(folder);
  addUnreadable(folder);
  const certificate = findCertificate();
  const tls = certificate === null ? "none" : "offered";
  const mail = opening.adopt(await openSmtpPeer({ tls, certificate }), (peer) => peer.close());
  const webhook = opening.adopt(await openWebhookPeer((response) => response.end()), (peer) => peer.close());
  const places = {
    SMTP_URL: mail.url,
    LEAD_WEBHOOK_URL: webhook.url,
    DATABASE_URL: `file:${join(folder, "site.db")}`,
    PAGES_DIR: join(folder, "pages"),
  };
  const all = Object.entries({ ...standardEnv, ...places, ...given });
  const env: Record<string, string> = Object.fromEntries(all.filter(([, value]) => value !== ""));
  const server = newServer(env, options);
  opening.defer(async () => void (await server.end("SIGTERM")));
  const ownUrl = await server.start();
  const url = front ? await openFront(ownUrl, opening) : ownUrl;
  // If a line above throws, everything that was opened so far is closed. From here on, `stop` closes it.
  const opened = opening.move();
  return {
    url,
    folder,
    env,
    server,
    mail,
    webhook,
    operationsUrl: server.operationsUrl,
    get errors(): string[] {
      const lines = server.output.trimEnd().split("\n");
      return lines.slice(lines.findLastIndex((line) => line.startsWith("Serving")) + 1);
    },
    rows(sql: string, ...values: string[]): Record<string, SQLOutputValue>[] {
      using database = new DatabaseSync(join(folder, "site.db"), { readOnly: true });
      return database.prepare(sql).all(...values);
    },
    run: (operator: "site" | "operator", ...words: string[]) => runCommand(operator, words, env),
    stop: () => opened.disposeAsync(),
  };
}

async function runCommand(operator: string, [program, ...words]: readonly string[], env: Record<string, string>) {
  const { folder, node, user, compileCache } = findRelease();
  const file = join(folder, `apps/server/src/cli/${program}.ts`);
  const [command = "", ...args] = [...withUmask("077"), node, file, ...words];
  const trusting = findCertificate()?.trusting;
  const all = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...trusting, ...env };
  const ended = promisify(execFile)(command, args, { cwd: "/", env: all, ...(operator === "site" && user) });
  return ended.catch((error: { stdout: string; stderr: string }) => error);
}

const standardEnv: Readonly<Record<string, string>> = {
  PORT: "0",
  OPS_PORT: "0",
  // Published pages contain this origin. It has no port, because the port changes with each start.
  SITE_ORIGIN: `https://${certifiedHost}`,
  TRUST_PROXY: "127.0.0.1/32,::1/128",
  LOG_LEVEL: "error",
  SECRET_KEY: secretKey,
  LEAD_EMAIL_FROM: "website@mail.northlight.example",
  LEAD_EMAIL_TO: officeEmail,
  LEAD_CONFIRM_TO_VISITOR: "yes",
  LEAD_WEBHOOK_SECRET: "the secret of the webhook",
  LEAD_DIGEST: "no",
  TZ: "Asia/Kolkata",
};

function addUnreadable(folder: string): void {
  const hourAgo = new Date(Date.now() - 3_600_000);
  const files = [unreadableSpool, "backups/site-2026-01-01.db", "restore-proven"];
  mkdirSync(join(folder, "lost+found"));
  for (const name of files) writeFileSync(join(folder, name), "");
  for (const name of ["lost+found", ...files]) {
    utimesSync(join(folder, name), hourAgo, hourAgo);
    chmodSync(join(folder, name), 0);
  }
}
