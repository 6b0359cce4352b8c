import type { LocationRewrite } from "@tanstack/react-router";

/**
 * One not-found document is sent for many addresses, and names the one at which it was drawn. The router takes the address
 * of this visit for that one, or it would not find its data in the document.
 */
export function rewriteToDrawn(): LocationRewrite | undefined {
  const drawn = document.querySelector<HTMLScriptElement>("script[data-drawn-at]")?.dataset.drawnAt;
  if (drawn === undefined) return undefined;
  return { input: moving(location.pathname, drawn), output: moving(drawn, location.pathname) };
}

function moving(from: string, to: string) {
  return ({ url }: { url: URL }): undefined => {
    if (url.pathname === from) url.pathname = to;
  };
}
