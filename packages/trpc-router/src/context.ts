import type { OfficeHours } from "@site/content/office/hours";
import type { AnalyticsSettings, Site } from "@site/content/site";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/** A read procedure uses no other values, so that every process renders the same page. */
export type PageContext = {
  db: Db;
  site: Site;
  officeHours: OfficeHours;
  showsAnswerTimes: boolean;
  origin: string;
  analytics: AnalyticsSettings | null;
  /** False if the site can't send email. */
  confirmsNewsletter: boolean;
};

export type WriteContext = {
  leads: Pick<LeadIntake, "submit">;
  /** @returns 0 if the email may be sent, or else the number of seconds until the sender may try again */
  takeConfirmation: (clientHash: string | null) => number;
  onQueued: () => void;
  canarySecret: string | null;
  /** The domain of Message-IDs. Null if email is not configured. */
  mailDomain: string | null;
  /** A keyed hash of the sender's IP address. Null if the call has no sender, or if many senders share the address. */
  clientHash: string | null;
  /** The same hash with the former SECRET_KEY. Null if `clientHash` is null, or if there is no former key. */
  formerClientHash: string | null;
};

export type Context = PageContext & {
  /** Null for a call that only reads, for example to render a page. */
  writes: WriteContext | null;
  /** The URL of the request has a valid signature for the unpublished article with this slug. */
  preview?: string | null;
};
