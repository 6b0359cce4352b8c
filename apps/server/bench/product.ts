import { join, resolve } from "node:path";
import { type ServerProcess, type ServerSettings, startServer } from "./server-process.ts";

/** This tree, or another built one, such as that of the commit before a change. */
const root = resolve(process.env.BENCH_TREE ?? join(import.meta.dirname, "../../.."));

/** The product as `pnpm start` runs it, with limits per client out of the way: here all the world is one client. */
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

/** Serving, and done with making its pages: nothing of that goes on beside what is measured. */
export async function startProduct(
  databaseFile: string,
  env: Record<string, string> = {},
  tree = root,
): Promise<ServerProcess> {
  const server = await startServer(productSettings(databaseFile, env, tree));
  await server.said(/pages are rendered/);
  return server;
}

/** A limit: a server that does one thing. @param name of a file in `servers/` */
export function limitSettings(name: string, env: Record<string, string>): ServerSettings {
  return { script: join(import.meta.dirname, "servers", `${name}.ts`), env };
}

export function startLimit(name: string, env: Record<string, string>): Promise<ServerProcess> {
  return startServer(limitSettings(name, env));
}
