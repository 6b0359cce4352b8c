import "./styles/index.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { noteVisit } from "./analytics/attribution.ts";
import { rewriteToDrawn } from "./browser/drawn-at.ts";
import { lazyData } from "./data/data-source.ts";
import { createSiteRouter } from "./router.tsx";

noteVisit();
void start();

/** Each step in a task of its own, so that a tap never waits for all: evaluating the code was the first. */
async function start(): Promise<void> {
  await nextTask();
  // It came with the framework; what it is made of runs when it is first asked for.
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
