import { createHmac } from "node:crypto";
import { comparableAddress } from "../email-address.ts";
import type { Db } from "../open.ts";

/** Without a key, the hash could be looked up in public lists of hashed email addresses. */
async function hashOf(db: Db, email: string): Promise<string> {
  const { key } = await db.selectFrom("newsletter_refusal_key").select("key").executeTakeFirstOrThrow();
  return createHmac("sha256", key).update(comparableAddress(email)).digest("base64url");
}

export async function findRefusal(db: Db, email: string): Promise<{ refused_at: string } | undefined> {
  return db
    .selectFrom("newsletter_refusals")
    .select("refused_at")
    .where("address_hash", "=", await hashOf(db, email))
    .executeTakeFirst();
}

export async function refuseAddress(db: Db, email: string, refused_at: string): Promise<void> {
  await db
    .insertInto("newsletter_refusals")
    .values({ address_hash: await hashOf(db, email), refused_at })
    .onConflict((conflict) => conflict.column("address_hash").doNothing())
    .execute();
}

export async function liftRefusal(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("newsletter_refusals")
    .where("address_hash", "=", await hashOf(db, email))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
