import { type CampaignParameter, type CampaignTouch, noCampaignTouch } from "@site/content/campaign-touch";
import { entriesOf } from "@site/content/entries-of";
import type { Selectable } from "kysely";
import type { Database } from "../schema.ts";

/** The table of each form's leads. Add a new form here; migrations have their own lists, because they never change. */
export const leadTableOf = {
  consultation: "consultation_requests",
  contact: "contact_submissions",
} as const satisfies Record<string, keyof Database>;

type LeadTables = typeof leadTableOf;
export type LeadKind = keyof LeadTables;
export type LeadTable = LeadTables[LeadKind];

export const leadKinds = entriesOf(leadTableOf).map(([kind]) => kind);
export const leadTables: readonly LeadTable[] = Object.values(leadTableOf);

/**
 * A row of a form's table as it is inserted: every column except the generated id and the partner key of version 1.0.0.
 * That column stays, because version 1.0.0 uses newer tables too.
 */
export type NewRow<K extends LeadKind> = Omit<Selectable<Database[LeadTables[K]]>, "id" | "partner_key_hash">;

/** The columns that the program fills in. All other columns of the two tables are fields of a form. */
export type OwnColumn =
  | ("reference" | "status" | "created_at" | "idempotency_key" | "client_hash" | "landing_page" | "referrer")
  | ("spam_score" | "spam_signals" | "text_hash" | "sent_from" | "about" | "due_at" | "owner" | "came_by")
  | `${"first" | "last"}_${CampaignParameter}`;

type FieldColumns<K extends LeadKind> = Omit<NewRow<K>, OwnColumn>;

/** The name of a column in the API, the forms and the program: `bestTime` for `best_time`. */
type FieldName<Column> = Column extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<FieldName<Tail>>}`
  : Column;

type ColumnName<Field> = Field extends `${infer Letter}${infer Tail}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnName<Tail>}`
  : Field;

export function columnOf<Field extends string>(field: Field): ColumnName<Field> {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Field>; // as the type says
}

/** The visitor's entries, by field name; null: the field is empty. */
export type LeadFields<K extends LeadKind> = {
  [C in keyof FieldColumns<K> as FieldName<C>]: FieldColumns<K>[C];
};
export type LeadField<K extends LeadKind> = keyof LeadFields<K>;

/**
 * The fields of the two forms; each is free text or a choice from a list. All code that handles leads is typed by the
 * tables or loops over this list: input, procedure, form, email, search, export, erasure.
 */
export const leadFields = {
  consultation: { name: "text", email: "text", phone: "text", practice: "text" },
  contact: { name: "text", email: "text", phone: "text", company: "text", service: "choice", message: "text" },
} as const satisfies { [K in LeadKind]: Record<LeadField<K>, "text" | "choice"> };

type Nullable<K extends LeadKind> = {
  [F in LeadField<K>]: null extends LeadFields<K>[F] ? F : never;
}[LeadField<K>];

/** The fields as entered, before they are stored: an optional field that was left empty is absent, empty or null. */
export type GivenFields<K extends LeadKind> = Omit<LeadFields<K>, Nullable<K>> & {
  [F in Nullable<K>]?: LeadFields<K>[F] | undefined;
};

/** All fields of a form and no others: an absent or empty field becomes null. */
export function fieldsOf<K extends LeadKind>(kind: K, given: GivenFields<K>): LeadFields<K> {
  const values: Partial<Record<string, string | null>> = given;
  const entries = Object.keys(leadFields[kind]).map((field) => [field, values[field] || null]);
  return Object.fromEntries(entries) as LeadFields<K>; // the keys are the list's, and a required field is never empty
}

/** The fields of a lead as its table's columns. */
export function columnsOf<K extends LeadKind>(kind: K, lead: GivenFields<K>): FieldColumns<K> {
  const entries = Object.entries(fieldsOf(kind, lead)).map(([field, text]) => [columnOf(field), text]);
  return Object.fromEntries(entries) as FieldColumns<K>; // a column for each field
}

type AnyField = LeadField<"consultation"> | LeadField<"contact">;

/** A field by its column in the view `lead_inbox`, which calls a practice a company. `line_2` would become `line2`. */
export type InboxField = Exclude<ColumnName<AnyField>, "practice">;

const inbox = new Map(
  Object.values(leadFields).flatMap((fields) =>
    entriesOf<Partial<Record<AnyField, "text" | "choice">>>(fields).map(([field, entry]) => [
      field === "practice" ? "company" : columnOf(field),
      entry,
    ]),
  ),
);

/** The fields of both forms, each once. */
const inboxFields: readonly InboxField[] = [...inbox.keys()];

/** The free-text fields of both forms; a search reads them. */
export const inboxTexts: readonly InboxField[] = inboxFields.filter((field) => inbox.get(field) === "text");

/** The properties of a lead in addition to its fields. */
type Common = {
  /** The sender's key for one intent: a lead sent again with the same key is stored once. null: no key was sent */
  idempotencyKey: string | null;
  attribution: Attribution;
  /** Keyed hash of the sender's network address; null: no address is known. */
  clientHash: string | null;
  /** The same hash under the previous key; null: there is no previous key. */
  formerClientHash: string | null;
  /** Only in spooled leads of 1.0.0, whose identity contains a partner's name. */
  partner?: string;
  /** Only in test leads, which are processed like every lead but are not kept. */
  canary?: true;
  /** Only in leads that the office entered or imported: they aren't spam, and an old one has no due time. */
  entered?: { cameBy: string; status: "new" | "contacted" | "won" | "lost"; isOld: boolean };
  /** Verdict on the text alone; the spam history is added when the lead is stored. */
  spam: SpamVerdict;
};

export type NewLead = Common &
  (({ kind: "consultation" } & LeadFields<"consultation">) | ({ kind: "contact" } & LeadFields<"contact">));

/** The source of a visit, and the page whose form was sent; limited in length, and untrusted. */
export type Attribution = {
  /** Path of the visit's first page. */
  landingPage: string | null;
  referrer: string | null;
  first: CampaignTouch;
  last: CampaignTouch;
  /** Path of the page with the form. */
  page: string | null;
  /** Subject of that page, as its form shows it. */
  about: string | null;
};

export const noAttribution: Attribution = {
  landingPage: null,
  referrer: null,
  first: noCampaignTouch,
  last: noCampaignTouch,
  page: null,
  about: null,
};

/** A score, and the signals behind it in words. */
export type SpamVerdict = { score: number; signals: readonly string[] };

/** quarantined: the lead is stored, but no notification of it is sent. */
export type Judgement = SpamVerdict & { quarantined: boolean };

/** How many earlier leads have the same text or the same sender; both raise the score. */
export type SpamHistory = { sameText: number; sameClient: number };

export type LeadReceipt = { reference: string /** false: the same lead was stored before */; stored: boolean };
