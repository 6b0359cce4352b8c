import { articleMissing } from "@site/content/copy/failures";
import { paths } from "@site/content/paths";
import { type BlogSearch, blogSearch, boundedShown, postsFilter, postsQuery } from "@site/content/search/blog";
import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { isOtherBuild } from "../browser/other-build.ts";
import { trpc } from "../data/trpc.ts";
import { blogPosting } from "../seo/json-ld.ts";
import { ArticlePage, relatedQuery } from "../templates/article-page.tsx";
import { BlogPage, BlogPending } from "../templates/blog-page.tsx";
import { ArticleFailed, ArticleNotFound } from "../templates/failures.tsx";
import { headOf, isNotFoundError, opened, page } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

/**
 * Waits for a list that a component reads. The component shows its error. On the server the error is thrown instead,
 * because the response is a 5xx, and likewise if the whole page has to be loaded as a document.
 */
async function ensureList<List>(list: Promise<List>): Promise<List | undefined> {
  try {
    return await list;
  } catch (error) {
    if (import.meta.env.SSR || isOtherBuild(error)) throw error;
    return undefined;
  }
}

export const blogRoute = createRoute({
  getParentRoute,
  path: paths.blog,
  validateSearch: ({ sent, ...given }): BlogSearch & { sent?: "newsletter" | undefined } => ({
    ...blogSearch(given),
    sent: sent === "newsletter" ? sent : undefined,
  }),
  loader: async (opening) => {
    const { pages, posts } = opening.context.utils;
    const asked = blogSearch(opening.location.search);
    const [, count] = await opened(
      opening,
      Promise.all([
        pages.blog.ensureData(),
        ensureList(posts.count.ensureData(postsFilter(asked))),
        ensureList(posts.list.ensureData(postsQuery(asked))),
      ]),
    );
    // Each longer list would be another page with the same articles.
    const shown = count === undefined ? asked.shown : boundedShown(asked, count);
    if (shown !== asked.shown) throw redirect({ to: paths.blog, search: (given) => ({ ...given, shown }) });
  },
  head: (shown) => {
    const { q } = shown.match.search;
    return headOf(shown, shown.match.context.utils.pages.blog.getData(), ({ seo }) => ({
      seo,
      noindex: q !== undefined,
    }));
  },
  component: page(() => <BlogPage page={trpc.pages.blog.useSuspenseQuery()[0]} />),
  pendingComponent: BlogPending,
});

export const articleRoute = createRoute({
  getParentRoute,
  path: "/blog/$slug",
  loader: async (opening) => {
    const { pages, posts } = opening.context.utils;
    const article = pages.article.ensureData(opening.params).catch((error) => {
      throw isNotFoundError(error) ? notFound() : error;
    });
    const related = ensureList(posts.list.ensureData(relatedQuery));
    const [{ post }] = await opened(opening, Promise.all([article, related]));
    return { pageName: post.title };
  },
  head: (shown) =>
    headOf(
      shown,
      shown.match.context.utils.pages.article.getData(shown.params),
      ({ post }, { site }) => ({
        seo: { title: `${post.title} - ${site.name} Blog`, description: post.excerpt, keywords: post.tags },
        type: "article",
        jsonLd: (origin, path) => [blogPosting(origin, path, post)],
      }),
      { name: shown.loaderData?.pageName, failureTitle: articleMissing.title },
    ),
  component: page(() => <ArticlePage {...trpc.pages.article.useSuspenseQuery(articleRoute.useParams())[0]} />),
  notFoundComponent: ArticleNotFound,
  // Requirement 62: one view for all errors of client navigation. An error on the server is a 5xx response.
  errorComponent: ArticleFailed,
});
