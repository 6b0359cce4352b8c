import type { LocationRewrite } from "@tanstack/react-router";

/**
 * One not-found document is sent for many URLs, and names the path that it was rendered for. The router takes the visit's
 * path for that one, because otherwise it would not find its data in the document.
 */
export function renderedPathRewrite(): LocationRewrite | undefined {
  const rendered = document.querySelector<HTMLScriptElement>("script[data-rendered-path]")?.dataset.renderedPath;
  if (rendered === undefined) return undefined;
  return { input: replacePath(location.pathname, rendered), output: replacePath(rendered, location.pathname) };
}

function replacePath(from: string, to: string) {
  return ({ url }: { url: URL }): undefined => {
    if (url.pathname === from) url.pathname = to;
  };
}
