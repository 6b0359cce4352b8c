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
  // The document has only the styles that it uses, but React may render other components. The whole sheet is added only
  // now, because adding it restyles the page. If the sheet fails to load, the page lacks some styles, but works.
  const styles = href === undefined ? null : addToHead("link", { rel: "stylesheet", href }).catch(() => {});
  await Promise.all([styles, src && addToHead("script", { src })]);
  const router = createSiteRouter({ data: createBrowserData(build), answer: null });
  await hydrateRouter(router);
  leaveEventsToBrowser();
  // If a program changed a form before `followForeignChanges`, React rebuilds the form. The draft keeps its text.
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
  // This event makes React hydrate in one task. Otherwise visitors would briefly see the page without the changes.
  if (isChanged) document.querySelector("#main > *")?.dispatchEvent(new Event("dragend", { bubbles: true }));
}

function addToHead(tag: "script" | "link", properties: object): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement(tag), properties, { onload, onerror }));
  });
}
