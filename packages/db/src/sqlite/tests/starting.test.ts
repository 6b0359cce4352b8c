import { existsSync, readdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { Spool } from "../../intake/spool.ts";
import { migrate } from "../../migrate.ts";
import { openDatabase } from "../../open.ts";
import { newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { tomorrow } from "../../test/tomorrow.ts";

it("an instance that starts while another one migrates waits for it, and finds nothing to do", async () => {
  const url = `file:${join(temporaryFolder(), "site.db")}`;
  const [first, second] = [await openTestDatabase(url), await openDatabase(url)];
  const held = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const hold = async () => {
    began.resolve();
    await held.promise;
  };
  const slow = { ...tomorrow, "9999-slow": hold };
  const migrating = migrate(first.db, first.engine, slow);
  await began.promise;
  const waiting = migrate(second.db, second.engine, slow);
  // Longer than a statement waits for a lock.
  const early = await Promise.race([waiting, new Promise((wake) => setTimeout(wake, 600, "waits"))]);
  expect(early).toBe("waits");
  held.resolve();
  expect((await migrating).applied).toEqual(["9998-tomorrow", "9999-slow"]);
  expect(await waiting).toEqual({ applied: [], backup: null });
  for (const { db } of [first, second]) await db.destroy();
});

it("of the copies from before migrations the newest stays", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  const { db, engine } = await openTestDatabase(`file:${file}`);
  for (const [name, day] of [
    ["before-0001-20260101000000", 1],
    ["before-0002-20260102000000", 2],
    ["replaced-20260101000000", 1],
  ] as const) {
    writeFileSync(`${file}.${name}`, "copy");
    utimesSync(`${file}.${name}`, new Date(`2026-01-0${day}`), new Date(`2026-01-0${day}`));
  }
  const { backup } = await migrate(db, engine, tomorrow);
  const copies = () => readdirSync(folder).filter((name) => /before|replaced/.test(name));
  expect(copies().map((name) => join(folder, name))).toEqual([backup, `${file}.replaced-20260101000000`]);
  expect(engine.files?.removeCopies({ keep: 0, before: new Date(Date.now() - 60_000) })).toEqual([]);
  expect(engine.files?.removeCopies({ keep: 0, before: new Date(Date.now() + 60_000) })).toEqual([backup]);
  await db.destroy();
});

it("a lead whose commit fails asks once whether its visitor gets a confirmation, because that spends a budget", async () => {
  const folder = temporaryFolder();
  const [file, away] = [join(folder, "site.db"), join(folder, "away.db")];
  const { db, engine } = await openTestDatabase(`file:${file}`);
  let asked = 0;
  const policy = {
    ...testPolicy,
    confirmToVisitor: true,
    mayConfirm() {
      asked += 1;
      // The first commit goes to a file that is not in its place.
      if (asked === 1) renameSync(file, away);
      return true;
    },
  };
  const intake = new LeadIntake(db, policy, () => {}, { spool: new Spool(join(folder, "spool")), engine });
  await intake.submit(newContact());
  expect(intake.readiness()).toMatchObject({ storage: "gone", spooled: 1 });
  expect(existsSync(file)).toBe(false);
  await db.deleteFrom("contact_submissions").execute();
  await db.deleteFrom("notifications").execute();
  renameSync(away, file);
  await intake.stop();
  expect(await db.selectFrom("notifications").select("kind").orderBy("kind").execute()).toEqual([
    { kind: "office" },
    { kind: "visitor" },
  ]);
  expect(asked).toBe(1);
  await db.destroy();
});
