import { loadWholeStylesheet } from "../browser/stylesheet.ts";
import { requireCode } from "../browser/missing-code.ts";
import type { Data } from "./client/trpc.ts";

/** Where loaders and forms get their data from. */
export type DataSource = {
  /** null until it has been loaded. */
  current: Data | null;
  load: () => Promise<Data>;
};

export function loadedData(data: Data): DataSource {
  return { current: data, load: async () => data };
}

/**
 * The browser's: a page brings its own data, so the code that asks for more comes when somebody is about to leave it
 * or touches a form. Whatever is drawn from then on finds every rule of the stylesheet.
 */
export function lazyData(): DataSource {
  let loading: Promise<Data> | null = null;
  const source: DataSource = {
    current: null,
    load: () => {
      loading ??= loadNow().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
  async function loadNow(): Promise<Data> {
    const [{ createBrowserData }] = await Promise.all([requireCode(import("./client/browser-data.ts")), loadWholeStylesheet()]);
    source.current = createBrowserData();
    return source.current;
  }
  return source;
}
