import "./styles/index.css";
import { RouterProvider } from "@tanstack/react-router";
import { hydrate as hydrateRouter } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentFacts } from "./browser/document-facts.ts";
import { type ForeignChanges, takeBack } from "./browser/foreign-changes.ts";
import { leaveEventsToBrowser, whenHydrated } from "./browser/hydrated.ts";
import { createBrowserData } from "./data/data-links.ts";
import { keepFilledForms } from "./forms/draft.ts";
import { createSiteRouter } from "./router.tsx";

export async function hydrate(foreign: ForeignChanges): Promise<void> {
  const { build = null, stylesheet: href, hydration: src } = documentFacts();
  // The whole style sheet isn't added earlier, because adding it makes the browser restyle the page. If it can't be
  // loaded, the page works, but some styles are missing.
  const styles = href === undefined ? null : addToHead("link", { rel: "stylesheet", href }).catch(() => {});
  await Promise.all([styles, src && addToHead("script", { src })]);
  const router = createSiteRouter({ data: createBrowserData(build), answer: null });
  await hydrateRouter(router);
  leaveEventsToBrowser();
  // If an extension changed a form before `followForeignChanges`, React replaces the form, so its text becomes a draft.
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
  // This event makes React hydrate the page in one task, so that its translation doesn't disappear for a moment.
  if (isChanged) document.querySelector("#main > *")?.dispatchEvent(new Event("dragend", { bubbles: true }));
}

function addToHead(tag: "script" | "link", properties: object): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement(tag), properties, { onload, onerror }));
  });
}
