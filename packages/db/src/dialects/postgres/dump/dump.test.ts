import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { LeadIntake } from "../../../intake/intake.ts";
import { openDatabase } from "../../../open.ts";
import { emptyDatabase } from "../../../test/open-copy.ts";
import { newContact, openTestDatabase, testPolicy } from "../../../test/open-test-database.ts";
import { ownCluster } from "../../../test/own-cluster.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { programsVersion } from "../../../trial/postgres-programs.ts";
import { backUp } from "../../../upkeep/backup.ts";
import { restore } from "../../../upkeep/restore.ts";
import { findProgram } from "./client-programs.ts";

/** A server with its client programs, as Debian installs it; the npm package has no `pg_dump`. */
const installed = [18, 17, 16, 15, 14].map((major) => `/usr/lib/postgresql/${major}/bin`);
const programs = installed.find((folder) => existsSync(join(folder, "pg_dump")) && existsSync(join(folder, "initdb")));

describe.skipIf(programs === undefined)("with the programs of an installed server (Debian's postgresql)", () => {
  const cluster = ownCluster(programs);

  /** A site's database with leads on the installed server. */
  async function openSite() {
    const url = await emptyDatabase(cluster().urlOf("postgres"));
    const opened = await openTestDatabase(url);
    const intake = new LeadIntake(opened.db, testPolicy);
    const add = () => intake.submit(newContact({ message: "One\n\\.\nCOPY public.states (id) FROM stdin;\u2028two" }));
    for (let count = 0; count < 20; count += 1) await add();
    return { url, add, ...opened };
  }

  it("a backup under load is one consistent state, and restores to it in an empty database", async () => {
    const { db, engine, add } = await openSite();
    const file = join(temporaryFolder(), "copies/site.dump");
    let isDone = false;
    const writing = (async () => {
      while (!isDone) await add();
    })();
    const { rows, bytes } = await backUp(engine, file).finally(() => (isDone = true));
    await writing;
    expect(rows).toMatchObject({ content_revision: 1, kysely_migration_lock: 1 });
    // A lead is stored with its notification in one transaction.
    expect(rows.notifications).toBe(rows.contact_submissions);
    expect(rows.contact_submissions).toBeGreaterThanOrEqual(20);
    expect(statSync(file)).toMatchObject({ size: bytes });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, ".."))).toEqual(["site.dump"]);

    const url = await emptyDatabase(cluster().urlOf("postgres"));
    expect(await restore(url, file)).toMatchObject({ leads: rows.contact_submissions, aside: null });
    const restored = await openDatabase(url);
    const messages = await restored.db.selectFrom("lead_inbox").select("message").distinct().execute();
    expect(messages).toEqual([{ message: "One\n\\.\nCOPY public.states (id) FROM stdin;\u2028two" }]);
    expect(await new LeadIntake(restored.db, testPolicy).submit(newContact())).toMatchObject({ stored: true });
    await restored.engine.close();
    await db.destroy();
  });

  it("what is no sound backup of this site is refused, and the database stays empty", async () => {
    const { db, engine } = await openSite();
    const folder = temporaryFolder();
    const file = (name: string) => join(folder, name);
    await backUp(engine, file("site.dump"));
    writeFileSync(file("letter.dump"), "Dear reader");
    const bytes = readFileSync(file("site.dump"));
    writeFileSync(file("torn.dump"), bytes.subarray(0, bytes.length / 2));
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-tomorrow', '2030-01-01')`.execute(db);
    await backUp(engine, file("newer.dump"));
    await sql`DROP TABLE contact_submissions CASCADE`.execute(db);
    await backUp(engine, file("other.dump"));

    const url = await emptyDatabase(cluster().urlOf("postgres"));
    const refusals: [name: string, sentence: RegExp][] = [
      ["letter.dump", /letter\.dump is no archive of pg_dump --format=custom\.$/],
      ["torn.dump", /torn\.dump is damaged: /],
      ["newer.dump", /was made by a newer version of this program \(migration 9999-tomorrow\)/],
      ["other.dump", /other\.dump is no backup of this site\.$/],
      ["nothing.dump", /^There is no file \S+nothing\.dump\.$/],
    ];
    for (const [name, sentence] of refusals) await expect(restore(url, file(name))).rejects.toThrow(sentence);
    const opened = await openDatabase(url);
    expect(await opened.db.introspection.getTables()).toEqual([]);
    await opened.engine.close();
    await db.destroy();
  });

  it("a database with tables is not restored into", async () => {
    const { url, db, engine } = await openSite();
    const file = join(temporaryFolder(), "site.dump");
    const { rows } = await backUp(engine, file);
    await expect(restore(url, file)).rejects.toThrow(/^PostgreSQL \S+ has tables already\. Create an empty database,/);
    expect(await db.selectFrom("lead_inbox").select("reference").execute()).toHaveLength(
      rows.contact_submissions ?? -1,
    );
    await db.destroy();
  });
});

describe("without programs that fit the server", () => {
  const [server, newest] = [programsVersion(), programs ?? ""].map((text) => Number(/\d+/.exec(text)?.[0] ?? 0));

  it.skipIf(programs === undefined || newest === server)(
    "one sentence names both versions, and no file is left (needs an installed server that is older)",
    async () => {
      const { engine } = await openTestDatabase();
      const folder = temporaryFolder();
      await expect(backUp(engine, join(folder, "site.dump"))).rejects.toThrow(
        `pg_dump has version ${newest} here, the server ${server}. Install the client programs of PostgreSQL ${server} or newer, and try again.`,
      );
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it("a program of no version that fits is not used", () => {
    expect(() => findProgram("pg_dump", 1_000)).toThrow(/^pg_dump (?:is not installed|has version \d+) here/);
  });
});
