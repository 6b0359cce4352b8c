import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";

// For a second, commits rows and makes checkpoints of each kind. Arguments: the SQLite library, the file.
const [engine, file = ""] = process.argv.slice(2);
const database = new (engine === "node:sqlite" ? DatabaseSync : SqliteDatabase)(file, { timeout: 5_000 });
database.exec("CREATE TABLE IF NOT EXISTS checkpoints (id INTEGER PRIMARY KEY, at TEXT)");
for (const end = performance.now() + 1_000; performance.now() < end; )
  for (const kind of ["PASSIVE", "FULL", "RESTART", "TRUNCATE"]) {
    try {
      database.exec("INSERT OR REPLACE INTO checkpoints VALUES (1, datetime())");
      database.exec(`PRAGMA wal_checkpoint(${kind})`);
    } catch (error) {
      // While another connection has the lock, this error is expected.
      if (!/locked|busy/.test(String(error))) throw error;
    }
    await delay(Math.random() * 20);
  }
database.close();
