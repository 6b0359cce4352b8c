import { loadWholeStylesheet } from "../browser/stylesheet.ts";
import { requireCode } from "../browser/missing-code.ts";
import type { Data } from "./client/trpc.ts";

/** Gives loaders and forms the tRPC client and its cache. */
export type DataSource = {
  /** null before the code is loaded. */
  current: Data | null;
  load: () => Promise<Data>;
};

export function loadedData(data: Data): DataSource {
  return { current: data, load: async () => data };
}

/**
 * The browser's data source. The document contains its page's data, so the client's code is loaded later: when the
 * visitor first moves, or a form hydrates. The whole stylesheet is loaded with it, for everything rendered from then on.
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
