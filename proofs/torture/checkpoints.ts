import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { type Opened, print, printVerdicts, runProgram } from "../program.ts";
import { judge, openJudgedSite } from "./judge.ts";
import { Visitors } from "./visitors.ts";

const help = `Sends leads while two other programs write to the database file and checkpoint its log, as Litestream does, then
reads the whole file: no page may be damaged, no acknowledged lead lost. One program uses the site's build of SQLite, the
other Node's own; each passes through all kinds of checkpoint.

pnpm proof checkpoints [--minutes N]

--minutes   default: 30`;

/** The other program: commits its own row, then checkpoints, until it is stopped. */
async function checkpoint(engine: string, file: string): Promise<void> {
  const database = new (engine === "Node's" ? DatabaseSync : SqliteDatabase)(file, { timeout: 5_000 });
  database.exec("CREATE TABLE IF NOT EXISTS checkpoints (id INTEGER PRIMARY KEY, at TEXT)");
  for (let count = 1; ; count += 1) {
    const kind = ["PASSIVE", "FULL", "RESTART", "TRUNCATE"][count % 4];
    try {
      database.exec("INSERT OR REPLACE INTO checkpoints VALUES (1, datetime())");
      for (let again = 0; again < 2; again += 1) database.exec(`PRAGMA wal_checkpoint(${kind})`);
    } catch (error) {
      // The other connections have the lock for a moment.
      if (!/locked|busy/.test(String(error))) throw error;
    }
    process.send?.(count);
    await delay(Math.random() * 20);
  }
}

function startOther(engine: string, file: string, opened: Opened) {
  const child = fork(import.meta.filename, ["--as", engine, file]);
  const other = { engine, child, count: 0 };
  child.on("message", (sent) => (other.count = Number(sent)));
  opened.defer(async () => {
    const ended = once(child, "exit");
    if (child.exitCode === null && child.kill()) await ended;
  });
  return other;
}

const [mark, engine = "", file = ""] = process.argv.slice(2);
if (mark === "--as") await checkpoint(engine, file);
else
  await runProgram(help, { minutes: { type: "string", default: "30" } }, async ({ minutes }, opened) => {
    const site = await openJudgedSite(opened);
    const others = ["the site's", "Node's"].map((name) => startOther(name, join(site.folder, "site.db"), opened));
    const visitors = new Visitors([site.server]);
    visitors.start(8);
    await delay(Number(minutes) * 60_000);
    await visitors.end();
    for (const { engine, count } of others) print(`${engine} SQLite: ${count} commits, each with two checkpoints`);
    const ended = others.filter(({ child }) => child.exitCode !== null).map(({ engine }) => engine);
    const verdicts = await judge([site], visitors);
    return printVerdicts([...verdicts, { promise: "both programs ran to the end", against: ended }]);
  });
