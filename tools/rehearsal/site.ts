import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { text } from "node:stream/consumers";
import { openSmtpPeer } from "../../apps/server/src/notifications/test/smtp-peer.ts";
import { openWebhookPeer } from "../../apps/server/src/notifications/test/webhook-peer.ts";
import type { ServerProcess } from "../../apps/server/src/test/server-process.ts";
import { openFront } from "./front.ts";
import { findRelease, giveTo, type Release } from "./release.ts";
import { newServer, umask } from "./server.ts";

/** The origin in all pages, independent of the port, so that their HTML is the same after a restart. */
export const origin = "https://northlight.example";
export const secretKey = "the key of the rehearsal";
export const partnerKey = "rehearsed-partner-5vG1hN7b";
export const officeEmail = "office@northlight.example";

type Options = {
  /** Variables beside those of every rehearsed site; an empty value takes one of them away. */
  env?: Readonly<Record<string, string>>;
  /** false: the first start makes the database. */
  hasDatabase?: boolean;
  /** Whether visitors come through nginx with TLS, where it is installed. */
  front?: boolean;
  /** Whether all pages are rendered after the start, as `pnpm start` does. */
  warmsUp?: boolean;
};

/** Who runs a command: the site's user, or an operator as the user of this process, which is root in a container. */
export type Operator = "site" | "operator";

/**
 * The site as docs/deploy installs it: a release that its user can't write, a data folder of its own among files that it
 * can't read, mail, webhook, keys and the operations port, no home, no terminal, umask 077, and pages made by the
 * rendering process. Tests of whatever subject run here, so that each of them tries this arrangement too.
 */
export class RehearsedSite {
  readonly url: string;
  readonly folder: string;
  readonly server: ServerProcess;
  readonly env: Readonly<Record<string, string>>;
  readonly mail: Awaited<ReturnType<typeof openSmtpPeer>>;
  readonly webhook: Awaited<ReturnType<typeof openWebhookPeer>>;
  readonly #opened: AsyncDisposableStack;

  private constructor(
    parts: Pick<RehearsedSite, "url" | "folder" | "server" | "env" | "mail" | "webhook">,
    opened: AsyncDisposableStack,
  ) {
    ({
      url: this.url,
      folder: this.folder,
      server: this.server,
      env: this.env,
      mail: this.mail,
      webhook: this.webhook,
    } = parts);
    this.#opened = opened;
  }

  static async start({
    env: given = {},
    hasDatabase = true,
    front = false,
    warmsUp = false,
  }: Options = {}): Promise<RehearsedSite> {
    const release = findRelease();
    const opened = new AsyncDisposableStack();
    const folder = mkdtempSync(join(tmpdir(), "site data "));
    opened.defer(() => rmSync(folder, { recursive: true, force: true }));
    if (hasDatabase) copyFileSync(release.database, join(folder, "site.db"));
    addNeighbours(folder);
    giveTo(release.user, folder, ...ownPaths(folder, hasDatabase));
    const mail = opened.adopt(await openSmtpPeer(), (peer) => peer.close());
    const webhook = opened.adopt(await openWebhookPeer((response) => response.end()), (peer) => peer.close());
    const env = withoutEmpty({
      ...standardEnv(release),
      DATABASE_URL: `file:${join(folder, "site.db")}`,
      SMTP_URL: mail.url,
      LEAD_WEBHOOK_URL: webhook.url,
      ...given,
    });
    const server = opened.adopt(
      newServer(env, { args: warmsUp ? ["--warm-up"] : [] }),
      async (process) => void (await process.end("SIGTERM")),
    );
    try {
      const direct = await server.start();
      const url = front ? await openFront(direct, opened) : direct;
      return new RehearsedSite({ url, folder, server, env, mail, webhook }, opened);
    } catch (error) {
      await opened.disposeAsync();
      throw error;
    }
  }

  /** Address of the operator's endpoints. */
  get operationsUrl(): string {
    return /^Operations +(\S+)$/m.exec(this.server.output)?.[1] ?? "";
  }

  /** Lines of the server's error log. */
  get errors(): string[] {
    const lines = this.server.output.trimEnd().split("\n");
    return lines.slice(lines.findIndex((line) => line.startsWith("Serving")) + 1);
  }

  /** Rows of the database file, read while the server runs. */
  rows(sql: string, ...values: string[]): Record<string, SQLOutputValue>[] {
    using database = new DatabaseSync(join(this.folder, "site.db"), { readOnly: true });
    return database.prepare(sql).all(...values);
  }

  /** Runs a command of the release beside the site, such as `db backup`, with the site's configuration. */
  async run(operator: Operator, program: "db" | "leads", ...words: string[]) {
    const release = findRelease();
    const [command = "", ...rest] = [
      ...umask,
      process.execPath,
      join(release.folder, `apps/server/src/cli/${program}.ts`),
      ...words,
    ];
    const child = spawn(command, rest, {
      cwd: "/",
      env: { PATH: process.env.PATH, ...this.env },
      stdio: ["ignore", "pipe", "pipe"],
      ...(operator === "site" && release.user),
    });
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    return { code: Number(code), stdout, stderr };
  }

  /** Stops the server as an operator would, and removes its data folder. */
  async stop(): Promise<void> {
    await this.#opened.disposeAsync();
  }
}

function standardEnv({ compileCache }: Release): Record<string, string> {
  return {
    PORT: "0",
    OPS_PORT: "0",
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: compileCache,
    SITE_ORIGIN: origin,
    TRUST_PROXY: "127.0.0.1/32,::1/128",
    LOG_LEVEL: "error",
    SECRET_KEY: secretKey,
    PARTNER_KEYS: `harbor-billing:${partnerKey}`,
    LEAD_EMAIL_FROM: "website@mail.northlight.example",
    LEAD_EMAIL_TO: officeEmail,
    LEAD_CONFIRM_TO_VISITOR: "yes",
    LEAD_WEBHOOK_SECRET: "the secret of the webhook",
    // Its mails would depend on the time at which a test runs.
    LEAD_DIGEST: "no",
    TZ: "Asia/Kolkata",
  };
}

function withoutEmpty(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

const hourAgo = new Date(Date.now() - 3_600_000);

/** Paths in a data folder that belong to the site's user. */
function ownPaths(folder: string, hasDatabase: boolean): string[] {
  return [join(folder, "spool"), join(folder, "backups"), ...(hasDatabase ? [join(folder, "site.db")] : [])];
}

/**
 * What a volume, a restored spool and a command of root leave: a folder or a file that the site's user can't read, an hour
 * old, in each folder that the site lists.
 */
function addNeighbours(folder: string): void {
  for (const name of ["spool", "backups"]) mkdirSync(join(folder, name), { mode: 0o700 });
  mkdirSync(join(folder, "lost+found"));
  const files = [
    "spool/1700000000000.000-00000000-0000-4000-8000-000000000000.taken",
    "backups/site-2026-01-01.db",
    "restore-proven",
  ];
  for (const name of files) writeFileSync(join(folder, name), "");
  for (const name of ["lost+found", ...files]) {
    utimesSync(join(folder, name), hourAgo, hourAgo);
    chmodSync(join(folder, name), 0);
  }
}
