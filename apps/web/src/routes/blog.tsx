import { articleMissing } from "@site/content/copy/failures";
import { paths, postPath } from "@site/content/paths";
import { blogSearch, boundedShown, postsFilter, postsQuery } from "@site/content/search/blog";
import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { isOtherBuild } from "../browser/other-build.ts";
import type { NamedPage } from "../layout/breadcrumb.tsx";
import { blogPosting } from "../seo/json-ld.ts";
import { ArticlePage, relatedQuery } from "../templates/article-page.tsx";
import { BlogPage, BlogPending } from "../templates/blog-page.tsx";
import { ArticleFailed, ArticleNotFound } from "../templates/failures/failures.tsx";
import { failureHead, headOf, isNotFoundError, layoutOf } from "./page.tsx";
import { rootRoute } from "./root.tsx";
import { withTemplate } from "./template.tsx";

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

export const blogRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.blog,
    validateSearch: blogSearch,
    loaderDeps: ({ search }) => search,
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
    head: ({ matches, match, loaderData }) =>
      headOf(
        matches,
        loaderData && { seo: loaderData.page.seo, path: paths.blog, noindex: match.search.q !== undefined },
      ),
    pendingComponent: BlogPending,
  }),
  BlogPage,
);

export const articleRoute = withTemplate(
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
    head: ({ matches, params: { slug }, loaderData }) => {
      if (loaderData === undefined) return failureHead(matches, articleMissing.title);
      const { post } = loaderData;
      return headOf(matches, {
        seo: {
          title: `${post.title} - ${layoutOf(matches)?.site.name ?? ""} Blog`,
          description: post.excerpt,
          keywords: post.tags,
        },
        path: postPath(slug),
        crumb: post.title,
        type: "article",
        jsonLd: (origin) => [blogPosting(origin, postPath(slug), post)],
      });
    },
    notFoundComponent: ArticleNotFound,
    // Requirement 62: one view for all errors of client navigation. An error on the server is a 5xx response.
    errorComponent: ArticleFailed,
  }),
  ArticlePage,
);
