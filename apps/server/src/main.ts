import { type MigrationReport, migrate } from "@site/db/migrate";
import { type OpenDatabase, openDatabase } from "@site/db/open";
import { type SeedReport, seed } from "@site/db/seed";
import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { createContext } from "./context.ts";
import type { Env } from "./env.ts";
import { backlogMax } from "./limits.ts";
import { createDispatcher } from "./notifications/create-dispatcher.ts";
import type { Timing } from "./notifications/timing.ts";
import { createOperations } from "./operations/operations.ts";
import type { Storage } from "./operations/readiness.ts";
import type { Web } from "./pages/web.ts";

export type Running = {
  url: string;
  operationsUrl: string | null;
  database: string;
  migration: MigrationReport;
  seeded: SeedReport;
};

/** Leads go to the database, and nowhere else. */
const database: Storage = { readiness: () => ({ storage: "ok", spooled: 0, since: null }) };

/**
 * Database, migrations, seed, application, listening: in this order, and back on SIGTERM.
 * @param timing of the notifications, where it has to be another than usual
 * @throws Error with one sentence for people when the configuration, the data folder or the port won't do
 */
export async function run(env: Env, loadWeb: () => Promise<Web>, timing: Partial<Timing> = {}): Promise<Running> {
  const { db, engine } = openDatabase(env.databaseUrl);
  const prepared = await prepare({ db, engine });
  let wake = () => {};
  const { context, contextOf } = createContext(env, db, () => wake());
  const operations = createOperations(env.operations);
  const app = await buildApp({
    ...{ context, contextOf, web: await loadWeb(), metrics: operations.metrics },
    ...{ trustProxy: env.trustProxy, corsOrigins: env.corsOrigins, rateLimits: env.rateLimits },
    logger: { level: env.logLevel },
  });
  const dispatcher = createDispatcher({ env, context, log: app.log, timing });
  wake = () => dispatcher.wake();
  try {
    const url = await app.listen({ host: env.host, port: env.port, backlog: backlogMax });
    const operationsUrl = await operations.listen(db, database).catch((error) => {
      throw env.operations === null ? error : portError(error, env.operations, "OPS_");
    });
    await dispatcher.start();
    closeWithGrace({ delay: 10_000, logger: false }, async () => {
      operations.beginClosing();
      await app.close();
      await dispatcher.stop();
      await operations.close();
      await db.destroy();
    });
    return { url, operationsUrl, database: engine.location, ...prepared };
  } catch (error) {
    throw portError(error, env);
  }
}

export async function prepare({ db, engine }: OpenDatabase) {
  const migration = await migrate(db, engine);
  const seeded = await seed(db);
  return { migration, seeded };
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
