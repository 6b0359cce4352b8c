import { requireCode } from "../browser/other-build.ts";
import type { Data } from "./client/trpc.ts";

/** Gives loaders and forms the tRPC client and its cache. */
export type DataSource = {
  /** null before the code is loaded. */
  current: Data | null;
  /** Loads the client, and the whole stylesheet for all that is rendered from then on. */
  load: () => Promise<Data>;
  /** For a form that hydrates: the document has the styles of its first state. */
  loadClient: () => Promise<Data>;
};

export function loadedData(data: Data): DataSource {
  const load = async () => data;
  return { current: data, load, loadClient: load };
}

/**
 * The browser's data source. The document contains its page's data, so the client's code is loaded later: when the
 * visitor first moves, or a form hydrates.
 */
export function lazyData(): DataSource {
  let loading: Promise<Data> | null = null;
  const source: DataSource = {
    current: null,
    load: async () => {
      const [data] = await Promise.all([source.loadClient(), loadWholeStylesheet()]);
      return data;
    },
    loadClient: () => {
      loading ??= loadNow().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
  async function loadNow(): Promise<Data> {
    const { createBrowserData } = await requireCode(import("./client/data-links.ts"));
    source.current = createBrowserData();
    return source.current;
  }
  return source;
}

let loading: Promise<void> | null = null;

/**
 * Loads the whole stylesheet, because the document inlines only the rules that its HTML uses. Resolves also when loading
 * fails: a page without some of its styles is better than none.
 */
export function loadWholeStylesheet(): Promise<void> {
  loading ??= new Promise((done) => {
    const href = document.querySelector<HTMLScriptElement>("script[data-stylesheet]")?.dataset.stylesheet;
    if (href === undefined) return done();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return loading;
}
