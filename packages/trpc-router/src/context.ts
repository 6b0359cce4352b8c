import type { OfficeHours } from "@site/content/office/hours";
import type { AnalyticsSettings, Site } from "@site/content/site";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/** Everything that a read depends on, so that every process renders the same page. */
export type PageContext = {
  db: Db;
  site: Site;
  officeHours: OfficeHours;
  /** Whether the home page reports how fast the office answers leads. */
  showsAnswerTimes: boolean;
  /** The public origin, such as `https://www.example.com`. */
  origin: string;
  /** null: the operator has configured no analytics. */
  analytics: AnalyticsSettings | null;
  /** Whether a new newsletter subscriber must confirm by email. false: email is not configured */
  confirmsNewsletter: boolean;
};

export type WriteContext = {
  leads: Pick<LeadIntake, "submit">;
  /** Takes a confirmation from the sender's budget. @returns seconds to wait; 0: the confirmation may be sent */
  takeConfirmation: (clientHash: string | null) => number;
  /** Makes the dispatcher send a queued email at once. */
  onQueued: () => void;
  /** Signs canaries. null: the site accepts no canaries */
  canarySecret: string | null;
  /** Domain of the emails' From address, for message ids. null: email is not configured */
  mailDomain: string | null;
  /** Keyed hash of the sender's IP address. null: the call has no sender, or the sender uses a shared proxy */
  clientHash: string | null;
  /** `clientHash` under the previous key. null: `clientHash` is null, or there is no previous key */
  formerClientHash: string | null;
};

export type Context = PageContext & {
  /** null: the call only reads */
  writes: WriteContext | null;
  /** Slug of an unpublished article to show, because the request has the article's signed URL. */
  preview?: string | null;
};
