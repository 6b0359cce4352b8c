import "./styles/index.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { dataOnDemand } from "./data-source.ts";
import { noteVisit } from "./forms/attribution.ts";
import { createSiteRouter } from "./router.tsx";

noteVisit();

// Each in a task of its own, so that a tap never waits for all: evaluating the code was the first.
setTimeout(() => {
  const router = createSiteRouter(dataOnDemand());
  setTimeout(hydrate, 0, router);
});

function hydrate(router: ReturnType<typeof createSiteRouter>): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}
