import "./styles/index.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentFacts } from "./browser/document-facts.ts";
import { leaveEventsToBrowser } from "./browser/events-before-react.ts";
import { createBrowserData } from "./data/data-links.ts";
import { createSiteRouter } from "./router.tsx";

/** Hydrates the document. The inlined script calls it once per document. */
export async function hydrate(): Promise<void> {
  const { build = null, stylesheet: href, hydration: src } = documentFacts();
  // The document contains only the styles that it uses, but React may render other components from now on. Not applied
  // before, because it restyles the page while the visitor types. A page works without some of its styles.
  const styles = href === undefined ? null : addToHead("link", { rel: "stylesheet", href }).catch(() => {});
  await Promise.all([styles, addToHead("script", { src })]);
  const router = createSiteRouter({ data: createBrowserData(build), answer: null });
  leaveEventsToBrowser();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

/** Adds a script or a style sheet, which the inlined script has preloaded. Rejects when it can't be loaded. */
function addToHead(tag: "script" | "link", properties: object): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement(tag), properties, { onload, onerror }));
  });
}
