import { articleMissing } from "@site/content/copy/failures";
import { paths } from "@site/content/paths";
import { type BlogSearch, blogSearch, boundedShown, postsFilter, postsQuery } from "@site/content/search/blog";
import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { isOtherBuild } from "../browser/other-build.ts";
import type { NamedPage } from "../layout/breadcrumb.tsx";
import { blogPosting } from "../seo/json-ld.ts";
import { ArticlePage, relatedQuery } from "../templates/article-page.tsx";
import { BlogPage, BlogPending } from "../templates/blog-page.tsx";
import { ArticleFailed, ArticleNotFound } from "../templates/failures.tsx";
import { asPage, isNotFoundError } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

/**
 * Waits for a list that a component reads. Its error is the component's to show, but on the server, where the response
 * is 5xx, and where the whole page is to be loaded as a document.
 */
async function ensureList<List>(list: Promise<List>): Promise<List | undefined> {
  try {
    return await list;
  } catch (error) {
    if (import.meta.env.SSR || isOtherBuild(error)) throw error;
    return undefined;
  }
}

export const blogRoute = asPage(
  createRoute({
    getParentRoute,
    path: paths.blog,
    validateSearch: ({ sent, ...given }): BlogSearch & { sent?: "newsletter" | undefined } => ({
      ...blogSearch(given),
      sent: sent === "newsletter" ? sent : undefined,
    }),
    loaderDeps: ({ search: { sent, ...asked } }) => asked,
    loader: async ({ context: { utils }, deps }) => {
      const [page, count] = await Promise.all([
        utils.pages.blog.ensureData(),
        ensureList(utils.posts.count.ensureData(postsFilter(deps))),
        ensureList(utils.posts.list.ensureData(postsQuery(deps))),
      ]);
      // Each longer list would be one more page with the same articles.
      const shown = count === undefined ? deps.shown : boundedShown(deps, count);
      if (shown !== deps.shown) throw redirect({ to: paths.blog, search: (given) => ({ ...given, shown }) });
      return { page };
    },
    pendingComponent: BlogPending,
  }),
  {
    template: BlogPage,
    describe: ({ page: { seo } }, match) => ({ seo, noindex: match.search.q !== undefined }),
  },
);

export const articleRoute = asPage(
  createRoute({
    getParentRoute,
    path: "/blog/$slug",
    loader: async ({ context: { utils }, params }) => {
      const [page] = await Promise.all([
        utils.pages.article.ensureData(params).catch((error) => {
          throw isNotFoundError(error) ? notFound() : error;
        }),
        ensureList(utils.posts.list.ensureData(relatedQuery)),
      ]);
      return { ...page, pageName: page.post.title } satisfies NamedPage;
    },
    notFoundComponent: ArticleNotFound,
    // Requirement 62: one view for all errors of client navigation. An error on the server is a 5xx response.
    errorComponent: ArticleFailed,
  }),
  {
    template: ArticlePage,
    describe: ({ post }, _match, { site }) => ({
      seo: { title: `${post.title} - ${site.name} Blog`, description: post.excerpt, keywords: post.tags },
      type: "article",
      jsonLd: (origin, path) => [blogPosting(origin, path, post)],
    }),
    failureTitle: articleMissing.title,
  },
);
