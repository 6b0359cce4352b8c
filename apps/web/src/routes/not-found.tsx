import { createRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "../layout/not-found-page.tsx";
import { notFoundHead } from "./page.tsx";
import { rootRoute } from "./root.tsx";

/** Every address that no route knows: its words are loaded, so that the page can be drawn. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/$",
  loader: async ({ context }) => {
    await context.trpc.pages.notFound.ensureData();
    throw notFound();
  },
  head: ({ match }) => notFoundHead(match.context),
  notFoundComponent: NotFoundPage,
});
