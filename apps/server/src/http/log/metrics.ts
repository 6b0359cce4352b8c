import type { RefusalReason } from "../refusal.ts";
import type { RequestGroup } from "./request-group.ts";

/** What the parts of the site tell whoever counts. Nothing here may throw or wait. */
export type Metrics = {
  /** A request was answered. */
  answered: (group: RequestGroup, status: number, ms: number) => void;
  /** A page was looked up in the cache. */
  cacheLooked: (found: boolean) => void;
  /** @param entries tells how many pages the cache holds now */
  watchCache: (entries: () => number) => void;
  /** A page was rendered and compressed. */
  rendered: (ms: number) => void;
  /** A request was sent away, and what it wanted. */
  refused: (reason: RefusalReason, what: string) => void;
  /** A browser reported that a page broke its policy. */
  policyViolated: () => void;
};

/** For a site that nobody measures. */
export const noMetrics: Metrics = {
  answered() {},
  cacheLooked() {},
  watchCache() {},
  rendered() {},
  refused() {},
  policyViolated() {},
};
