import type { OpenDatabase } from "@site/db/open";
import { openExistingDatabase } from "@site/db/open-existing";
import { type Env, parseEnv } from "../../env.ts";

export type Session = OpenDatabase & { env: Env };

/** Opens the site's database beside a running server, works on it, and closes it whatever happens. */
export async function withDatabase(work: (session: Session) => Promise<void>): Promise<void> {
  const env = parseEnv(process.env);
  const opened = await openExistingDatabase(env.databaseUrl);
  try {
    await work({ ...opened, env });
  } finally {
    await opened.db.destroy();
  }
}
