import { resolve } from "node:path";
import { startTrialServer } from "@site/db/trial/trial-server";
import { exitWithError, print } from "./print.ts";

const folder = resolve("data/try-postgres");

/** `pnpm db:try-postgres`: a PostgreSQL server from npm in the foreground, for a trial. */
try {
  const server = await startTrialServer(folder);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, server.stop);
  print(`PostgreSQL runs with its data in ${folder}; Ctrl-C ends it, and the next start finds the same data.`);
  print(`DATABASE_URL=${server.url}`);
  await server.ended;
} catch (error) {
  exitWithError(error);
}
