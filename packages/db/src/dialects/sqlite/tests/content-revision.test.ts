import { sql } from "kysely";
import { expect, it } from "vitest";
import { ContentRevision } from "../../../content/content-revision.ts";
import { openTestDatabase } from "../../../test/open-test-database.ts";

it("all who ask in one turn are answered by one query that is made after they asked", async () => {
  const { db } = await openTestDatabase();
  const content = new ContentRevision(db);
  const before = await content.read();
  const asked = [content.read(), content.read()];
  await sql`UPDATE states SET name = 'Ohio (edited)' WHERE slug = 'ohio'`.execute(db);
  asked.push(content.read());
  expect(await Promise.all(asked)).toEqual([before + 1, before + 1, before + 1]);
  expect(asked[0]).toBe(asked[2]);
});
