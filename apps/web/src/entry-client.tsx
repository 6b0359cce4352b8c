import "./styles/index.css";
import type { LocationRewrite } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentFacts } from "./browser/document-facts.ts";
import { removePrerendering } from "./browser/start.ts";
import { createBrowserData } from "./data/data-links.ts";
import { createSiteRouter } from "./router.tsx";

const { build = null, renderedPath } = documentFacts();

/** Called once per document, by the script that it inlines. */
export async function hydrate(): Promise<void> {
  const data = createBrowserData(build);
  const router = createSiteRouter({ data, answer: null, rewrite: renderedPathRewrite() });
  // Whatever React renders from now on has its styles.
  await wholeStylesheet();
  removePrerendering();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

/** Resolves also when loading fails: a page without some of its styles is better than none. */
function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (link === null || link.sheet !== null) return Promise.resolve();
  return new Promise((done) => {
    link.onload = link.onerror = () => done();
  });
}

/**
 * One not-found document is sent for many URLs, and names the path that it was rendered for. The router takes the visit's
 * path for that one, because otherwise it would not find its data in the document.
 */
function renderedPathRewrite(): LocationRewrite | undefined {
  if (renderedPath === undefined) return undefined;
  return { input: replacePath(location.pathname, renderedPath), output: replacePath(renderedPath, location.pathname) };
}

function replacePath(from: string, to: string) {
  return ({ url }: { url: URL }): undefined => {
    if (url.pathname === from) url.pathname = to;
  };
}
