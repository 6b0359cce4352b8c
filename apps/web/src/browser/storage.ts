export function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The storage is full, or the browser doesn't allow it. Forms work without storage.
  }
}

export function removeStored(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
