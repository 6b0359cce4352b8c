/** Data attributes that the server's `make-page.ts` writes on the inlined script. */
type DocumentFacts = {
  /** URLs of the scripts, separated by spaces. The last script is the entry. */
  code?: string;
  /** URL of the whole style sheet. undefined in development, where Vite adds the styles. */
  stylesheet?: string;
  /** undefined in development. */
  build?: string;
  /** URL of the script that gives the router the page's data. undefined: React does not hydrate the document. */
  hydration?: string;
  /** `AnalyticsSettings` as JSON. */
  analytics?: string;
};

export function documentFacts(): DocumentFacts {
  return document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset ?? {};
}

/** Shows the closed-office note for the current time. A page contains the notes for several days. */
export function showClosed(): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-closed]")) {
    const [from = 0, until = 0] = (note.dataset.closed ?? "").split(" ").map(Number);
    note.hidden = Date.now() < from || Date.now() >= until;
  }
}
