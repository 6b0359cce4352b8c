import type { OfficeHours } from "@site/content/office/hours";
import type { AnalyticsSettings, Site } from "@site/content/site";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/** Dependencies of a read. A page looks the same wherever it is rendered, because every process has only these. */
export type PageContext = {
  db: Db;
  site: Site;
  officeHours: OfficeHours;
  /** Whether the home page reports how fast leads are answered. */
  showsAnswerTimes: boolean;
  /** The public origin, such as `https://www.example.com`. */
  origin: string;
  /** null: the operator has configured no analytics. */
  analytics: AnalyticsSettings | null;
  /** Whether the owner of a newsletter address is asked to confirm. false: email is not configured */
  confirmsNewsletter: boolean;
};

/** Further dependencies of a call that stores something. */
export type WriteContext = {
  leads: Pick<LeadIntake, "submit">;
  /** Counts one newsletter confirmation of a sender. @returns the seconds to wait, if the sender's budget is spent */
  takeConfirmation: (clientHash: string | null) => number;
  /** Makes the dispatcher send a queued email at once. */
  onQueued: () => void;
  /** The key that signs canaries. null: the site accepts none. */
  canarySecret: string | null;
  /** The domain of the sender's address, for message ids. null: email is not configured. */
  mailDomain: string | null;
  /** Pseudonym of the sender's network address. null: the call has no sender, or the sender uses a shared proxy */
  clientHash: string | null;
  /** The same pseudonym under the previous key. null: as above, or there is no previous key */
  formerClientHash: string | null;
};

export type Context = PageContext & {
  /** null: the call only reads */
  writes: WriteContext | null;
  /** Slug of an article to show before its publication, to the holder of its signed address. */
  preview?: string | null;
};
