import { type MigrationReport, migrate } from "@site/db/migrate";
import { type OpenDatabase, openDatabase } from "@site/db/open";
import { type SeedReport, seed } from "@site/db/seed";
import { Spool } from "@site/db/spool";
import { StorageFault } from "@site/db/storage-fault";
import { buildApp } from "./app.ts";
import { closeBeforeExit } from "./close-before-exit.ts";
import { createContext } from "./context.ts";
import type { Env } from "./env.ts";
import { backlogMax } from "./limits.ts";
import { createDispatcher } from "./notifications/create-dispatcher.ts";
import type { Timing } from "./notifications/timing.ts";
import { createOperations } from "./operations/operations.ts";
import type { Web } from "./pages/web.ts";
import { takeLeave } from "./shutdown.ts";

export type Running = {
  url: string;
  operationsUrl: string | null;
  database: string;
  migration: MigrationReport;
  seeded: SeedReport;
};

/** What waits for another program's lock waits so long; then leads go to the spool, and everything else fails. */
const busyMs = 2_000;

/**
 * Database, migrations, seed, application, listening: in this order, and back on SIGTERM.
 * @param timing of the notifications, where it has to be another than usual
 * @throws Error with one sentence for people when the configuration, the data folder or the port won't do
 */
export async function run(env: Env, loadWeb: () => Promise<Web>, timing: Partial<Timing> = {}): Promise<Running> {
  const { db, engine } = openDatabase(env.databaseUrl, { busyMs });
  const prepared = await prepare({ db, engine });
  const spool = env.spoolDir === null ? null : new Spool(env.spoolDir);
  let wake = () => {};
  const { context, contextOf, senderOf } = createContext(env, db, () => wake(), spool);
  const operations = await createOperations(env.operations);
  const app = await buildApp({
    ...{ context, contextOf, senderOf, web: await loadWeb(), metrics: operations.metrics },
    ...{ trustProxy: env.trustProxy, corsOrigins: env.corsOrigins, rateLimits: env.rateLimits },
    pagesFile: env.pagesFile,
    logger: { level: env.logLevel },
  });
  const dispatcher = createDispatcher({ env, context, log: app.log, timing });
  wake = () => dispatcher.wake();
  try {
    const url = await app.listen(listenOptions(env));
    const operationsUrl = await operations.listen(db, context.leads).catch((error) => {
      throw env.operations === null ? error : portError(error, env.operations, "OPS_");
    });
    context.leads.start(app.log);
    await dispatcher.start();
    closeBeforeExit(app.log, async () => {
      operations.beginClosing();
      const delivered = dispatcher.stop();
      await takeLeave(app.server);
      await app.close();
      await context.leads.stop();
      await delivered;
      await operations.close();
      await db.destroy();
    });
    return { url, operationsUrl, database: engine.location, ...prepared };
  } catch (error) {
    throw portError(error, env);
  }
}

/** @throws Error with one sentence for people when the database is damaged, newer than this program, or can't be written */
export async function prepare({ db, engine }: OpenDatabase) {
  try {
    engine.assertWhole();
    const migration = await migrate(db, engine);
    const seeded = await seed(db);
    return { migration, seeded };
  } catch (error) {
    throw error instanceof StorageFault ? new Error(storageSentence(engine.location, error), { cause: error }) : error;
  }
}

function storageSentence(location: string, { code, message }: StorageFault): string {
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code))
    return `The database ${location} is damaged (${message}). Restore a backup: pnpm db:restore FILE.`;
  if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return `Another program has locked the database ${location}. End it first.`;
  return `The database ${location} can't be used: ${message}.`;
}

/** Fastify hands to Node what its own type does not know: `reusePort`. */
function listenOptions({ host, port, reusePort }: Env) {
  return { host, port, reusePort, backlog: backlogMax };
}

/** @param prefix of the variables that say where to listen */
function portError(error: unknown, { host, port }: { host: string; port: number }, prefix = ""): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return new Error(`Port ${port} on ${host} is in use. Set ${prefix}PORT to another one.`);
  if (code === "EACCES")
    return new Error(`Port ${port} on ${host} may not be opened by this user. Set ${prefix}PORT to one above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new Error(`This machine has no address ${host}. Set ${prefix}HOST.`);
  return error;
}
