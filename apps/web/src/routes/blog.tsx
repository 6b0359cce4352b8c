import { articleMissing } from "@site/content/copy/failures";
import { paths } from "@site/content/paths";
import { type BlogSearch, blogSearch, boundedShown, postsFilter, postsQuery } from "@site/content/search/blog";
import { createRoute, redirect } from "@tanstack/react-router";
import { isOtherBuild } from "../browser/other-build.ts";
import { blogPosting } from "../seo.ts";
import { ArticlePage, relatedQuery } from "../templates/article-page.tsx";
import { BlogPage, BlogPending } from "../templates/blog-page.tsx";
import { ArticleFailed, ArticleNotFound } from "../templates/failures.tsx";
import { headOf, load, page, pagesOf } from "./page.tsx";
import { getParentRoute } from "./root.tsx";

/**
 * If the request fails in the browser, this returns undefined, and the component shows the error.
 * @throws the request's error on the server, or if the list comes from a different build
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
  loader: async (args) => {
    const { pages, posts } = args.context.utils;
    const asked = blogSearch(args.location.search);
    const count = ensureList(posts.count.ensureData(postsFilter(asked)));
    const list = ensureList(posts.list.ensureData(postsQuery(asked)));
    const [found] = await load(args, Promise.all([count, list, pages.blog.ensureData()]));
    // If `shown` were larger than needed, many URLs would show the same list.
    const shown = found === undefined ? asked.shown : boundedShown(asked, found);
    if (shown !== asked.shown) throw redirect({ to: paths.blog, search: (given) => ({ ...given, shown }) });
  },
  head: (args) =>
    headOf(args, pagesOf(args).blog.getData(), ({ seo }) => ({ seo, noindex: args.match.search.q !== undefined })),
  component: page(BlogPage),
  pendingComponent: BlogPending,
});

export const articleRoute = createRoute({
  getParentRoute,
  path: "/blog/$slug",
  loader: async (args) => {
    const { pages, posts } = args.context.utils;
    const related = ensureList(posts.list.ensureData(relatedQuery));
    const [{ post }] = await load(args, Promise.all([pages.article.ensureData(args.params), related]));
    return { pageName: post.title };
  },
  head: (args) =>
    headOf(
      args,
      pagesOf(args).article.getData(args.params),
      ({ post }, { site }) => ({
        seo: { title: `${post.title} - ${site.name} Blog`, description: post.excerpt, keywords: post.tags },
        name: post.title,
        type: "article",
        jsonLd: (origin, path) => [blogPosting(origin, path, post)],
      }),
      articleMissing.title,
    ),
  component: page(ArticlePage),
  notFoundComponent: ArticleNotFound,
  // Requirement 62: this is shown in the browser. The server responds with a 5xx status instead.
  errorComponent: page(ArticleFailed),
});
