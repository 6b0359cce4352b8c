import { listLeadEvents } from "../leads/lead-history.ts";
import type { Db } from "../open.ts";

export const leadOf = (db: Db, reference: string) =>
  db.selectFrom("lead_inbox").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
/** Lists the kinds and recipients of a lead's queued emails, such as "office office 1", in order. */
export const mailsOf = async (db: Db, reference: string) => {
  const mails = db.selectFrom("notifications").select(["kind", "recipient"]).where("reference", "=", reference);
  return (await mails.orderBy("id").execute()).map(({ kind, recipient }) => `${kind} ${recipient}`);
};
export const eventsOf = async (db: Db, reference: string) =>
  (await listLeadEvents(db, reference))
    .slice(1)
    .map(({ event, to_status, note, actor }) => [event, to_status ?? note, actor] as const);
