import type { AnalyticsSettings, Site } from "@site/content/site";
import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/** What a procedure may use: plain dependencies, no request and no framework. */
export type Context = {
  db: Db;
  site: Site;
  /** The public origin, for canonical links: `https://www.example.com`. */
  origin: string;
  /** null: the operator wants none. */
  analytics: AnalyticsSettings | null;
  /** Where leads are stored. */
  leads: Pick<LeadIntake, "submit">;
  /** Spends a newsletter confirmation of a sender's budget; answers the seconds to wait, 0 where one was left. */
  takeConfirmation: (clientHash: string | null) => number;
  /** Right of the @ in our mails; null: no mail can be sent. */
  mailDomain: string | null;
  /** Keyed hash of the caller's network address; null: a call from inside. */
  clientHash: string | null;
  /** Name of the partner whose key came with the request, as the operator configured it; null: no partner's. */
  partner: string | null;
};
