type DocumentFacts = {
  /** The URLs of the scripts, separated by spaces. The last one is the entry. */
  code?: string;
  /** The URL of the whole style sheet. undefined in development, because Vite adds the styles */
  stylesheet?: string;
  build?: string;
  /** The URL of the script with the page's data. "": the document contains it. undefined: React hydrates nothing */
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
