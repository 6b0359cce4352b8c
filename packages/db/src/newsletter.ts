import { randomBytes } from "node:crypto";
import { nowText } from "./columns.ts";
import type { Db } from "./open.ts";
import { queueNotification } from "./outbox.ts";

/** An address is asked to confirm at most once in this time: nobody's mailbox is flooded through our form. */
const askAgainMs = 24 * 60 * 60 * 1000;

/**
 * Stores an address once, lower case, and asks its owner to confirm where mail can be sent. An address that is known
 * is answered the same, so that the form tells nobody who reads the letter.
 * @param mailDomain null: no mail can be sent, the address waits
 */
export function subscribe(db: Db, email: string, mailDomain: string | null): Promise<void> {
  const address = email.toLowerCase();
  return db.transaction().execute(async (transaction) => {
    const now = nowText();
    await transaction
      .insertInto("newsletter_subscribers")
      .values({ email: address, token: randomBytes(18).toString("base64url"), created_at: now })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
    if (mailDomain === null) return;
    const askedBefore = new Date(Date.now() - askAgainMs).toISOString();
    const asked = await transaction
      .updateTable("newsletter_subscribers")
      .set({ asked_at: now, status: "pending" })
      .where("email", "=", address)
      .where("status", "<>", "confirmed")
      .where(({ eb, or }) => or([eb("asked_at", "is", null), eb("asked_at", "<", askedBefore)]))
      .returning("id")
      .executeTakeFirst();
    if (asked === undefined) return;
    const message = { kind: "newsletter", channel: "email", recipient: address, reference: String(asked.id) } as const;
    await queueNotification(transaction, message, mailDomain, now);
  });
}

/** Answers whether the token is known; a second time changes nothing. */
export async function confirmSubscription(db: Db, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("newsletter_subscribers")
    .set(({ fn, val }) => ({
      status: "confirmed",
      confirmed_at: fn.coalesce("confirmed_at", val(nowText())),
      unsubscribed_at: null,
    }))
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Answers whether the token is known; a second time changes nothing. */
export async function unsubscribe(db: Db, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("newsletter_subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: nowText() })
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The subscriber with this id, or undefined. */
export function findSubscriber(db: Db, id: number) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "status", "token"])
    .where("id", "=", id)
    .executeTakeFirst();
}
