import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LeadIntake } from "@site/db/intake/intake";
import { openDatabase } from "@site/db/open";
import { addManyLeads } from "@site/db/test/many-leads";
import { newContact, openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import { ownCluster } from "@site/db/test/own-cluster";
import { createDatabase } from "@site/db/test/server-faults";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { runCommand } from "../src/cli/test/run-command.ts";

const cluster = ownCluster();

/** Kills the command as soon as it copies. */
async function moveAndDie(to: string, options: { cwd: string; env: Record<string, string> }): Promise<void> {
  const script = join(import.meta.dirname, "../src/cli/db.ts");
  const child = spawn(process.execPath, [script, "move", to], { ...options, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
}

it("a command that is killed while it copies leaves the file in use and the server empty; the next run moves all", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "elsewhere/site.db");
  const url = `file:${file}`;
  const { db } = await openTestDatabase(url);
  await addManyLeads(db, 2_000);
  const to = await createDatabase(cluster(), "interrupted");
  const options = { cwd: folder, env: { DATABASE_URL: url } };
  await moveAndDie(to, options);
  expect(existsSync(`${file}.moved`)).toBe(false);
  expect(await new LeadIntake(db, testPolicy).submit(newContact())).toMatchObject({ stored: true });
  await db.destroy();

  const { code, stdout, stderr } = await runCommand("db", ["move", to], options);
  expect({ code, stderr }).toEqual({ code: 0, stderr: `Database: ${file}\n` });
  expect(stdout).toMatch(/^contact_submissions +1001 +[0-9a-f]{12}$/m);
  expect(stdout).toMatch(/^2001 leads and all else are on PostgreSQL \S+\.$/m);
  expect(stdout).toContain(`set SPOOL_DIR=${join(folder, "elsewhere/spool")}, and restart the site.`);
  const target = await openDatabase(to);
  expect(await target.db.selectFrom("lead_inbox").select("reference").execute()).toHaveLength(2_001);
  await target.engine.close();

  const refusals = [
    ["db", "migrate"],
    ["db", "backup"],
    ["leads", "list"],
  ] as const;
  for (const [script, word] of refusals)
    expect(await runCommand(script, [word], options)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The data of ${file} was moved to PostgreSQL `),
    });
});

it("erasing on the server names the copies on this machine: backups, and the file that was moved", async () => {
  const folder = temporaryFolder();
  const [file, to] = [join(folder, "data/site.db"), await createDatabase(cluster(), "copies")];
  const { db } = await openTestDatabase(`file:${file}`);
  await new LeadIntake(db, testPolicy).submit(newContact());
  await db.destroy();
  expect(await runCommand("db", ["move", to], { cwd: folder, env: { DATABASE_URL: `file:${file}` } })).toMatchObject({
    code: 0,
  });
  mkdirSync(join(folder, "data/backups"));
  for (const name of ["site-1.dump", "site-2.db"]) writeFileSync(join(folder, "data/backups", name), "");

  const erased = await runCommand("leads", ["erase", "ada@clinic.example", "--yes"], {
    cwd: folder,
    env: { DATABASE_URL: to },
  });
  expect(erased.code).toBe(0);
  const copies = [...erased.stdout.matchAll(/^A copy from before still holds it, delete it: (\S+)$/gm)];
  const named = ["backups/site-1.dump", "site.db", "backups/site-2.db"].map((name) => join(folder, "data", name));
  expect(copies.map(([, path]) => path)).toEqual(named);
});
