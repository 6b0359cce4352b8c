let loading: Promise<void> | null = null;

/**
 * The page came with only the rules that it uses; whatever is drawn later may need others. Resolves when the whole
 * sheet is there, or will not come: a page without its finery is better than none.
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
