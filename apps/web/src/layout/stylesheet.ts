/**
 * The page came with only the rules that it uses. After it has come alive, the whole sheet is fetched,
 * so that client navigation finds every rule in place.
 */
export function loadWholeStylesheet(): void {
  const href = document.querySelector<HTMLScriptElement>("script[data-stylesheet]")?.dataset.stylesheet;
  if (href === undefined) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  requestIdleCallbackOr(() => document.head.append(link));
}

/** Safari has no requestIdleCallback. */
function requestIdleCallbackOr(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
