import type { SiteFile } from "./make-page.ts";

export type Publication = {
  /** A page or file. undefined: not published */
  find: (path: string) => SiteFile | undefined;
  /** Whether the page certainly doesn't exist: it is neither published nor about to be published. */
  lacks: (path: string) => boolean;
  /** The reason to send visitors to another instance, and warnings for the operator. */
  state: () => { reason: string | null; problems: readonly string[] };
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** For development, and for tests that don't depend on publication: every page is made on request. */
export const unpublished: Publication = {
  find: () => undefined,
  lacks: () => false,
  state: () => ({ reason: null, problems: [] }),
  start: async () => {},
  close: async () => {},
};
