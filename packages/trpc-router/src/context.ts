import type { OfficeHours } from "@site/content/office/hours";
import type { AnalyticsSettings, Site } from "@site/content/site";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/**
 * Dependencies of a read, such as a page's. The rendering process has only these, so a page looks the same whether the
 * rendering process, the serving process, a test or development renders it.
 */
export type PageContext = {
  db: Db;
  site: Site;
  /** The hours in which the office answers. */
  officeHours: OfficeHours;
  /** Whether the home page reports how fast leads are answered. */
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
   * Counts one newsletter confirmation against a sender's budget.
   * @returns 0, or the seconds to wait when the budget is spent
   */
  takeConfirmation: (clientHash: string | null) => number;
  /** Announces that an email was queued, so that it is sent now and not at the next poll. */
  onQueued: () => void;
  /** The key that signs canaries. null: the site accepts none. */
  canarySecret: string | null;
  /** The domain of the sender's address, for message ids. null: email is not configured. */
  mailDomain: string | null;
  /**
   * Pseudonym of the sender's network address. null: the call has no sender, or the sender is behind a shared proxy.
   */
  clientHash: string | null;
  /** The same pseudonym under the previous key. null: as above, or there is no previous key. */
  formerClientHash: string | null;
};

/** Dependencies of the procedures. They contain no request and no framework, so a test needs neither. */
export type Context = PageContext & {
  /** null: the call renders a page and stores nothing. */
  writes: WriteContext | null;
  /** Slug of an article shown before its publication. Present only for the holder of the article's signed address. */
  preview?: string | null;
};
