import { paths, postPath } from "@site/content/paths";
import { createRoute, notFound } from "@tanstack/react-router";
import { ArticleNotFound } from "../layout/article-not-found.tsx";
import { ArticlePending, BlogPending } from "../layout/pending-view.tsx";
import { blogPosting } from "../seo/json-ld.ts";
import { blogSearch, postsQuery } from "./blog-search.ts";
import { headOf, orNotFound, template } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

export const blogRoute = createRoute({
  getParentRoute,
  path: paths.blog,
  validateSearch: blogSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { trpc }, deps }) => {
    // A list that fails leaves hero, tiles and newsletter standing; the template says so and offers another try.
    const list = trpc.posts.list.ensureData(postsQuery(deps)).catch((error: unknown) => {
      if (import.meta.env.SSR) throw error;
    });
    const [page] = await Promise.all([trpc.pages.blog.ensureData(), list]);
    return page;
  },
  head: ({ match, loaderData }) => headOf(match.context, loaderData && { seo: loaderData.seo, path: paths.blog }),
  pendingComponent: BlogPending,
  ...template("blog-page", () => import("../templates/blog-page.tsx"), "BlogPage", {}),
});

export const articleRoute = createRoute({
  getParentRoute,
  path: "/blog/$slug",
  loader: async ({ context, context: { trpc }, params }) => {
    await Promise.all([trpc.pages.article.ensureData(), trpc.posts.list.ensureData({ limit: 4 })]);
    const found = orNotFound(context, trpc.posts.bySlug.ensureData(params));
    // Spec 2.9: an article that can't be loaded is shown as one that doesn't exist; the server answers 5xx itself.
    return import.meta.env.SSR
      ? found
      : found.catch(() => {
          throw notFound();
        });
  },
  head: ({ match, params: { slug }, loaderData: post }) => {
    const name = match.context.trpc.pages.layout.getData()?.site.name ?? "";
    return headOf(
      match.context,
      post && {
        seo: { title: `${post.title} - ${name} Blog`, description: post.excerpt, keywords: post.tags },
        path: postPath(slug),
        crumb: post.title,
        type: "article",
        jsonLd: (origin) => [blogPosting(origin, postPath(slug), post)],
      },
    );
  },
  pendingComponent: ArticlePending,
  ...template("article-page", () => import("../templates/article-page.tsx"), "ArticlePage", {}),
  // After the template, whose not-found view is the general one.
  notFoundComponent: ArticleNotFound,
});
