import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { subscribe } from "../outbox/newsletter.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { followContentRevision, readContentRevision } from "./content-revision.ts";
import { seed } from "./seed.ts";

it.each(["services", "specialties", "states", "blog_posts"])(
  "an insert, an update and a delete in %s each raise the content revision",
  async (table) => {
    const { db } = await openTestDatabase();
    const seeded = await readContentRevision(db);

    await sql`UPDATE ${sql.table(table)} SET slug = slug || '-new' WHERE id = 1`.execute(db);
    expect(await readContentRevision(db)).toBe(seeded + 1);
    await sql`DELETE FROM ${sql.table(table)} WHERE id = 1`.execute(db);
    expect(await readContentRevision(db)).toBe(seeded + 2);
    expect((await seed(db)).inserted).toBe(1);
    expect(await readContentRevision(db)).toBe(seeded + 3);
  },
);

it("the content revision rises with every change of a content table", async () => {
  const { db } = await openTestDatabase();
  await sql`UPDATE states SET name = 'Ohio (edited)' WHERE slug = 'ohio'`.execute(db);
  const { changed_at } = await db.selectFrom("content_revision").select("changed_at").executeTakeFirstOrThrow();
  expect(Math.abs(Date.now() - Date.parse(changed_at))).toBeLessThan(60_000);
});

it("a lead or a subscription leaves the content revision as it is", async () => {
  const { db } = await openTestDatabase();
  const before = await readContentRevision(db);
  const intake = new LeadIntake(db, testPolicy);

  await Promise.all([intake.submit(newConsultation()), intake.submit(newContact())]);
  await subscribe(db, "ada@clinic.example", "site.example");

  expect(await readContentRevision(db)).toBe(before);
});

it("an edit of a content table is noticed within a second", async () => {
  const { db } = await openTestDatabase();
  const seen: number[] = [];
  onTestFinished(
    await followContentRevision(db, { onChange: (revision) => void seen.push(revision), onFault: () => {} }),
  );
  const [before = 0] = seen;
  await sql`UPDATE states SET name = 'Ohio (edited)' WHERE slug = 'ohio'`.execute(db);
  await expect.poll(() => seen, { timeout: 1_000 }).toEqual([before, before + 1]);
});
