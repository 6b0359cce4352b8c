import { randomBytes } from "node:crypto";
import { nowText } from "../columns.ts";
import { comparableAddress } from "../email-address.ts";
import { type Db, inTransaction } from "../open.ts";
import { findRefusal, liftRefusal, refuseAddress } from "./newsletter-refusals.ts";
import { queueMessages } from "./queue.ts";
import { isTooFarAhead } from "./wrong-clock.ts";

/** Without this interval, anyone could use our form to flood someone's mailbox. */
const confirmationIntervalMs = 24 * 60 * 60 * 1000;

export function subscribe(db: Db, email: string, mailDomain: string | null): Promise<void> {
  const address = comparableAddress(email);
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

/** Lets the owner of an unsubscribed address subscribe again. Returns false if it was not unsubscribed. */
export function allowSubscription(db: Db, email: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .updateTable("newsletter_subscribers")
      .set({ status: "pending", asked_at: null, confirmed_at: null, unsubscribed_at: null })
      .where("email", "=", comparableAddress(email))
      .where("status", "=", "unsubscribed")
      .execute();
    return liftRefusal(transaction, email);
  });
}

export async function isSubscription(db: Db, token: string): Promise<boolean> {
  const row = await db.selectFrom("newsletter_subscribers").select("id").where("token", "=", token).executeTakeFirst();
  return row !== undefined;
}

export function findSubscriber(db: Db, id: number) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "status", "token"])
    .where("id", "=", id)
    .executeTakeFirst();
}
