import type { Env } from "../configuration/env.ts";
import { release } from "../configuration/release.ts";
import type { Running } from "../main.ts";
import { deploymentNotes, sampleNote } from "../operations/deployment-notes.ts";

export function startLines(env: Env, { url, operationsUrl, database, migration, seeded }: Running): string[] {
  const channels = [env.mail !== null && "email", env.webhook !== null && "webhook"].filter((name) => name !== false);
  const samples = sampleNote(env);
  return [
    `Version        ${release}`,
    migration.backup !== null && `Before migrating, the database was copied to ${migration.backup}`,
    seeded.keptEdits > 0 && `${seeded.keptEdits} edited content rows were left as they are`,
    `Database       ${database}`,
    `Notifications  ${channels.join(" and ") || "not configured: leads are stored only"}`,
    operationsUrl !== null && `Operations     ${operationsUrl}`,
    ...Object.values(deploymentNotes(env, process.env)).map((note) => note !== null && `Attention      ${note}`),
    samples !== null && `Samples        ${samples}`,
    `Serving        ${url}`,
  ].filter((line) => line !== false);
}
