/** What the server says with the inlined script of a document, as attributes: `apps/server/src/pages/make-page.ts`. */
type DocumentFacts = {
  /** Addresses of the scripts, apart by spaces; the last one is the entry. */
  code?: string;
  /** Address of the whole style sheet. undefined in development, where Vite adds the styles. */
  stylesheet?: string;
  /** Names the build. undefined in development. */
  build?: string;
  /** The path that the not-found document was rendered for. */
  renderedPath?: string;
  /** `AnalyticsSettings` as JSON. */
  analytics?: string;
};

export function documentFacts(): DocumentFacts {
  return document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset ?? {};
}
