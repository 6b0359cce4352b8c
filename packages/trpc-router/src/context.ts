import type { OfficeHours } from "@site/content/office/hours";
import type { AnalyticsSettings, Site } from "@site/content/site";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/**
 * Dependencies of a read, such as a page's. The rendering process has this and nothing else, so a page that is rendered
 * there can't differ from one that the serving process, a test or development renders.
 */
export type PageContext = {
  db: Db;
  site: Site;
  /** When the office answers. */
  officeHours: OfficeHours;
  /** Whether the home page says how well leads are answered. */
  showsAnswerTimes: boolean;
  /** The public origin, for canonical links: `https://www.example.com`. */
  origin: string;
  /** null: the operator has configured no analytics. */
  analytics: AnalyticsSettings | null;
  /** Whether the owner of a newsletter address is asked by email to confirm. false: email is not configured. */
  confirmsNewsletter: boolean;
};

/** Further dependencies of a call that stores something. */
export type WriteContext = {
  /** Stores leads. */
  leads: Pick<LeadIntake, "submit">;
  /**
   * Spends one newsletter confirmation of a sender's budget.
   * @returns 0, or the seconds to wait when the budget is spent
   */
  takeConfirmation: (clientHash: string | null) => number;
  /** Says that an email was queued, so that it is sent now and not at the next poll. */
  onQueued: () => void;
  /** Key that signs a canary. null: the site takes none. */
  canarySecret: string | null;
  /** Domain of the sender's address, for message ids. null: email is not configured. */
  mailDomain: string | null;
  /**
   * Pseudonym of the sender's network address. null if the call has no sender, or the sender is behind a shared proxy.
   */
  clientHash: string | null;
  /** The same with the key before the current one. null: as above, or there is no such key. */
  formerClientHash: string | null;
};

/** Dependencies of the procedures, without request and framework, so that a test needs neither. */
export type Context = PageContext & {
  /** null: the call renders a page, and stores nothing. */
  writes: WriteContext | null;
  /** Slug of an article that the page shows before its day. Absent except for the holder of its signed address. */
  preview?: string | null;
};
