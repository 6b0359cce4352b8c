/** `localStorage` survives the tab, `sessionStorage` ends with it. */
export type Place = "localStorage" | "sessionStorage";

/** The value stored under a name. null: none, or the browser refuses storage. */
export function readStored(place: Place, name: string): unknown {
  try {
    return JSON.parse(window[place].getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function writeStored(place: Place, name: string, value: unknown): void {
  // Ignored, because forms work without storage when it is full or refused.
  try {
    window[place].setItem(name, JSON.stringify(value));
  } catch {}
}

export function removeStored(place: Place, name: string): void {
  try {
    window[place].removeItem(name);
  } catch {}
}
