import { dataFolderOf } from "@site/db/address";
import { seed } from "@site/db/content/seed";
import { Spool } from "@site/db/intake/spool";
import { writeOfficeTime } from "@site/db/leads/office-days";
import { lacksSecret, rememberSecret, requestLinks } from "@site/db/leads/request-link";
import { migrate } from "@site/db/migrate";
import { type OpenDatabase, openDatabase } from "@site/db/open";
import { explained, StorageFault } from "@site/db/storage-fault";
import { buildApp } from "./app.ts";
import type { Env } from "./configuration/env.ts";
import { backlogMax } from "./configuration/limits.ts";
import { createContext } from "./context.ts";
import { closeBeforeExit, drainConnections, portError } from "./http/close-before-exit.ts";
import { openLog } from "./http/log/log-stream.ts";
import { noMetrics } from "./http/log/metrics.ts";
import { Dispatcher } from "./notifications/dispatcher.ts";
import type { Timing } from "./notifications/send.ts";
import { lostSecret } from "./operations/deployment-notes.ts";
import type { Web } from "./publishing/built-web.ts";
import { type RendererSettings, rendererSettings } from "./publishing/renderer.ts";

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

type LoadWeb = (settings: RendererSettings) => Promise<Web>;

export type Running = Pick<OpenSite, "database" | "migration" | "seeded"> & {
  url: string;
  operationsUrl: string | null;
};

/** @throws Error with one sentence for the operator if the configuration, the data folder or the port can't be used */
export async function run(env: Env, loadWeb: LoadWeb, timing: Partial<Timing> = {}): Promise<Running> {
  const { app, start, close, ...opened } = await openSite(env, loadWeb, timing);
  try {
    const url = await app.listen(listenOptions(env));
    const operationsUrl = await start();
    closeBeforeExit(app.log, close);
    return { url, operationsUrl, ...opened };
  } catch (error) {
    // Closing may fail too, because some parts were never opened. The operator needs the first error.
    await close().catch(() => {});
    throw portError(error, env);
  }
}

/** Fastify's type for these options lacks `reusePort`, but Fastify passes it on to Node. */
function listenOptions({ host, port, reusePort }: Env) {
  return { host, port, reusePort, backlog: backlogMax };
}

export async function openSite(env: Env, loadWeb: LoadWeb, timing: Partial<Timing> = {}) {
  const web = await loadWeb(rendererSettings(env));
  const { databaseUrl, databaseConnections: connectionsMax } = env;
  const { db, engine } = await openDatabase(databaseUrl, { connectionsMax });
  const prepared = await prepare({ db, engine });
  await engine.exclusively(async () => {
    await writeOfficeTime(db, env.reportTimeZone);
    await rememberSecret(db, env.secretKeys);
  });
  const notes = (await lacksSecret(db, env.secretKeys)) ? [lostSecret] : [];
  await requestLinks(db, env.secretKeys);
  const fallback = env.spoolDir === null ? null : { spool: Spool.open(env.spoolDir), engine };
  let wakeDispatcher = () => {};
  const operations = env.operations && (await openOperations(env.operations));
  const metrics = operations?.metrics ?? noMetrics;
  const contexts = createContext({
    env,
    db,
    fallback,
    onStored: () => wakeDispatcher(),
    onUnconfirmed: () => metrics.refused("limited", "confirmation"),
  });
  const { context, leads } = contexts;
  const logStream = await openLog();
  const { app, publication } = await buildApp({ ...contexts, env, web, metrics, logStream });
  const dispatcher = new Dispatcher({ env, context, log: app.log, metrics, timing });
  wakeDispatcher = () => dispatcher.wake();
  return {
    app,
    database: engine.location,
    ...prepared,
    async start(): Promise<string | null> {
      const dataFolder = dataFolderOf(databaseUrl);
      const operationsUrl = await operations?.listen({
        db,
        storage: leads,
        publication,
        dataFolder,
        database: engine.location,
        linesLost: logStream.lost,
        notes,
      });
      leads.start(app.log);
      dispatcher.start();
      return operationsUrl ?? null;
    },
    async close(): Promise<void> {
      operations?.beginClosing();
      const delivered = dispatcher.stop();
      await drainConnections(app.server);
      await app.close();
      await leads.stop();
      await delivered;
      await operations?.close();
      await db.destroy();
    },
  };
}

/** @throws Error with one sentence for the operator if the database is damaged, too new, or not writable */
export async function prepare({ db, engine }: OpenDatabase) {
  try {
    const [damage] = await engine.findDamage(db, "quick");
    if (damage !== undefined) throw new StorageFault("SQLITE_CORRUPT", damage);
    const migration = await migrate(db, engine);
    // Instances seed one after another, because a second one might time out while it waits for the first one's lock.
    const seeded = await engine.exclusively(() => seed(db));
    return { migration, seeded };
  } catch (error) {
    throw explained(engine, error);
  }
}

/** prom-client takes time and memory, so it is imported only if OPS_PORT is set. */
async function openOperations(settings: NonNullable<Env["operations"]>) {
  const operations = await import("./operations/operations.ts");
  return operations.openOperations(settings);
}
