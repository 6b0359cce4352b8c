import { noTouch, type Touch } from "@site/content/touch";
import type { LeadFields } from "./lead-fields.ts";

/** The properties of a lead besides its fields. */
type Common = {
  /** The sender's name for one intent: the same lead again under the same key is stored once. null: the sender gave none */
  idempotencyKey: string | null;
  attribution: Attribution;
  /** Keyed hash of the sender's network address; null without an address. */
  clientHash: string | null;
  /** The same with the key before the current one; null without such a key. */
  formerClientHash: string | null;
  /** Name of the partner whose API key came with the lead; null without a key. */
  partner: string | null;
  /** Only of a test lead: it goes the way of every lead, but is not kept. */
  canary?: true;
  /** Verdict on the text alone; the spam history is added when the lead is stored. */
  spam: SpamVerdict;
};

export type NewLead = Common &
  (({ kind: "consultation" } & LeadFields<"consultation">) | ({ kind: "contact" } & LeadFields<"contact">));

/** Where a visit came from, and the page whose form was sent; limited in length, and untrusted. */
export type Attribution = {
  /** Path of the visit's first page. */
  landingPage: string | null;
  referrer: string | null;
  first: Touch;
  last: Touch;
  /** Path of the page whose form was sent. */
  page: string | null;
  /** Subject of that page, as its form shows it. */
  about: string | null;
};

export const noAttribution: Attribution = {
  ...{ landingPage: null, referrer: null, first: noTouch, last: noTouch },
  ...{ page: null, about: null },
};

/** A score, and the signals behind it in words. */
export type SpamVerdict = { score: number; signals: readonly string[] };

/** quarantined: the lead is stored, but no notification of it is sent. */
export type Judgement = SpamVerdict & { quarantined: boolean };

/** How many earlier leads have the same text, and the same sender; both raise the score. */
export type SpamHistory = { sameText: number; sameClient: number };

export type LeadReceipt = { reference: string /** false: the same lead was stored before */; stored: boolean };
