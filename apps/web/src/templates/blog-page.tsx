import { useSearch } from "@tanstack/react-router";
import { FormTheme } from "../forms/form-theme.tsx";
import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { postsPerPage, postsQuery } from "../routes/blog-search.ts";
import { BlogControls, LoadMore } from "../sections/blog-controls.tsx";
import { CategoryTiles } from "../sections/category-tiles.tsx";
import { Hero } from "../sections/hero.tsx";
import { LoadFailure } from "../sections/load-failure.tsx";
import { PostCards } from "../sections/post-cards.tsx";
import { Shell } from "../sections/shell.tsx";
import { trpc } from "../trpc.ts";

/** Spec 2.8. Filter, order and length of the list are in the address, so every control is a link. */
export function BlogPage() {
  const search = useSearch({ from: "/blog" });
  const [page] = trpc.pages.blog.useSuspenseQuery();
  const posts = trpc.posts.list.useQuery(postsQuery(search));
  const shown = search.shown ?? postsPerPage;
  return (
    <>
      <Hero {...page.hero} />
      <CategoryTiles tiles={page.tiles} title={page.tilesTitle} unit={page.articlesUnit} current={search.category} />
      <Shell id="latest" title={page.latest} intro={null}>
        <BlogControls search={search} words={page} />
        {posts.data && <PostCards posts={posts.data.slice(0, shown)} readMore={page.readMore} />}
        {posts.isError && <LoadFailure text={page.failed} retry={page.retry} onRetry={() => posts.refetch()} />}
        {posts.data && posts.data.length > shown && <LoadMore search={search} label={page.loadMore} />}
      </Shell>
      <FormTheme>
        <NewsletterForm />
      </FormTheme>
    </>
  );
}
