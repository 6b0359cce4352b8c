type DocumentFacts = {
  /** The URLs of the page's scripts, separated by spaces. The last one is the entry module. */
  code?: string;
  /** It is undefined in development, where Vite adds the styles to the page. */
  stylesheet?: string;
  build?: string;
  /** The URL of the data for hydration, or "" if the document has the data. If undefined, React must not hydrate. */
  hydration?: string;
  analytics?: string;
};

export function documentFacts(): DocumentFacts {
  return document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset ?? {};
}

export function showClosed(): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-closed]")) {
    const [from = 0, until = 0] = (note.dataset.closed ?? "").split(" ").map(Number);
    note.hidden = Date.now() < from || Date.now() >= until;
  }
}
