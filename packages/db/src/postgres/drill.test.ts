import { spawnSync } from "node:child_process";
import { existsSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { openDatabase } from "../open.ts";
import { copyDatabase } from "../test/open-copy.ts";
import { newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { asAdmin, PostgresCluster } from "../test/postgres-cluster.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { drill, readProven } from "../upkeep/drill.ts";

// An installed server, because the one from npm has neither pg_dump nor pg_restore.
const programs = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim() ?? "";
const isInstalled = ["initdb", "postgres", "pg_dump", "pg_restore"].every((name) => existsSync(join(programs, name)));

it.skipIf(!isInstalled)(
  "a dump of a PostgreSQL database is restored on trial while the site uses it, a cut one is refused, and no scratch database stays",
  async () => {
    const [cluster, folder] = [await PostgresCluster.open(programs), temporaryFolder()];
    onTestFinished(() => cluster.close());
    const url = await copyDatabase(cluster.urlOf("template1"));
    const admin = await openDatabase(asAdmin(url));
    await sql`ALTER ROLE site CREATEDB`.execute(admin.db);
    await admin.db.destroy();
    const { db } = await openTestDatabase(url);
    await new LeadIntake(db, testPolicy).submit(newContact());
    const dump = join(folder, "site.dump");
    expect(spawnSync(join(programs, "pg_dump"), ["--format=custom", `--file=${dump}`, url]).status).toBe(0);
    expect(await drill(url, dump, folder)).toMatchObject({ leads: 1, backup: dump });
    expect(readProven(folder)).toMatchObject({ leads: 1, backup: dump });
    truncateSync(dump, 20_000);
    await expect(drill(url, dump, folder)).rejects.toThrow(/site\.dump can't be restored: pg_restore/);
    const { rows } = await sql`SELECT datname FROM pg_database WHERE datname LIKE 'site_drill%'`.execute(db);
    expect(rows).toEqual([]);
    await db.destroy();
  },
);
