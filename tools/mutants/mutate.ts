import { registerHooks } from "node:module";

/**
 * Loads the product with one part of its source replaced: a fault that a test has to detect. For `node --import`; the
 * files on disk don't change.
 * @throws Error, when the file is loaded, if it no longer contains that part
 */
export function mutate(file: string, from: string, to: string): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(`/${file}`)) return loaded;
      const source = Buffer.from(loaded.source as Uint8Array).toString(); // a file is loaded as bytes
      if (!source.includes(from)) throw new Error(`${file} no longer holds ${JSON.stringify(from)}.`);
      return { ...loaded, source: source.replace(from, to) };
    },
  });
}
