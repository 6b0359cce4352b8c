import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { parseEnv } from "../env.ts";
import { run } from "../main.ts";
import { builtWeb } from "../pages/built-web.ts";
import { buildIfChanged } from "./build-if-changed.ts";
import { fail, say } from "./say.ts";

/** `pnpm start`: builds what changed, prepares the database, serves. */
try {
  if (existsSync(".env")) loadEnvFile(".env");
  const env = parseEnv(process.env);
  await buildIfChanged(say);
  const { url, operationsUrl, database, migration, seeded } = await run(env, builtWeb);
  if (migration.backup !== null) say(`Before migrating, the database was copied to ${migration.backup}`);
  if (seeded.keptEdits > 0) say(`${seeded.keptEdits} edited content rows were left as they are`);
  say(`Database       ${database}`);
  const channels = [env.mail !== null && "e-mail", env.webhook !== null && "webhook"].filter((name) => name !== false);
  say(`Notifications  ${channels.join(" and ") || "not configured: leads are stored only"}`);
  if (operationsUrl !== null) say(`Operations     ${operationsUrl}`);
  say(`Serving        ${url}`);
} catch (error) {
  fail(error);
}
