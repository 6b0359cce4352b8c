import type { OfficeHours } from "@site/content/office/hours";
import type { AnalyticsSettings, Site } from "@site/content/site";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/** Read procedures depend on these values alone, so that every process renders the same page. */
export type PageContext = {
  db: Db;
  site: Site;
  officeHours: OfficeHours;
  showsAnswerTimes: boolean;
  origin: string;
  analytics: AnalyticsSettings | null;
  /** Whether a new subscriber of the newsletter must confirm by email. false: email is not configured */
  confirmsNewsletter: boolean;
};

export type WriteContext = {
  leads: Pick<LeadIntake, "submit">;
  /** Counts a confirmation email against the sender's limit. @returns seconds to wait; 0: the email may be sent */
  takeConfirmation: (clientHash: string | null) => number;
  /** Makes the dispatcher send a queued email at once. */
  onQueued: () => void;
  canarySecret: string | null;
  /** The domain of the From address, for Message-IDs. null: email is not configured */
  mailDomain: string | null;
  /** Keyed hash of the sender's IP address. null: the call has no sender, or many senders share the address */
  clientHash: string | null;
  /** `clientHash` under the former key. null: `clientHash` is null, or there is no former key */
  formerClientHash: string | null;
};

export type Context = PageContext & {
  /** null: the call only reads */
  writes: WriteContext | null;
  /** The slug of an article that is shown before its publication, because the request has its signed URL. */
  preview?: string | null;
};
