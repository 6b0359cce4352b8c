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
