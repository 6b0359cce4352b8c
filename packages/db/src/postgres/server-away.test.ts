import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { Spool } from "../intake/spool.ts";
import { copyDatabase } from "../test/open-copy.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { ownCluster } from "../test/own-cluster.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

// A server of its own, because it is stopped.
vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 50_000 } } });

const cluster = ownCluster();

it("leads that arrive while PostgreSQL is away wait in the spool, and are rows with their references afterwards", async () => {
  const { db, engine } = await openTestDatabase(await copyDatabase(cluster().urlOf("template1")), { busyMs: 500 });
  const spool = new Spool(join(temporaryFolder(), "spool"));
  const intake = new LeadIntake(db, testPolicy, () => {}, { spool, engine });
  intake.start({ info: () => {}, error: () => {} });
  const references: string[] = [];
  const submit = async () => references.push((await intake.submit(newContact())).reference);

  await submit();
  await cluster().stop("immediate");
  await submit();
  expect(intake.readiness()).toMatchObject({ storage: "failing", spooled: 1 });
  await Promise.all(Array.from({ length: 50 }, submit));
  const repeated = newConsultation();
  references.push((await intake.submit(repeated)).reference);

  await cluster().start();
  await expect.poll(() => intake.readiness()).toMatchObject({ storage: "ok", spooled: 0 });
  expect(await intake.submit(repeated)).toEqual({ reference: references.at(-1), stored: false });
  const rows = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  expect(await db.selectFrom("notifications").select("id").execute()).toHaveLength(references.length);
  await intake.stop();
  await db.destroy();
});
