declare global {
  /** Values that the session storage refused. The inline script and the pages' code are two bundles that share them. */
  var siteUnstored: Map<string, string> | undefined;
}

globalThis.siteUnstored ??= new Map();
const unstored = globalThis.siteUnstored;

export function readStored(name: string): unknown {
  try {
    return JSON.parse(unstored.get(name) ?? sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** If the storage is full, or if the browser refuses it, the value lives as long as the document. */
export function writeStored(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}

export function removeStored(name: string): void {
  unstored.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {}
}
