import "./styles/index.css";
import type { AppRouter } from "@site/trpc-router/types";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { noteVisit } from "./forms/attribution.ts";
import { loadWholeStylesheet } from "./layout/stylesheet.ts";
import { createSiteRouter } from "./router.tsx";
import { statusErrorLink } from "./status-error-link.ts";

const client = createTRPCClient<AppRouter>({
  links: [
    statusErrorLink,
    httpBatchLink({
      url: "/trpc",
      maxItems: 10,
      fetch: (url, { signal, ...options } = {}) =>
        fetch(url, { ...options, signal: signal ?? null, credentials: "include" }),
    }),
  ],
});

noteVisit();

const router = createSiteRouter(client);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

loadWholeStylesheet();
