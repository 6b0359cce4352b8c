import "./styles/index.css";
import type { LocationRewrite } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { recordVisit } from "./analytics/attribution.ts";
import { copyOnClick } from "./browser/copy-text.ts";
import { lazyData } from "./data/data-source.ts";
import { createSiteRouter } from "./router.tsx";

recordVisit();
copyOnClick();
void start();

/** Hydrates in several tasks, so that an input event never waits for all of them. */
async function start(): Promise<void> {
  await nextTask();
  // No request, because the framework chunk contains it; a dynamic import defers its evaluation.
  const { hydrateRoot } = await import("react-dom/client");
  await nextTask();
  const router = createSiteRouter(lazyData(), null, renderedPathRewrite());
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * One not-found document is sent for many URLs, and names the path that it was rendered for. The router takes the visit's
 * path for that one, because otherwise it would not find its data in the document.
 */
function renderedPathRewrite(): LocationRewrite | undefined {
  const rendered = document.querySelector<HTMLScriptElement>("script[data-rendered-path]")?.dataset.renderedPath;
  if (rendered === undefined) return undefined;
  return { input: replacePath(location.pathname, rendered), output: replacePath(rendered, location.pathname) };
}

function replacePath(from: string, to: string) {
  return ({ url }: { url: URL }): undefined => {
    if (url.pathname === from) url.pathname = to;
  };
}
