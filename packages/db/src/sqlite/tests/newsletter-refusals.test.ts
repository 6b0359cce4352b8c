import { expect, it } from "vitest";
import { refuseAddress } from "../../outbox/newsletter-refusals.ts";
import { openTestDatabase } from "../../test/open-test-database.ts";

async function refusedHash(): Promise<string> {
  const { db } = await openTestDatabase();
  await refuseAddress(db, "ada@clinic.example", "2026-05-01T10:00:00.000Z");
  const { address_hash } = await db.selectFrom("newsletter_refusals").selectAll().executeTakeFirstOrThrow();
  return address_hash;
}

it("an unsubscribed address is stored as a hash with a key of the database's own", async () => {
  const [first, second] = [await refusedHash(), await refusedHash()];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
});
