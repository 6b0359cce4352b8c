import type { SiteFile } from "./make-page.ts";

/** The pages that all visitors share. */
export type Publication = {
  /** A page or file. undefined: not published */
  find: (path: string) => SiteFile | undefined;
  /** Whether there is certainly no such page: it is neither published, nor still to be made. */
  lacks: (path: string) => boolean;
  /** Reasons to send visitors to another instance, and warnings for a person. */
  state: () => { reason: string | null; problems: readonly string[] };
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** In development, and for tests that don't ask who makes a page: every page is made when it is asked for. */
export const unpublished: Publication = {
  find: () => undefined,
  lacks: () => false,
  state: () => ({ reason: null, problems: [] }),
  start: async () => {},
  close: async () => {},
};
