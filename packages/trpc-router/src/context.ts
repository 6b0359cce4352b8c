import type { OfficeHours } from "@site/content/office/hours";
import type { AnalyticsSettings, Site } from "@site/content/site";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/** The values that a read procedure may use. It uses no others, so that every process renders the same page. */
export type PageContext = {
  db: Db;
  site: Site;
  officeHours: OfficeHours;
  showsAnswerTimes: boolean;
  origin: string;
  analytics: AnalyticsSettings | null;
  /** Whether new subscribers of the newsletter must confirm by email. False if the site can't send email. */
  confirmsNewsletter: boolean;
};

export type WriteContext = {
  leads: Pick<LeadIntake, "submit">;
  /**
   * Asks whether a sender may cause a confirmation email now, and counts this email.
   * @returns 0 if the email may be sent, and otherwise the number of seconds until the sender may try again
   */
  takeConfirmation: (clientHash: string | null) => number;
  /** Tells the dispatcher that an email is in the queue, so that it sends the email at once. */
  onQueued: () => void;
  canarySecret: string | null;
  /** The domain of the From address, which is used in Message-IDs. Null if email is not configured. */
  mailDomain: string | null;
  /** A keyed hash of the sender's IP address. Null if the call has no sender, or if many senders share the address. */
  clientHash: string | null;
  /** The same hash with the former SECRET_KEY. Null if `clientHash` is null, or if there is no former key. */
  formerClientHash: string | null;
};

export type Context = PageContext & {
  /** What a call needs to store something. Null for a call that only reads, for example to render a page. */
  writes: WriteContext | null;
  /**
   * The slug of an unpublished article that is shown anyway, because the request's URL has a valid signature for it.
   */
  preview?: string | null;
};
