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
    // The storage is full or refused. Forms work without it.
  }
}

export function removeStored(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
