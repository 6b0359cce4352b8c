import { nowText } from "./columns.ts";
import type { Db } from "./open.ts";

/** Stores an address once, lower case; a second time changes nothing. */
export async function subscribe(db: Db, email: string): Promise<void> {
  await db
    .insertInto("newsletter_subscribers")
    .values({ email: email.toLowerCase(), created_at: nowText() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
