import { randomBytes } from "node:crypto";
import { nowText } from "../columns.ts";
import type { Db } from "../open.ts";
import { findRefusal, liftRefusal, refuseAddress } from "./newsletter-refusals.ts";
import { queueNotification } from "./outbox.ts";

/** An address is asked to confirm at most once in this time: nobody's mailbox is flooded through our form. */
const askAgainMs = 24 * 60 * 60 * 1000;

/**
 * Stores an address once, lower case, and asks its owner to confirm where mail can be sent. An address that is known, or
 * whose owner unsubscribed, is answered the same, so that the form tells nobody who reads the letter.
 * @param mailDomain null: no mail can be sent, the address waits
 */
export function subscribe(db: Db, email: string, mailDomain: string | null): Promise<void> {
  const address = email.toLowerCase();
  return db.transaction().execute(async (transaction) => {
    if ((await findRefusal(transaction, address)) !== undefined) return;
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

/** Answers whether the token is known; a second time changes nothing. The owner's confirmation takes back a refusal. */
export function confirmSubscription(db: Db, token: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable("newsletter_subscribers")
      .set(({ fn, val }) => ({
        status: "confirmed",
        confirmed_at: fn.coalesce("confirmed_at", val(nowText())),
        unsubscribed_at: null,
      }))
      .where("token", "=", token)
      .returning("email")
      .executeTakeFirst();
    if (confirmed !== undefined) await liftRefusal(transaction, confirmed.email);
    return confirmed !== undefined;
  });
}

/** Answers whether the token is known; a second time changes nothing. */
export function unsubscribe(db: Db, token: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const now = nowText();
    const unsubscribed = await transaction
      .updateTable("newsletter_subscribers")
      .set({ status: "unsubscribed", unsubscribed_at: now })
      .where("token", "=", token)
      .returning("email")
      .executeTakeFirst();
    if (unsubscribed !== undefined) await refuseAddress(transaction, unsubscribed.email, now);
    return unsubscribed !== undefined;
  });
}

/**
 * Lets an address subscribe again, because its owner asked for that. Sends nothing: the form does, when the owner uses it.
 * @returns whether the address was refused
 */
export function allowSubscription(db: Db, email: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("newsletter_subscribers")
      .set({ status: "pending", asked_at: null, confirmed_at: null, unsubscribed_at: null })
      .where("email", "=", email.toLowerCase())
      .where("status", "=", "unsubscribed")
      .execute();
    return liftRefusal(transaction, email);
  });
}

/** The subscriber with this id, or undefined. */
export function findSubscriber(db: Db, id: number) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "status", "token"])
    .where("id", "=", id)
    .executeTakeFirst();
}
