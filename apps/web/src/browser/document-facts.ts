/** Attributes of a document's inlined script, which the server's `make-page.ts` writes. */
type DocumentFacts = {
  /** Addresses of the scripts, separated by spaces. The last script is the entry. */
  code?: string;
  /** Address of the whole style sheet. undefined in development, where Vite adds the styles. */
  stylesheet?: string;
  /** The id of the build. undefined in development. */
  build?: string;
  /** Address of the script that gives the router the page's data. undefined: React does not hydrate the document. */
  hydration?: string;
  /** `AnalyticsSettings` as JSON. */
  analytics?: string;
};

export function documentFacts(): DocumentFacts {
  return document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset ?? {};
}

/** Shows the note about a closed office that is true now. A page contains those of the coming days. */
export function showClosed(): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-closed]")) {
    const [from = 0, until = 0] = (note.dataset.closed ?? "").split(" ").map(Number);
    note.hidden = Date.now() < from || Date.now() >= until;
  }
}
