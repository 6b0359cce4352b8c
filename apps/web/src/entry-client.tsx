import "./styles/index.css";
import { RouterProvider } from "@tanstack/react-router";
import { hydrate as hydrateRouter } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentFacts } from "./browser/document-facts.ts";
import { type ForeignChanges, takeBack } from "./browser/foreign-changes.ts";
import { leaveEventsToBrowser, whenHydrated } from "./browser/hydrated.ts";
import { createBrowserData } from "./data/data-links.ts";
import { keepFilledForms } from "./forms/draft/draft.ts";
import { createSiteRouter } from "./router.tsx";

/** Hydrates the document. The inlined script calls it once per document. */
export async function hydrate(foreign: ForeignChanges): Promise<void> {
  const { build = null, stylesheet: href, hydration: src } = documentFacts();
  // The document contains only the styles that it uses, but React may render other components from now on. Not applied
  // earlier, because the sheet restyles the page while the visitor types. A page works without some of its styles.
  const styles = href === undefined ? null : addToHead("link", { rel: "stylesheet", href }).catch(() => {});
  await Promise.all([styles, addToHead("script", { src })]);
  const router = createSiteRouter({ data: createBrowserData(build), answer: null });
  await hydrateRouter(router);
  leaveEventsToBrowser();
  // If React rebuilds a form because of a change before the first record, the draft contains the form's words.
  keepFilledForms();
  const { isChanged, redo } = takeBack(foreign);
  whenHydrated(redo);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  // React hydrates everything that an event meets in one task, so no visitor sees the page without the changes, and no
  // program reacts.
  if (isChanged) document.querySelector("#main > *")?.dispatchEvent(new Event("dragend", { bubbles: true }));
}

/** Adds a script or a style sheet that the inlined script has preloaded. Rejects if it can't be loaded. */
function addToHead(tag: "script" | "link", properties: object): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement(tag), properties, { onload, onerror }));
  });
}
