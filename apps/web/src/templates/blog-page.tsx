import { postsPerPage } from "@site/content/blog-search";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Outputs } from "../data/client/trpc.ts";
import { LazyForm } from "../forms/hydration/lazy-form.tsx";
import { BlogControls, LoadMore } from "../sections/blog-controls/blog-controls.tsx";
import { CategoryTiles } from "../sections/category-tiles/category-tiles.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { LoadFailure } from "../sections/load-failure/load-failure.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { Shell } from "../ui/shell.tsx";

type Props = {
  page: Outputs["pages"]["blog"];
  /** null if the list failed to load. */
  posts: Outputs["posts"]["list"] | null;
};

const blogMatches = { filter: ({ routeId }: { routeId: string }) => routeId === "/blog" };

/** Requirements 55 to 59. The URL contains the list's filter, order and length, so all controls are links. */
export function BlogPage({ page, posts }: Props) {
  const search = useSearch({ from: "/blog" });
  const router = useRouter();
  const shown = search.shown ?? postsPerPage;
  const failed = posts === null;
  // After a failure, clears the router's cache on leaving, because the cached null would be shown on return.
  useEffect(() => (failed ? () => router.clearCache(blogMatches) : undefined), [failed, router]);
  return (
    <>
      <Hero {...page.hero} />
      <CategoryTiles tiles={page.tiles} title={page.tilesTitle} unit={page.articlesUnit} current={search.category} />
      <Shell id="latest" title={page.latest} intro={null}>
        <BlogControls search={search} words={page} />
        {posts && <PostCards posts={posts.slice(0, shown)} readMore={page.readMore} />}
        {failed && <LoadFailure text={page.failed} retry={page.retry} onRetry={() => router.invalidate(blogMatches)} />}
        {posts && posts.length > shown && <LoadMore search={search} label={page.loadMore} />}
      </Shell>
      <LazyForm name="newsletter" />
    </>
  );
}
