import { randomBytes } from "node:crypto";
import { nowText } from "../columns.ts";
import { type Db, inTransaction } from "../open.ts";
import { findRefusal, liftRefusal, refuseAddress } from "./newsletter-refusals.ts";
import { queueMessages } from "./queue.ts";
import { isTooFarAhead } from "./wrong-clock.ts";

/** An address gets at most one confirmation email in this time, so that no one can flood a mailbox through our form. */
const confirmationIntervalMs = 24 * 60 * 60 * 1000;

/**
 * Stores an address once, in lower case, and queues a confirmation email if email is configured. The answer is the same
 * for known and unsubscribed addresses, so that the form discloses no subscriber.
 * @param mailDomain null: email is not configured, the address stays pending
 */
export function subscribe(db: Db, email: string, mailDomain: string | null): Promise<void> {
  const address = email.toLowerCase();
  return inTransaction(db, async (transaction) => {
    if ((await findRefusal(transaction, address)) !== undefined) return;
    const now = nowText();
    await transaction
      .insertInto("newsletter_subscribers")
      .values({ email: address, token: randomBytes(18).toString("base64url"), created_at: now })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
    if (mailDomain === null) return;
    const askedBefore = new Date(Date.now() - confirmationIntervalMs).toISOString();
    const asked = await transaction
      .updateTable("newsletter_subscribers")
      .set({ asked_at: now, status: "pending" })
      .where("email", "=", address)
      .where("status", "<>", "confirmed")
      .where(({ eb, or }) =>
        or([eb("asked_at", "is", null), eb("asked_at", "<", askedBefore), isTooFarAhead(eb.ref("asked_at"))]),
      )
      .returning("id")
      .executeTakeFirst();
    if (asked === undefined) return;
    const message = { kind: "newsletter", channel: "email", recipient: address, reference: String(asked.id) } as const;
    await queueMessages(transaction, [message], { mailDomain }, { salt: now });
  });
}

/** @returns whether the token is known. Idempotent. The owner's confirmation lifts an earlier refusal. */
export function confirmSubscription(db: Db, token: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
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

/** @returns whether the token is known. Idempotent. */
export function unsubscribe(db: Db, token: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
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
 * Lets an address subscribe again at its owner's request. Sends no email: the owner uses the form afterwards.
 * @returns whether the address was refused
 */
export function allowSubscription(db: Db, email: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .updateTable("newsletter_subscribers")
      .set({ status: "pending", asked_at: null, confirmed_at: null, unsubscribed_at: null })
      .where("email", "=", email.toLowerCase())
      .where("status", "=", "unsubscribed")
      .execute();
    return liftRefusal(transaction, email);
  });
}

/** The subscriber with this id. undefined: there is none */
export function findSubscriber(db: Db, id: number) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "status", "token"])
    .where("id", "=", id)
    .executeTakeFirst();
}
