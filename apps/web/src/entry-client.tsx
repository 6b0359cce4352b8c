import "./styles/index.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { dataOnDemand } from "./data-source.ts";
import { noteVisit } from "./forms/attribution.ts";
import { createSiteRouter } from "./router.tsx";

noteVisit();

const router = createSiteRouter(dataOnDemand());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
