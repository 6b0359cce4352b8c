import { join } from "node:path";
import { openDatabase } from "@site/db/open";
import { holdLock } from "@site/db/test/faults";
import { ownCluster } from "@site/db/test/own-cluster";
import { createDatabase } from "@site/db/test/server-faults";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { startInstance } from "../test/instance.ts";
import { postLead } from "../test/post-lead.ts";
import { runCommand } from "./test/run-command.ts";

const cluster = ownCluster();

it("db:move copies a stopped site to PostgreSQL, and the first start there has its leads, those of the spool too", async () => {
  const folder = temporaryFolder();
  const [file, spoolDir] = [join(folder, "elsewhere/site.db"), join(folder, "elsewhere/spool")];
  const to = await createDatabase(cluster(), "moved");
  const env = { DATABASE_URL: `file:${file}` };

  const old = await startInstance(env.DATABASE_URL);
  const { reference: stored } = await postLead(old.url, { message: "Twelve physicians." });
  const letGo = await holdLock(file);
  const { reference: spooled } = await postLead(old.url, { message: "One more." });
  old.terminate();
  await old.ended;
  await letGo();

  const { code, stdout, stderr } = await runCommand("db", ["move", to], { cwd: folder, env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: `Database: ${file}\n` });
  expect(stdout).toMatch(/^contact_submissions +1 +[0-9a-f]{12}$/m);
  expect(stdout).toMatch(/^1 leads and all else are on PostgreSQL \S+\.$/m);
  expect(stdout).toContain(
    `With SPOOL_DIR=${spoolDir}, the first start stores the leads that wait in ${spoolDir} (1);`,
  );
  expect(await runCommand("leads", ["list"], { cwd: folder, env })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`The data of ${file} was moved to PostgreSQL `),
  });

  const next = await startInstance(to, { SPOOL_DIR: spoolDir });
  const { db } = await openDatabase(to);
  const references = async () =>
    (await db.selectFrom("lead_inbox").select("reference").execute()).map(({ reference }) => reference).toSorted();
  await expect.poll(references).toEqual([stored, spooled].toSorted());
  next.terminate();
  expect(await next.ended).toEqual([0, null]);
  await db.destroy();
});
