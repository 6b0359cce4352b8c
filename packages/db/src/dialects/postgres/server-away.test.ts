import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { openDatabase } from "../../open.ts";
import { Spool } from "../../spool/spool.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";
import { PostgresCluster } from "../../test/postgres-cluster.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

// A server of its own, because it is stopped.
vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } });

it("leads that come while the server is away wait in the spool, and are rows under their references when it is back", async () => {
  const cluster = await PostgresCluster.open();
  onTestFinished(() => cluster.close());
  const url = cluster.urlOf("postgres");
  await (await openTestDatabase(url)).db.destroy();
  const { db, engine } = await openDatabase(url, { busyMs: 500 });
  const spool = new Spool(join(temporaryFolder(), "spool"));
  const intake = new LeadIntake(db, testPolicy, () => {}, { spool, engine });
  intake.start({ info: () => {}, error: () => {} });
  const references: string[] = [];
  const submit = async () => references.push((await intake.submit(newContact())).reference);

  await submit();
  await cluster.stop("immediate");
  await submit();
  expect(intake.readiness()).toMatchObject({ storage: "failing", spooled: 1 });
  await Promise.all(Array.from({ length: 50 }, submit));
  const repeated = newConsultation();
  references.push((await intake.submit(repeated)).reference);

  await cluster.start();
  await expect.poll(() => intake.readiness()).toMatchObject({ storage: "ok", spooled: 0 });
  expect(await intake.submit(repeated)).toEqual({ reference: references.at(-1), stored: false });
  const rows = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  expect(await db.selectFrom("notifications").select("id").execute()).toHaveLength(references.length);
  await intake.stop();
  await db.destroy();
});

it("leads that are under way when the server dies are acknowledged once, and none of them is lost", async () => {
  const cluster = await PostgresCluster.open();
  onTestFinished(() => cluster.close());
  const { db, engine } = await openTestDatabase(cluster.urlOf("postgres"), { busyMs: 500 });
  const spool = new Spool(join(temporaryFolder(), "spool"));
  const intake = new LeadIntake(db, testPolicy, () => {}, { spool, engine });
  intake.start({ info: () => {}, error: () => {} });
  const acknowledged: string[] = [];
  let stopped = false;
  const visitors = Array.from({ length: 8 }, async () => {
    while (!stopped) {
      acknowledged.push((await intake.submit(newContact())).reference);
      await pause(20);
    }
  });
  for (let round = 0; round < 2; round += 1) {
    await pause(300);
    await cluster.stop("immediate");
    await pause(300);
    await cluster.start();
    await expect.poll(() => intake.readiness().storage).toBe("ok");
  }
  stopped = true;
  await Promise.all(visitors);
  await expect.poll(() => intake.readiness()).toMatchObject({ storage: "ok", spooled: 0 });
  const rows = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(acknowledged.toSorted());
  await intake.stop();
  await db.destroy();
});
