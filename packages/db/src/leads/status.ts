import { leadPageCopy } from "@site/content/copy/lead-page";
import type { Insertable } from "kysely";
import { nowText } from "../columns.ts";
import { type Db, inTransaction } from "../open.ts";
import { type NotifyPolicy, queueLeadNotifications } from "../outbox/queue.ts";
import type { Database } from "../schema.ts";
import { findLead, type LeadDetails, type LeadStatus } from "./inbox.ts";
import { leadTableOf, leadTables } from "./lead-fields.ts";

/** "command" is a person in a shell. `holder` is the address to which a link was emailed. */
export type Actor = "visitor" | "command" | { holder: string };

export async function lockLead(transaction: Db, reference: string): Promise<LeadDetails | undefined> {
  for (const table of leadTables)
    await transaction.updateTable(table).set({ reference }).where("reference", "=", reference).execute();
  return findLead(transaction, reference);
}

export function withLead<T>(
  db: Db,
  reference: string,
  gone: T,
  change: (transaction: Db, lead: LeadDetails) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const lead = await lockLead(transaction, reference);
    return lead === undefined ? gone : await change(transaction, lead);
  });
}

type Move = { to: LeadStatus; actor: Actor; dueAt?: string };

/** The transaction must have locked the lead with `lockLead`. Returns the id of the event that a trigger adds. */
export async function moveLead(
  transaction: Db,
  { kind, reference }: LeadDetails,
  { to, actor, dueAt }: Move,
): Promise<number> {
  await transaction
    .updateTable(leadTableOf[kind])
    .set({ status: to, ...(dueAt !== undefined && { due_at: dueAt }) })
    .where("reference", "=", reference)
    .execute();
  const id = await lastMove(transaction, reference);
  const event = transaction.updateTable("lead_events").where("id", "=", id);
  await event.set({ actor: nameOf(actor) }).execute();
  return id;
}

async function lastMove(db: Db, reference: string): Promise<number> {
  const events = db.selectFrom("lead_events").select("id").where("reference", "=", reference);
  const last = await events.where("event", "=", "status").orderBy("id", "desc").limit(1).executeTakeFirst();
  return last?.id ?? 0;
}

/** Includes the id of the status change, because a lead can get the same status twice. */
export async function seenOf(db: Db, { reference, status }: LeadDetails): Promise<string> {
  return `${status} ${await lastMove(db, reference)}`;
}

function nameOf(actor: Actor): string {
  return typeof actor === "string" ? actor : actor.holder;
}

type Event = Pick<Insertable<Database["lead_events"]>, "event" | "note">;

/** All events get the same time, so that `listChange` finds them together and one email can report them. */
export async function addEvents(db: Db, reference: string, actor: Actor, events: readonly Event[]): Promise<number> {
  const common = { reference, happened_at: nowText(), actor: nameOf(actor) };
  const rows = events.map((event) => ({ ...common, ...event }));
  const added = await db.insertInto("lead_events").values(rows).returning("id").execute();
  return Math.min(...added.map(({ id }) => id));
}

/** The due time stays the same, because the visitor was told that time. */
export async function release(transaction: Db, lead: LeadDetails, actor: Actor, policy: NotifyPolicy): Promise<number> {
  if (lead.status !== "quarantined") return 0;
  await moveLead(transaction, lead, { to: "new", actor });
  return queueLeadNotifications(transaction, { ...lead, confirms: policy.confirmToVisitor }, policy);
}

/** A button whose value is null doesn't change the status. */
const moves = {
  contacted: "contacted",
  won: "won",
  lost: "lost",
  spam: "quarantined",
  notSpam: "new",
  reopen: "new",
  take: null,
  note: null,
} as const satisfies Record<string, LeadStatus | null>;

export type LinkAction = keyof typeof moves;

export const linkActions = Object.keys(moves) as LinkAction[]; // Object.keys widens the type

export function isLinkAction(text: string): text is LinkAction {
  return Object.hasOwn(moves, text);
}

type LinkChange = {
  reference: string;
  action: LinkAction;
  /** The result of `seenOf` when the page was made. A page that an older release made sends only the status. */
  seen: string;
  /** The lead's owner when the page was made, or "" if the lead had no owner. */
  seenOwner?: string | undefined;
  note: string | null;
  holder: string;
};

type LinkResult = "done" | "empty" | "faster" | "kept" | "gone" | "taken";

/** "faster" means that someone else changed the status first. "kept" means the same, but the note was stored. */
export function changeByLink(
  db: Db,
  { reference, action, seen, seenOwner = "", note, holder }: LinkChange,
  policy: NotifyPolicy,
): Promise<LinkResult> {
  const actor = { holder };
  return withLead<LinkResult>(db, reference, "gone", async (transaction, lead) => {
    const { kind, status, owner } = lead;
    const to = moves[action];
    // On a lead in quarantine, "not spam" is the only button that changes the status. Other leads don't have it.
    const isOffered = (action === "notSpam") === (status === "quarantined");
    const isCurrent = seen === status || seen === (await seenOf(transaction, lead));
    const isFree = to === null || status === to || (isCurrent && isOffered);
    if (to !== null && status !== to && isFree) {
      if (action === "notSpam") await release(transaction, lead, actor, policy);
      else await moveLead(transaction, lead, { to, actor });
    }
    const isTaken = action === "take" && owner !== holder && (owner ?? "") !== seenOwner;
    if (action === "take" && owner !== holder && !isTaken) {
      await transaction
        .updateTable(leadTableOf[kind])
        .set({ owner: holder })
        .where("reference", "=", reference)
        .execute();
      await addEvents(transaction, reference, actor, [{ event: "note", note: leadPageCopy.events.taken }]);
    }
    if (note !== null && !(await isRepeat(transaction, reference, actor, { event: "note", note })))
      await addEvents(transaction, reference, actor, [{ event: "note", note }]);
    if (isTaken) return "taken";
    if (action === "note" && note === null) return "empty";
    if (isFree) return "done";
    return note === null ? "faster" : "kept";
  });
}

/** A person may well write "voicemail" a second time, but not within ten minutes. */
const repeatMs = 10 * 60 * 1000;

export async function isRepeat(db: Db, reference: string, actor: Actor, { event, note }: Event): Promise<boolean> {
  const last = await db
    .selectFrom("lead_events")
    .select(["note", "actor", "happened_at"])
    .where("reference", "=", reference)
    .where("event", "=", event)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.note !== note || last.actor !== nameOf(actor)) return false;
  return Date.parse(last.happened_at) > Date.now() - repeatMs;
}
