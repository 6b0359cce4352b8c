import { createRoute } from "@tanstack/react-router";
import { orDocument } from "../browser/other-build.ts";
import { NotFoundPage } from "../templates/failures/not-found-page.tsx";
import { notFoundHead, notFoundWith } from "./page.tsx";
import { rootRoute } from "./root.tsx";

/** Matches all paths that no other route matches, and loads the text of the not-found page. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/$",
  loader: async ({ context, location }) => {
    const { utils } = await context.data.load();
    throw notFoundWith(await orDocument(utils.pages.notFound.ensureData(), location.publicHref));
  },
  head: ({ matches }) => notFoundHead(matches),
  notFoundComponent: NotFoundPage,
});
