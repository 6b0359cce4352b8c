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

/** Hydrates the document. The inlined script calls it once per document. */
export async function hydrate(): Promise<void> {
  const data = createBrowserData(build);
  const router = createSiteRouter({ data, answer: null, rewrite: renderedPathRewrite() });
  // The document contains only the styles that it uses, but React may render other components from now on.
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

/** Waits for the whole style sheet. Resolves also when loading fails, because the page works without some of its styles. */
function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (link === null || link.sheet !== null) return Promise.resolve();
  return new Promise((done) => {
    link.onload = link.onerror = () => done();
  });
}

/**
 * The server sends one not-found document for many URLs, and the document names the path for which it was rendered. The
 * router is given that path instead of the visited one, because otherwise it would not find the page's data in the document.
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
