import { createRootRouteWithContext } from "@tanstack/react-router";
import type { Data } from "../data/trpc.ts";
import favicon from "../generated/favicon.svg?inline";
import { Document } from "../layout/document.tsx";
import type { FormOutcome, LeadView } from "../page-answer.ts";
import { tokens } from "../tokens.ts";

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { utils } }) => {
    await utils.pages.layout.ensureData();
  },
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: tokens.colors.paper[1] },
    ],
    links: [
      // The icon is inline, because otherwise each first visit would need one more request.
      { rel: "icon", href: favicon, type: "image/svg+xml" },
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/site.webmanifest" },
      { rel: "alternate", type: "application/rss+xml", href: "/blog/feed.xml", title: "Articles" },
    ],
  }),
  component: Document,
});

export const getParentRoute = () => rootRoute;

type RouterContext = Data & { formOutcome: FormOutcome | null; leadView: LeadView | null };
