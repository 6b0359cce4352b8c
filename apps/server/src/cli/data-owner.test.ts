import { spawnSync } from "node:child_process";
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { Spool } from "@site/db/intake/spool";
import { giveToNobody } from "@site/db/test/as-nobody";
import { newContact, openTestDatabase } from "@site/db/test/open-test-database";
import { nobody } from "@site/db/test/postgres-programs";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { describe, expect, it } from "vitest";
import { noEnv } from "../test/server-process.ts";
import { type Program, runCli } from "./test/run-cli.ts";

const isRoot = process.getuid?.() === 0;
const program = join(import.meta.dirname, "leads.ts");
const runAsNobody = (words: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [program, ...words], {
    encoding: "utf8",
    env: { CREDENTIALS_DIRECTORY: noEnv, ...env },
    ...(isRoot ? nobody : {}),
  });
const canReadRelease = runAsNobody(["--help"], {}).status === 0;

async function openPlace() {
  const folder = temporaryFolder();
  const { db } = await openTestDatabase(`file:${join(folder, "site.db")}`);
  await db.destroy();
  new Spool(join(folder, "spool")).append([acceptLead(newContact())]);
  return { folder, env: { DATABASE_URL: `file:${join(folder, "site.db")}` } };
}

describe.skipIf(!isRoot || !canReadRelease)("as root (needs root, and a release that others may read)", () => {
  // Each command is a process of its own.
  it("every command leaves only what belongs to the owner of the data", { timeout: 180_000 }, async () => {
    const { folder, env } = await openPlace();
    giveToNobody(folder);
    const backup = join(folder, "backups/first.db");
    const commands: [Program, string[]][] = [
      ["db", ["migrate"]],
      ["db", ["backup", backup]],
      ["db", ["backup"]],
      ["db", ["drill"]],
      ["db", ["shell", "--write", "UPDATE states SET name = name WHERE slug = 'ohio'"]],
      ["db", ["restore", backup]],
      ["leads", ["retention", "--yes"]],
      ["leads", ["list"]],
    ];
    for (const [name, words] of commands)
      expect(await runCli(name, words, { cwd: folder, env }), words.join(" ")).toMatchObject({ code: 0 });
    const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(entries.join("\n")).toMatch(/backups[\s\S]*restore-proven[\s\S]*site\.db\.replaced-/);
    expect(entries.filter((name) => lstatSync(join(folder, name)).uid !== nobody.uid)).toEqual([]);
  });

  it("a command of a user to whom the data do not belong names the line to type instead", async () => {
    const { folder, env } = await openPlace();
    const { status, stderr } = runAsNobody(["list"], env);
    const line = `sudo -u root ${process.execPath} ${program} list`;
    const sentence = `${folder} belongs to root, whose site could not read what another user makes: ${line}\n`;
    expect({ status, stderr }).toEqual({ status: 1, stderr: sentence });
  });
});
