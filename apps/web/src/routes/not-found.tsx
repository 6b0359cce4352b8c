import { createRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../templates/failures/not-found-page.tsx";
import { notFoundHead, notFoundWith } from "./page.tsx";
import { rootRoute } from "./root.tsx";

/** Every address that no route knows: its words are loaded, so that the page can be drawn. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/$",
  loader: async ({ context }) => {
    const { utils } = await context.data.load();
    throw notFoundWith(await utils.pages.notFound.ensureData());
  },
  head: ({ matches }) => notFoundHead(matches),
  notFoundComponent: NotFoundPage,
});
