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
  // The document contains only the styles that it uses, but React may render other components from now on.
  await Promise.all([wholeStylesheet(), pageData()]);
  const { build = null } = documentFacts();
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

/** Runs the script with the page's data, which the inlined script has asked for. Rejects when it can't be loaded. */
function pageData(): Promise<unknown> {
  const { hydration: src } = documentFacts();
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement("script"), { src, onload, onerror }));
  });
}

/** Waits for the whole style sheet, and applies it. Resolves also when loading fails: the page has its own rules. */
async function wholeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (link === null) return;
  if (link.sheet === null)
    await new Promise<void>((done) => {
      link.onload = link.onerror = () => done();
    });
  link.media = "all";
}
