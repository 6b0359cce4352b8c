import { type CampaignParameter, type CampaignTouch, noCampaignTouch } from "@site/content/campaign-touch";
import { entriesOf } from "@site/content/entries-of";
import type { Selectable } from "kysely";
import type { Database } from "../schema.ts";

/** The table of each form's leads. Migrations repeat these names, because a released migration never changes. */
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

/** Columns that visitors don't fill in. The other columns of the two tables are fields of a form. */
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
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Field>; // the type describes this replacement
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

/** Returns exactly the fields of a form. An absent or empty field becomes null. */
export function fieldsOf<K extends LeadKind>(kind: K, given: GivenFields<K>): LeadFields<K> {
  const values: Partial<Record<string, string | null>> = given;
  const entries = Object.keys(leadFields[kind]).map((field) => [field, values[field] || null]);
  return Object.fromEntries(entries) as LeadFields<K>; // the keys are those of `leadFields`, and a required field is never empty
}

export function columnsOf(lead: NewLead): FieldColumns<"consultation"> | FieldColumns<"contact"> {
  const entries = Object.entries(fieldsOf(lead.kind, lead)).map(([field, text]) => [columnOf(field), text]);
  return Object.fromEntries(entries) as FieldColumns<"consultation"> | FieldColumns<"contact">; // `leadFields` has a field for each column
}

type AnyField = LeadField<"consultation"> | LeadField<"contact">;

/** A field's column in the view `lead_inbox`, which calls a practice a company. */
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
  /** The sender's key. The same lead with the same key is stored once. null: no key was sent */
  idempotencyKey: string | null;
  attribution: Attribution;
  /** Keyed hash of the sender's IP address. null: the address is unknown, or many senders share it */
  clientHash: string | null;
  /** `clientHash` under the former SECRET_KEY. null: `clientHash` is null, or there is no former key */
  formerClientHash: string | null;
  /** Only leads that release 1.0.0 spooled have a partner, whose name is part of their identity. */
  partner?: string;
  /** Set only in canaries, which are processed like any lead and then deleted at once. */
  canary?: true;
  /** Set only in leads that the office entered or imported. If `isOld`, the lead has no due time. */
  entered?: { cameBy: string; status: "new" | "contacted" | "won" | "lost"; isOld: boolean };
  /** The verdict on this lead, regardless of earlier leads. */
  spam: SpamVerdict;
};

export type NewLead = Common &
  (({ kind: "consultation" } & LeadFields<"consultation">) | ({ kind: "contact" } & LeadFields<"contact">));

/** The visit's source, and the page whose form was sent, as the browser reports them. They may be forged. */
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

/** quarantined: the lead is stored, but no notification about it is sent. */
export type Judgement = SpamVerdict & { quarantined: boolean };

/** How many earlier leads have the same text from another email address, and how many have the same sender. */
export type SpamHistory = { sameText: number; sameClient: number };

export type LeadReceipt = { reference: string /** false: the same lead was stored before */; stored: boolean };
