import "./styles/index.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { recordVisit } from "./analytics/attribution.ts";
import { renderedPathRewrite } from "./browser/rendered-path.ts";
import { lazyData } from "./data/data-source.ts";
import { createSiteRouter } from "./router.tsx";

recordVisit();
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
