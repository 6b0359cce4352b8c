import type { AnalyticsSettings, Site } from "@site/content/site";
import type { Db } from "@site/db/open";

/** What a procedure may use: plain dependencies, no request and no framework. */
export type Context = {
  db: Db;
  site: Site;
  /** The public origin, for canonical links: `https://www.example.com`. */
  origin: string;
  /** null: the operator wants none. */
  analytics: AnalyticsSettings | null;
};
