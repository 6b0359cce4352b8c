import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { LeadIntake } from "@site/db/intake/intake";
import type { LeadPolicy } from "@site/db/intake/store-lead";
import type { NewLead } from "@site/db/leads/lead-fields";
import { addLead, newContact, openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { onTestFinished, vi } from "vitest";
import { noEnv } from "../../test/server-process.ts";
import { createContentProgram } from "../content.ts";
import { createDatabaseProgram } from "../db.ts";
import { createLeadsProgram } from "../leads.ts";
import { exitCodeOf } from "../print.ts";

const programs = { leads: createLeadsProgram, db: createDatabaseProgram, content: createContentProgram };
export type Program = keyof typeof programs;

type CliResult = { code: number | null; stdout: string; stderr: string };
type CliOptions = { cwd: string; env: Record<string, string> };

async function spawnCommand(program: Program, args: readonly string[], { cwd, env }: CliOptions): Promise<CliResult> {
  const cache = join(tmpdir(), "site-cli-compile-cache");
  const child = spawn(process.execPath, [join(import.meta.dirname, `../${program}.ts`), ...args], {
    cwd,
    env: { NODE_COMPILE_CACHE: cache, CREDENTIALS_DIRECTORY: noEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, stdout, stderr };
}

let turn: Promise<unknown> = Promise.resolve();

/** Commands run one at a time, because they share stdout. */
export function runCommand(program: Program, args: readonly string[], options: CliOptions): Promise<CliResult> {
  const result = turn.then(() => run(program, args, options));
  turn = result.catch(() => {});
  return result;
}

async function run(program: Program, args: readonly string[], { cwd, env }: CliOptions): Promise<CliResult> {
  const [cwdBefore, envBefore, exitCodeBefore] = [process.cwd(), process.env, process.exitCode];
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)];
  try {
    process.chdir(cwd);
    process.env = { ...env };
    process.exitCode = 0;
    const created = programs[program]();
    const code = await created.parseAsync(args, { from: "user" }).then(() => Number(process.exitCode), exitCodeOf);
    return { code, stdout: stdout.written(), stderr: stderr.written() };
  } finally {
    stdout.restore();
    stderr.restore();
    process.chdir(cwdBefore);
    process.env = envBefore;
    process.exitCode = exitCodeBefore;
  }
}

function capture(stream: NodeJS.WriteStream) {
  const pieces: string[] = [];
  // Every export adds listeners to stdout, so Node would warn of a memory leak.
  stream.setMaxListeners(0);
  const write = vi.spyOn(stream, "write").mockImplementation((piece) => {
    pieces.push(String(piece));
    return true;
  });
  return { written: () => pieces.join(""), restore: () => write.mockRestore() };
}

/** @param url an empty database; by default, a file in a temporary folder */
export async function openSite(variables: Record<string, string> = {}, url?: string) {
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  const { db, engine } = await openTestDatabase(url ?? `file:${file}`);
  onTestFinished(() => db.destroy());
  const { DATABASE_URL = url ?? `file:${file}`, ...others } = variables;
  // A relative path in DATABASE_URL must not refer to the repository.
  const env = {
    DATABASE_URL: DATABASE_URL.replace("file:./", `file:${folder}/`),
    // If the database is on a server, the default spool is that of the developer who runs the tests.
    ...(url !== undefined && { SPOOL_DIR: join(folder, "spool") }),
    ...others,
  };
  return {
    db,
    engine,
    folder,
    file,
    leads: (...args: string[]) => runCommand("leads", args, { cwd: folder, env }),
    spawnLeads: (...args: string[]) => spawnCommand("leads", args, { cwd: folder, env }),
    content: (...args: string[]) => runCommand("content", args, { cwd: folder, env }),
    database: (...args: string[]) => runCommand("db", args, { cwd: folder, env }),
    spawnDatabase: (...args: string[]) => spawnCommand("db", args, { cwd: folder, env }),
    /** @param at a time in UTC */
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
