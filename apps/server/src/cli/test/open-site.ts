import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { LeadIntake } from "@site/db/intake/intake";
import type { LeadPolicy } from "@site/db/intake/store-lead";
import type { NewLead } from "@site/db/leads/lead-fields";
import { addLead, newContact, openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { onTestFinished } from "vitest";
import { runCommand, spawnCommand } from "./run-command.ts";

/** Opens a database, and makes the commands that use it. @param url an empty database; default: a file */
export async function openSite(variables: Record<string, string> = {}, url?: string) {
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  const { db, engine } = await openTestDatabase(url ?? `file:${file}`);
  onTestFinished(() => db.destroy());
  const { DATABASE_URL = url ?? `file:${file}`, ...others } = variables;
  // A relative path must be in the test's folder, not in the repository.
  const env = {
    DATABASE_URL: DATABASE_URL.replace("file:./", `file:${folder}/`),
    // If the database is on a server, the default spool is the developer's own.
    ...(url !== undefined && { SPOOL_DIR: join(folder, "spool") }),
    ...others,
  };
  return {
    db,
    engine,
    folder,
    file,
    leads: (...words: string[]) => runCommand("leads", words, { cwd: folder, env }),
    /** Runs in a separate process, so that the test can use the database at the same time. */
    spawnLeads: (...words: string[]) => spawnCommand("leads", words, { cwd: folder, env }),
    content: (...words: string[]) => runCommand("content", words, { cwd: folder, env }),
    database: (...words: string[]) => runCommand("db", words, { cwd: folder, env }),
    spawnDatabase: (...words: string[]) => spawnCommand("db", words, { cwd: folder, env }),
    /** @param at when the lead came, UTC @param policy overrides members of `testPolicy` */
    add: (lead: NewLead, at?: string, policy?: Partial<LeadPolicy>) =>
      addLead(db, lead, at, { ...testPolicy, ...policy }),
    keepWriting: () => keepWriting(new LeadIntake(db, testPolicy)),
  };
}

export type TestSite = Awaited<ReturnType<typeof openSite>>;

function keepWriting(intake: LeadIntake) {
  let stopped = false;
  const references: string[] = [];
  const writing = (async () => {
    while (!stopped) {
      references.push((await intake.submit(newContact({ email: "writer@clinic.example" }))).reference);
      await setImmediate();
    }
  })();
  async function stop(): Promise<string[]> {
    stopped = true;
    await writing;
    return references;
  }
  onTestFinished(async () => void (await stop()));
  return stop;
}

export const spam = { score: 90, signals: ["honeypot"] };
