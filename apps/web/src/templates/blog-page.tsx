import { Button, Group } from "@mantine/core";
import { type BlogSearch, categoryOf, postsPerPage } from "@site/content/search/blog";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Outputs } from "../data/client/trpc.ts";
import { LazyForm } from "../forms/hydration/lazy-form.tsx";
import { BlogControls, CategoryTiles, LoadMore, NoArticles } from "../sections/blog-controls/blog-controls.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { LinkList } from "../sections/row-lists/row-lists.tsx";
import { Shell } from "../ui/frame/shell.tsx";

type Props = {
  page: Outputs["pages"]["blog"];
  /** null if the list failed to load. */
  posts: Outputs["posts"]["list"] | null;
  /** The number of articles in the whole list. null if it failed to load. */
  found: number | null;
};

const blogMatches = { filter: ({ routeId }: { routeId: string }) => routeId === "/blog" };

/** Requirements 55 to 59. The URL contains the list's words, filter, order and length, so all controls are links. */
export function BlogPage({ page, posts: loaded, found }: Props) {
  const search = useSearch({ from: "/blog" });
  const router = useRouter();
  const failed = loaded === null || found === null;
  // After a failure, clears the router's cache on leaving, because the cached null would be shown on return.
  useEffect(() => (failed ? () => router.clearCache(blogMatches) : undefined), [failed, router]);
  const posts = failed ? [] : loaded.slice(0, search.shown ?? postsPerPage);
  const hasMore = posts.length < (found ?? 0);
  const isFiltered = search.category !== undefined || search.q !== undefined;
  const count = found === 0 ? "0" : `${posts.length} ${page.of} ${found}`;
  return (
    <>
      <Hero {...page.hero} eyebrow={isFiltered ? null : page.hero.eyebrow} lead={isFiltered ? null : page.hero.lead} />
      <CategoryTiles page={page} search={search} />
      <Shell id="latest" title={failed ? page.latest : listTitle(page, search, found)} intro={null}>
        <BlogControls search={search} words={page} status={failed ? "" : `${count} ${page.articlesUnit}`} />
        {failed && <LoadFailure text={page.failed} retry={page.retry} onRetry={() => router.invalidate(blogMatches)} />}
        {found === 0 && <NoArticles search={search} words={page.empty} />}
        {posts.length > 0 && <PostCards posts={posts} readMore={page.readMore} />}
        {hasMore && <LoadMore search={search} label={page.loadMore} />}
      </Shell>
      <Shell id="tools" title={page.tools.title} intro={null} look="minor">
        <LinkList links={page.tools.links} />
      </Shell>
      <LazyForm name="newsletter" />
    </>
  );
}

/** Says what the list holds: "Compliance, 6 articles" or "“caqh” in Compliance, 2 articles". */
function listTitle(page: Props["page"], { category: slug, q }: BlogSearch, found: number): string {
  const category = categoryOf(slug);
  if (category === undefined && q === undefined) return page.latest;
  const subject = [q && `“${q}”`, category].filter((part) => part !== undefined).join(` ${page.within} `);
  return `${subject}, ${found} ${found === 1 ? page.articleUnit : page.articlesUnit}`;
}

type LoadFailureProps = { text: string; retry: string; onRetry: () => void };

export function LoadFailure({ text, retry, onRetry }: LoadFailureProps) {
  return (
    <Group role="alert" justify="space-between" p="md" bd="1.5px solid red.6" bg="red.0">
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </Group>
  );
}
