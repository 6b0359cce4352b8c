import { leadPath } from "@site/content/paths";
import { createRoute } from "@tanstack/react-router";
import { notFoundHead, notFoundWith } from "./page.tsx";
import { rootRoute } from "./root.tsx";
import { withTemplate } from "./template.tsx";

/** The page behind the link in the office's mail. Only the server makes it, for the holder of the link. */
export const leadRoute = withTemplate(
  createRoute({
    getParentRoute: () => rootRoute,
    path: leadPath,
    loader: async ({ context: { data, leadView } }) => {
      if (leadView !== null) return leadView;
      throw notFoundWith(await (await data.load()).utils.pages.notFound.ensureData());
    },
    head: ({ matches, loaderData }) =>
      loaderData === undefined
        ? notFoundHead(matches)
        : {
            meta: [
              { title: loaderData.title },
              { name: "robots", content: "noindex, nofollow" },
              { name: "referrer", content: "no-referrer" },
            ],
          },
  }),
  () => import("../templates/lead-page.tsx"),
  "LeadPage",
);
