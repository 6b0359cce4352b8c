import { type CampaignParameter, type CampaignTouch, noCampaignTouch } from "@site/content/campaign-touch";
import { entriesOf } from "@site/content/entries-of";
import type { Selectable } from "kysely";
import type { Database } from "../schema.ts";

/** Migrations repeat these names, because a migration must never change after its release. */
export const leadTableOf = {
  consultation: "consultation_requests",
  contact: "contact_submissions",
} as const satisfies Record<string, keyof Database>;

type LeadTables = typeof leadTableOf;
export type LeadKind = keyof LeadTables;
export type LeadTable = LeadTables[LeadKind];

export const leadKinds = entriesOf(leadTableOf).map(([kind]) => kind);
export const leadTables: readonly LeadTable[] = Object.values(leadTableOf);

export type NewRow<K extends LeadKind> = Omit<Selectable<Database[LeadTables[K]]>, "id" | "partner_key_hash">;

/** All other columns of the two lead tables are fields of a form. */
export type OwnColumn =
  | "reference"
  | "status"
  | "created_at"
  | "idempotency_key"
  | "client_hash"
  | "landing_page"
  | "referrer"
  | "spam_score"
  | "spam_signals"
  | "text_hash"
  | "sent_from"
  | "about"
  | "due_at"
  | "owner"
  | "came_by"
  | `${"first" | "last"}_${CampaignParameter}`;

type FieldColumns<K extends LeadKind> = Omit<NewRow<K>, OwnColumn>;

type FieldName<Column> = Column extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<FieldName<Tail>>}`
  : Column;

type ColumnName<Field> = Field extends `${infer Letter}${infer Tail}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnName<Tail>}`
  : Field;

export function columnOf<Field extends string>(field: Field): ColumnName<Field> {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Field>; // TypeScript can't check that this gives a `ColumnName`
}

export type LeadFields<K extends LeadKind> = {
  [C in keyof FieldColumns<K> as FieldName<C>]: FieldColumns<K>[C];
};
export type LeadField<K extends LeadKind> = keyof LeadFields<K>;

export const leadFields = {
  consultation: { name: "text", email: "text", phone: "text", practice: "text" },
  contact: { name: "text", email: "text", phone: "text", company: "text", service: "choice", message: "text" },
} as const satisfies { [K in LeadKind]: Record<LeadField<K>, "text" | "choice"> };

type Nullable<K extends LeadKind> = {
  [F in LeadField<K>]: null extends LeadFields<K>[F] ? F : never;
}[LeadField<K>];

export type GivenFields<K extends LeadKind> = Omit<LeadFields<K>, Nullable<K>> & {
  [F in Nullable<K>]?: LeadFields<K>[F] | undefined;
};

/** A field that is missing or empty becomes null. */
export function fieldsOf<K extends LeadKind>(kind: K, given: GivenFields<K>): LeadFields<K> {
  const values: Partial<Record<string, string | null>> = given;
  const entries = Object.keys(leadFields[kind]).map((field) => [field, values[field] || null]);
  return Object.fromEntries(entries) as LeadFields<K>; // `leadFields` has all keys, and callers fill each required field
}

export function columnsOf(lead: NewLead): FieldColumns<"consultation"> | FieldColumns<"contact"> {
  const entries = Object.entries(fieldsOf(lead.kind, lead)).map(([field, text]) => [columnOf(field), text]);
  return Object.fromEntries(entries) as FieldColumns<"consultation"> | FieldColumns<"contact">; // there is a field for each column
}

type AnyField = LeadField<"consultation"> | LeadField<"contact">;

/** The view shows the practice of a consultation request in the column `company`. */
export type InboxField = Exclude<ColumnName<AnyField>, "practice">;

const inbox = new Map(
  Object.values(leadFields).flatMap((fields) =>
    entriesOf<Partial<Record<AnyField, "text" | "choice">>>(fields).map(([field, entry]) => [
      field === "practice" ? "company" : columnOf(field),
      entry,
    ]),
  ),
);

export const inboxTexts: readonly InboxField[] = [...inbox].flatMap(([field, entry]) =>
  entry === "text" ? [field] : [],
);

type Common = {
  /** If the same lead is sent again with the same key, it isn't stored again. null if the sender chose no key. */
  idempotencyKey: string | null;
  attribution: Attribution;
  /** A keyed hash of the sender's IP address. Null if the address is unknown, or if many senders share it. */
  clientHash: string | null;
  /** The hash with the former SECRET_KEY, by which we recognize leads from before the change of the key. */
  formerClientHash: string | null;
  /** A partner that sent the lead. Only release 1.0.0 set this, and such leads may still be in the spool. */
  partner?: string;
  /** A canary is a test lead that is stored like any other lead and then deleted at once. */
  canary?: true;
  /** Set if the office entered the lead. An old lead gets no due time and no notifications. */
  entered?: { cameBy: string; status: "new" | "contacted" | "won" | "lost"; isOld: boolean };
  /** The verdict on this lead alone, before we look at earlier leads from the same sender. */
  spam: SpamVerdict;
};

export type NewLead = Common &
  (({ kind: "consultation" } & LeadFields<"consultation">) | ({ kind: "contact" } & LeadFields<"contact">));

/** The browser reports these values, so anyone can forge them. */
export type Attribution = Record<"landingPage" | "referrer" | "page" | "about", string | null> &
  Record<"first" | "last", CampaignTouch>;

export const noAttribution: Attribution = {
  landingPage: null,
  referrer: null,
  first: noCampaignTouch,
  last: noCampaignTouch,
  page: null,
  about: null,
};

export type SpamVerdict = { score: number; signals: readonly string[] };

/** A quarantined lead is stored, but nobody is notified of it. */
export type Judgement = SpamVerdict & { quarantined: boolean };

/** `sameText` counts recent leads with the same message but another email address. */
export type SpamHistory = { sameText: number; sameClient: number };

export type LeadReceipt = {
  reference: string;
  /** False if the same lead was already stored, for example because the visitor clicked twice. */
  stored: boolean;
};
