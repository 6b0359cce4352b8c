import type { Db } from "../open.ts";
import type { Channel } from "./queue.ts";

/** The channels with messages to deliver. */
export async function listWaitingChannels(db: Db): Promise<Channel[]> {
  const rows = await db
    .selectFrom("notifications")
    .select("channel")
    .distinct()
    .where("status", "in", ["pending", "sending"])
    .execute();
  return rows.map(({ channel }) => channel);
}
