// Values that are stored in this tab and deleted with it.

/** null: no value is stored, or the browser refuses storage. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: unknown): void {
  // Ignored, because forms work without storage if it is full or refused.
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {}
}

export function removeStored(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
