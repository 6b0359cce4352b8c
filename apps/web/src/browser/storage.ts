/** `localStorage` outlives the visit, `sessionStorage` ends with the tab. */
export type Place = "localStorage" | "sessionStorage";

/** What is kept under a name; null where there is nothing, or the browser refuses storage altogether. */
export function readStored(place: Place, name: string): unknown {
  try {
    return JSON.parse(window[place].getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function writeStored(place: Place, name: string, value: unknown): void {
  // Storage that is full or refused costs a comfort, never a form.
  try {
    window[place].setItem(name, JSON.stringify(value));
  } catch {}
}

export function removeStored(place: Place, name: string): void {
  try {
    window[place].removeItem(name);
  } catch {}
}
