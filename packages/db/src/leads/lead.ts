import type { LeadFields } from "./lead-fields.ts";

/** What the program knows of a lead beside its fields. */
type Common = {
  /** One intent, one row: unique per form. */
  idempotencyKey: string;
  attribution: Attribution;
  /** Keyed hash of the sender's network address; null where there is none. */
  clientHash: string | null;
  /** Name of the partner whose key came with the lead; null: no partner's. */
  partner: string | null;
  /** What the text itself gives away; what only the tables know is added when the lead is stored. */
  spam: SpamVerdict;
};

export type NewLead = Common &
  (({ kind: "consultation" } & LeadFields<"consultation">) | ({ kind: "contact" } & LeadFields<"contact">));

export type Touch = { source: string | null; medium: string | null; campaign: string | null };

/** Where a visit came from; bounded, and untrusted. */
export type Attribution = { landingPage: string | null; referrer: string | null; first: Touch; last: Touch };

export const noTouch: Touch = { source: null, medium: null, campaign: null };
export const noAttribution: Attribution = { landingPage: null, referrer: null, first: noTouch, last: noTouch };

/** Points, and in words where they come from. */
export type SpamVerdict = { score: number; signals: readonly string[] };

/** quarantined: the lead is stored, and no notification of it is sent. */
export type Judgement = SpamVerdict & { quarantined: boolean };

/** How the tables add to a verdict: how often this text, and this sender, came before. */
export type SpamHistory = { sameText: number; sameClient: number };

export type LeadReceipt = { reference: string /** false: the key was known, nothing was stored */; stored: boolean };
