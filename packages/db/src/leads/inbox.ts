import { setImmediate } from "node:timers/promises";
import { domainToUnicode } from "node:url";
import { knownServiceOptions } from "@site/content/copy/forms";
import { hasPhone, phoneDigits, plainText } from "@site/content/plain-text";
import { type Selectable, sql } from "kysely";
import { storedAddress } from "../email-address.ts";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { inboxTexts } from "./lead-fields.ts";

export type LeadDetails = Selectable<Database["lead_inbox"]>;

/** Sorts after every real time, so that leads without a due time come last. */
const dueToNobody = "9999";
const due = sql<string>`coalesce(due_at, ${sql.lit(dueToNobody)})`;

export const leadStatuses = [
  "new",
  "quarantined",
  "contacted",
  "won",
  "lost",
] as const satisfies LeadDetails["status"][];
export type LeadStatus = LeadDetails["status"];

function selectInbox(db: Db) {
  return db.selectFrom("lead_inbox").selectAll();
}

export function findLead(db: Db, reference: string): Promise<LeadDetails | undefined> {
  return selectInbox(db).where("reference", "=", reference).executeTakeFirst();
}

export async function findMeant(db: Db, typed: string): Promise<LeadDetails | undefined> {
  const references = spellingsOf(typed);
  const exact = await findLead(db, typed.trim());
  if (exact !== undefined || references.length === 0) return exact;
  return await selectInbox(db).where("reference", "in", references).executeTakeFirst();
}

export function readReference(typed: string): string {
  return spellingsOf(typed)[0] ?? typed.trim();
}

/** People leave out hyphens, type O instead of 0, and type I or L instead of 1. */
function spellingsOf(typed: string): string[] {
  const [, kind, text = ""] = /^(CR|CM)?([0-9A-Z]{8})$/.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, "")) ?? [];
  if (text === "") return [];
  const digits = text.replaceAll("O", "0").replace(/[IL]/g, "1");
  const kinds = kind === undefined ? ["CR", "CM"] : [kind];
  return kinds.map((each) => `${each}-${digits.slice(0, 4)}-${digits.slice(4)}`);
}

export async function listLeadsOf(db: Db, references: readonly string[]): Promise<LeadDetails[]> {
  if (references.length === 0) return [];
  return await selectInbox(db).where("reference", "in", references).orderBy(due).orderBy("created_at").execute();
}

export type LeadFilter = {
  /** Inclusive, in UTC and ISO 8601: when the lead arrived or, if `status` is given, when it got that status. */
  from?: string | undefined;
  /** Exclusive, in UTC and ISO 8601. */
  before?: string | undefined;
  status?: LeadStatus | undefined;
  isOpen?: boolean | undefined;
  owner?: string | undefined;
  dueBefore?: string | undefined;
  text?: string | undefined;
  /** By default, the newest lead comes first. */
  order?: "due" | undefined;
  after?: Pick<LeadDetails, "created_at" | "due_at" | "reference"> | undefined;
};

const rowsOfSearch = 500;
/** With pages of 50 leads, an export is hardly faster and needs 30 MB more memory. */
const rowsOfPage = 25;

/** Returns a lead that exists during the whole call exactly once, with its status at that moment. */
export async function* readLeadPages(db: Db, filter: LeadFilter = {}): AsyncGenerator<LeadDetails[]> {
  for await (const { found } of readRows(db, filter, rowsOfPage)) if (found.length > 0) yield found;
}

type LeadPart = { leads: LeadDetails[]; last: NonNullable<LeadFilter["after"]> | null };

/** @param readMax the number of rows after which a search stops, because a longer search would delay visitors */
export async function readLeadPart(
  db: Db,
  { limit, ...filter }: LeadFilter & { limit: number },
  readMax: number,
): Promise<LeadPart> {
  const leads: LeadDetails[] = [];
  let read = 0;
  for await (const { found, last } of readRows(db, filter, limit + 1)) {
    leads.push(...found);
    read += rowsOfSearch;
    if (leads.length > limit) return { leads: leads.slice(0, limit), last: leads[limit - 1] ?? null };
    if (read >= readMax) return { leads, last };
  }
  return { leads, last: null };
}

async function* readRows(db: Db, { text, ...filter }: LeadFilter, rows: number) {
  const matches = text === undefined ? null : leadMatcher(text, spellingsOf(text));
  const limit = matches === null ? rows : rowsOfSearch;
  for (let { after } = filter; ; ) {
    const page = await queryLeads(db, { ...filter, after }, limit);
    const notes = matches && (await readNotes(db, page));
    const said = ({ reference }: LeadDetails) => (notes?.get(reference) ?? []).flatMap(({ note }) => note ?? []);
    const last = page.length < limit ? undefined : page.at(-1);
    yield { found: page.filter((lead) => matches?.(lead, said(lead)) ?? true), last: last ?? null };
    if (last === undefined) return;
    after = last;
    // The driver of SQLite answers synchronously, so without this pause no other request would run between two pages.
    await setImmediate();
  }
}

const spacedReference = /\bC[RM][\s-]*[0-9A-Z]{4}[\s-]*[0-9A-Z]{4}\b/gi;

const searchedColumns = [...inboxTexts, "reference", "about", "sent_from"] as const satisfies (keyof LeadDetails)[];

/** The search isn't in SQL, because SQLite ignores case only for the letters A to Z. */
function leadMatcher(text: string, references: readonly string[]) {
  const plain = plainText(text.replace(spacedReference, (reference) => reference.replace(/[^0-9A-Z]/gi, "")));
  // `plainText` removes dashes and apostrophes. If nothing else was typed, the text is searched as it was typed.
  const form = plain === "" ? (each: string) => each : plainText;
  const words = (plain === "" ? [text.trim()] : plain.split(" ")).map((word) => ({ word, meant: spellingsOf(word) }));
  const digits = phoneDigits(text);
  return (lead: LeadDetails, notes: readonly string[]): boolean => {
    if (references.includes(lead.reference) || (digits !== null && hasPhone(lead.phone, digits))) return true;
    const service = knownServiceOptions.find(({ value }) => value === lead.service)?.label ?? lead.service;
    const { email } = lead;
    const emails = email === null ? [] : [storedAddress(email), shownAddress(email)];
    const texts = [...searchedColumns.map((column) => lead[column]), ...emails, service, ...notes];
    const plainTexts = texts.flatMap((each) => (each === null ? [] : form(each)));
    return words.every(
      ({ word, meant }) => meant.includes(lead.reference) || plainTexts.some((each) => each.includes(word)),
    );
  };
}

/** Returns the form that people write, for example ada@münchen.example. */
export function shownAddress(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  return `${email.slice(0, at)}${domainToUnicode(email.slice(at)) || email.slice(at)}`;
}

export async function readNotes(db: Db, leads: readonly Pick<LeadDetails, "reference">[]) {
  const references = leads.map(({ reference }) => reference);
  const events = db.selectFrom("lead_events").select(["reference", "event", "note", "actor", "happened_at"]);
  const noted = events.where("note", "is not", null).orderBy("id");
  const rows = leads.length === 0 ? [] : await noted.where("reference", "in", references).execute();
  return Map.groupBy(rows, ({ reference }) => reference);
}

export async function readAnswers(db: Db, leads: readonly Pick<LeadDetails, "reference">[]) {
  const references = leads.map(({ reference }) => reference);
  const answered = db.selectFrom("lead_answered").select(["reference", "answered_at"]);
  const rows = leads.length === 0 ? [] : await answered.where("reference", "in", references).execute();
  return new Map(rows.map(({ reference, answered_at }) => [reference, answered_at]));
}

async function queryLeads(
  db: Db,
  { from, before, status, isOpen, owner, dueBefore, order, after }: Omit<LeadFilter, "text">,
  limit: number,
): Promise<LeadDetails[]> {
  const inbox = order === "due" ? selectInbox(db).orderBy(due) : selectInbox(db).orderBy("created_at", "desc");
  let query = inbox.orderBy("reference");
  const day = status === undefined ? "created_at" : "status_since";
  if (from !== undefined) query = query.where(day, ">=", from);
  if (before !== undefined) query = query.where(day, "<", before);
  if (status !== undefined) query = query.where("status", "=", status);
  if (isOpen) query = query.where("status", "in", ["new", "contacted"]);
  if (owner !== undefined) query = query.where("owner", "=", owner);
  if (dueBefore !== undefined) query = query.where("due_at", "<", dueBefore);
  if (after !== undefined && order === "due") {
    const last = after.due_at ?? dueToNobody;
    query = query.where(({ eb, or, and }) =>
      or([eb(due, ">", last), and([eb(due, "=", last), eb("reference", ">", after.reference)])]),
    );
  } else if (after !== undefined) {
    // The first condition is separate, so that the query can use an index.
    query = query
      .where("created_at", "<=", after.created_at)
      .where(({ eb, or }) => or([eb("created_at", "<", after.created_at), eb("reference", ">", after.reference)]));
  }
  return await query.limit(limit).execute();
}

const sameMs = 365 * 24 * 60 * 60 * 1000;
const sameMax = 3;
const sameAddressMax = 50;
/** The comparison of phone numbers can't use an index, so without a limit it could slow down the site. */
const phonesMax = 2_000;

export async function listSamePerson(db: Db, { reference, email, phone, created_at }: LeadDetails) {
  const digits = phoneDigits(phone ?? "");
  const [from, before] = [-sameMs, sameMs].map((ms) => new Date(Date.parse(created_at) + ms).toISOString());
  const newest = db
    .selectFrom("lead_inbox")
    .select(["reference", "kind", "status", "created_at", "phone"])
    .where("created_at", ">", from ?? "")
    .where("created_at", "<", before ?? "")
    .orderBy("created_at", "desc");
  const ofAddress = newest.where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", email?.toLowerCase() ?? ""));
  const found = email === null ? [] : await ofAddress.limit(sameAddressMax).execute();
  if (digits !== null) {
    const withPhone = await newest.where("phone", "is not", null).limit(phonesMax).execute();
    found.push(...withPhone.filter((lead) => hasPhone(lead.phone, digits)));
  }
  const others = new Map(found.map((lead) => [lead.reference, lead]));
  others.delete(reference);
  return [...others.values()]
    .filter(({ status }) => status !== "quarantined")
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .slice(0, sameMax);
}
