import { join, resolve } from "node:path";
import { type ServerProcess, type ServerSettings, startServer } from "./server-process.ts";

/** This tree, or the built tree that BENCH_TREE names, such as that of the previous commit. */
const root = resolve(process.env.BENCH_TREE ?? join(import.meta.dirname, "../../.."));

/** The product as `pnpm start` runs it, without limits per client, because the load has one client address. */
export function productSettings(databaseFile: string, env: Record<string, string> = {}, tree = root): ServerSettings {
  return {
    script: join(tree, "apps/server/src/cli/start.js"),
    env: {
      PORT: "0",
      DATABASE_URL: `file:${databaseFile}`,
      SECRET_KEY: "the same at every start",
      TRUST_PROXY: "127.0.0.1/32",
      RATE_LIMIT_READS: "0",
      RATE_LIMIT_WRITES: "0",
      ...env,
    },
  };
}

/** Starts a server and waits until all pages are rendered, so that no rendering runs beside the measurement. */
export async function startProduct(
  databaseFile: string,
  env: Record<string, string> = {},
  tree = root,
): Promise<ServerProcess> {
  const server = await startServer(productSettings(databaseFile, env, tree));
  await server.waitForOutput(/pages are rendered/);
  return server;
}

/** A limit: a server that does only one thing. @param name of a file in `servers/` */
export function limitSettings(name: string, env: Record<string, string>): ServerSettings {
  return { script: join(import.meta.dirname, "servers", `${name}.ts`), env };
}

export function startLimit(name: string, env: Record<string, string>): Promise<ServerProcess> {
  return startServer(limitSettings(name, env));
}
