import { listLeadEvents } from "../leads/lead-history.ts";
import type { Db } from "../open.ts";

export const leadOf = (db: Db, reference: string) =>
  db.selectFrom("lead_inbox").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
/** A lead's queued emails in order, such as "office office 1". */
export const mailsOf = async (db: Db, reference: string) => {
  const mails = db.selectFrom("notifications").select(["kind", "recipient"]).where("reference", "=", reference);
  return (await mails.orderBy("id").execute()).map(({ kind, recipient }) => `${kind} ${recipient}`);
};
export const eventsOf = async (db: Db, reference: string) =>
  (await listLeadEvents(db, reference))
    .slice(1)
    .map(({ event, to_status, note, actor }) => [event, to_status ?? note, actor] as const);
