import { becomeDataOwner, type Env, loadEnv, parseEnv } from "../configuration/env.ts";
import { release } from "../configuration/release.ts";
import type { Timing } from "../notifications/send.ts";
import { type Running, run } from "../open-site.ts";
import { deploymentNotes, sampleNote } from "../operations/deployment-notes.ts";
import { builtWeb } from "../publishing/built-web.ts";
import { exitCodeOf, print } from "./print.ts";

export async function serve({ timing, ...options }: ServeOptions = {}): Promise<void> {
  // Writing to the log fails if the disk is full. Without these listeners, that error would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    loadEnv();
    const env = parseEnv(process.env);
    becomeDataOwner(env.databaseUrl);
    for (const line of startLines(env, await run(env, (settings) => builtWeb(settings, options), timing))) print(line);
  } catch (error) {
    process.exit(exitCodeOf(error));
  }
}

type ServeOptions = Parameters<typeof builtWeb>[1] & { timing?: Partial<Timing> };

export function startLines(env: Env, { url, operationsUrl, database, migration, seeded }: Running): string[] {
  const channels = [env.mail !== null && "email", env.webhook !== null && "webhook"].filter((name) => name !== false);
  const samples = sampleNote(env);
  return [
    `Version        ${release}`,
    migration.backup !== null && `Before migrating, the database was copied to ${migration.backup}`,
    seeded.keptEdits > 0 && `${seeded.keptEdits} edited content rows were left as they are`,
    `Database       ${database}`,
    `Notifications  ${channels.join(" and ") || "not configured: leads are stored, but no one is notified"}`,
    operationsUrl !== null && `Operations     ${operationsUrl}`,
    ...Object.values(deploymentNotes(env)).map((note) => note !== null && `Attention      ${note}`),
    samples !== null && `Samples        ${samples}`,
    `Serving        ${url}`,
  ].filter((line) => line !== false);
}
