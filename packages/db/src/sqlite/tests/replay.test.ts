import { copyFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { orThrow } from "../../files/look.ts";
import { LeadIntake } from "../../intake/intake.ts";
import { Spool } from "../../intake/spool.ts";
import { holdLock } from "../../test/faults.ts";
import { expectBroughtIn, openFaultySite, submitThree } from "../../test/faulty-site.ts";
import { testPolicy } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

it("a process that dies between storing a spooled lead and deleting its file stores it once", async () => {
  const site = await openFaultySite();
  const letGo = await holdLock(site.file);
  const references = await submitThree(site);
  const [first = ""] = orThrow(site.spool.list());
  const file = join(site.spool.folder, first);
  copyFileSync(file, `${file}.saved`);
  await letGo();
  await expectBroughtIn(site, references);
  renameSync(`${file}.saved`, file);

  const { engine } = site;
  const next = new LeadIntake(site.db, testPolicy, () => {}, { spool: new Spool(site.spool.folder), engine });
  next.start({ info: () => {}, warn: () => {}, error: () => {} });
  await expect.poll(() => next.readiness().spooled).toBe(0);
  await next.stop();
  expect((await site.references()).toSorted()).toEqual(references.toSorted());
});

it("leads that a dead process spooled are stored at the next start, in order and with their times", async () => {
  const folder = temporaryFolder();
  const dead = await openFaultySite({ folder });
  const letGo = await holdLock(dead.file);
  const references = await submitThree(dead);
  const received = new Date().toISOString();
  await dead.intake.stop();
  await letGo();

  const site = await openFaultySite({ folder });
  site.start();
  await expectBroughtIn(site, references);
  const rows = await site.db.selectFrom("lead_inbox").select(["reference", "created_at"]).execute();
  expect(rows.filter(({ created_at }) => (created_at ?? "") > received)).toEqual([]);
});
