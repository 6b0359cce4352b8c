import { articleMissing } from "@site/content/copy/failures";
import { paths, postPath } from "@site/content/paths";
import { blogSearch, postsFilter, postsQuery } from "@site/content/search/blog";
import { createRoute, notFound } from "@tanstack/react-router";
import { isOtherBuild } from "../browser/other-build.ts";
import { loadLeadForms } from "../forms/hydration/lazy-form.tsx";
import type { NamedPage } from "../layout/breadcrumb.tsx";
import { BlogPending } from "../layout/pending-view.tsx";
import { blogPosting } from "../seo/json-ld.ts";
import { ArticleFailed, ArticleNotFound } from "../templates/failures/failures.tsx";
import { failureHead, headOf, isNotFoundError, layoutOf } from "./page.tsx";
import { rootRoute } from "./root.tsx";
import { withTemplate } from "./template.tsx";

const getParentRoute = () => rootRoute;

/**
 * On the server, throws: the response is 5xx. In the browser, gives null: the rest of the page renders, unless the whole
 * page is to be loaded as a document.
 */
function nullInBrowser(error: unknown): null {
  if (import.meta.env.SSR || isOtherBuild(error)) throw error;
  return null;
}

export const blogRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.blog,
    validateSearch: blogSearch,
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps }) => {
      const { utils } = await context.data.load();
      const [page, posts, found] = await Promise.all([
        utils.pages.blog.ensureData(),
        // If only the list fails, the template renders the rest of the page, and a retry button instead of the list.
        utils.posts.list.ensureData(postsQuery(deps)).catch(nullInBrowser),
        utils.posts.count.ensureData(postsFilter(deps)).catch(nullInBrowser),
        loadLeadForms(),
      ]);
      return { page, posts, found };
    },
    head: ({ matches, match, loaderData }) =>
      headOf(
        matches,
        loaderData && { seo: loaderData.page.seo, path: paths.blog, noindex: match.search.q !== undefined },
      ),
    pendingComponent: BlogPending,
  }),
  () => import("../templates/blog-page.tsx"),
  "BlogPage",
);

export const articleRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: "/blog/$slug",
    loader: async ({ context, params }) => {
      const { utils } = await context.data.load();
      const [page, latest] = await Promise.all([
        utils.pages.article.ensureData(params).catch((error) => {
          throw isNotFoundError(error) ? notFound() : error;
        }),
        // Related articles that fail to load are left out.
        utils.posts.list.ensureData({ limit: 4 }).catch(nullInBrowser),
      ]);
      const related = (latest ?? []).filter(({ id }) => id !== page.post.id).slice(0, 3);
      return { ...page, related, pageName: page.post.title } satisfies NamedPage;
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
  () => import("../templates/article-page.tsx"),
  "ArticlePage",
);
