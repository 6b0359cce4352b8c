import "./styles/index.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { noteVisit } from "./analytics/attribution.ts";
import { rewriteToDrawn } from "./browser/drawn-at.ts";
import { lazyData } from "./data/data-source.ts";
import { createSiteRouter } from "./router.tsx";

noteVisit();
void start();

/** Hydrates in several tasks, so that an input event never waits for all of them. */
async function start(): Promise<void> {
  await nextTask();
  // No request, because the framework chunk contains it; a dynamic import defers its evaluation.
  const { hydrateRoot } = await import("react-dom/client");
  await nextTask();
  const router = createSiteRouter(lazyData(), null, rewriteToDrawn());
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
