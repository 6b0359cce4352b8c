import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { openSmtpPeer } from "../../apps/server/src/notifications/test/smtp-peer.ts";
import { prepareRehearsal } from "../../tools/rehearsal/prepare.ts";
import { giveToSite } from "../../tools/rehearsal/server.ts";
import { newFolder, type Opened, print, printVerdicts, runProgram } from "../program.ts";
import { judge } from "./judge.ts";
import { startServers } from "./servers.ts";
import { Visitors } from "./visitors.ts";

const help = `Sends leads while two other programs write to the database file and checkpoint its log, as Litestream does, then
reads the whole file: no page may be damaged, no acknowledged lead lost. One program uses the site's build of SQLite, the
other Node's own; each passes through all kinds of checkpoint.

pnpm proof checkpoints [--minutes N]

--minutes   default: 30`;

const engines = {
  "the site's SQLite": (file: string) => new SqliteDatabase(file, { timeout: 5_000 }),
  "Node's SQLite": (file: string) => new DatabaseSync(file, { timeout: 5_000 }),
} as const;
type Engine = keyof typeof engines;

const kinds = ["PASSIVE", "FULL", "RESTART", "TRUNCATE"];

/** The other program: commits a row of its own, then checkpoints, until it is ended. */
async function checkpoint(engine: Engine, file: string): Promise<void> {
  const database = engines[engine](file);
  database.exec("CREATE TABLE IF NOT EXISTS checkpoints (id INTEGER PRIMARY KEY, at TEXT)");
  for (let count = 1; ; count += 1) {
    try {
      database.exec("INSERT OR REPLACE INTO checkpoints VALUES (1, datetime())");
      for (let again = 0; again < 2; again += 1) database.exec(`PRAGMA wal_checkpoint(${kinds[count % kinds.length]})`);
    } catch (error) {
      // The other connections have the lock for a moment.
      if (!/locked|busy/.test(String(error))) throw error;
    }
    if (count % 10 === 0) process.send?.(count);
    await delay(Math.random() * 20);
  }
}

/** @returns what it did, in words */
function startOther(engine: Engine, file: string, opened: Opened): () => string {
  const child = fork(import.meta.filename, ["--as", engine, file]);
  let count = 0;
  child.on("message", (sent) => (count = Number(sent)));
  opened.defer(async () => {
    const ended = once(child, "exit");
    if (child.exitCode === null && child.kill()) await ended;
  });
  return () =>
    `${engine}: ${count} commits, each followed by two checkpoints${child.exitCode === null ? "" : "; ENDED"}`;
}

const [mark, engine, file = ""] = process.argv.slice(2);
if (mark === "--as")
  await checkpoint(engine as Engine, file); // as startOther gives it
else
  await runProgram(help, { minutes: { type: "string", default: "30" } }, async ({ minutes }, opened) => {
    opened.defer(await prepareRehearsal());
    const peer = await openSmtpPeer();
    opened.defer(() => peer.close());
    const folder = newFolder("checkpoints", opened);
    giveToSite(folder);
    const [databaseUrl, spools] = [`file:${join(folder, "site.db")}`, [join(folder, "spool")]];
    const servers = startServers({ databaseUrl, spools, smtpUrl: peer.url, opened });
    await Promise.all(servers.map((server) => server.url));
    const others = Object.keys(engines).map((name) => startOther(name as Engine, join(folder, "site.db"), opened)); // its own keys
    const visitors = new Visitors(servers);
    visitors.start(8);
    await delay(Number(minutes) * 60_000);
    await visitors.end();
    const done = others.map((say) => say());
    for (const line of done) print(line);
    const ended = { promise: "both programs ran to the end", against: done.filter((line) => line.includes("ENDED")) };
    const verdicts = await judge({ databaseUrl, spools, visitors, servers, mails: peer.mails });
    return printVerdicts([...verdicts, ended]);
  });
