import type { SiteFile } from "./make-page.ts";

export type Publication = {
  find: (path: string) => SiteFile | undefined;
  /** Whether the page certainly doesn't exist, because it is neither published nor about to be. */
  lacks: (path: string) => boolean;
  /** reason: why visitors should be sent to another instance; problems: warnings for the operator */
  state: () => { reason: string | null; problems: readonly string[] };
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** In development, and in tests that don't depend on publication, every page is made on request. */
export const unpublished: Publication = {
  find: () => undefined,
  lacks: () => false,
  state: () => ({ reason: null, problems: [] }),
  start: async () => {},
  close: async () => {},
};
