import { Button, Group, SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { type BlogSearch, categoryOf, postsFilter, postsQuery } from "@site/content/search/blog";
import { blogHead } from "@site/content/site";
import { postCategories } from "@site/content/types/content";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { type Outputs, trpc } from "../data/trpc.ts";
import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { BlogControls, CategoryTiles, LoadMore, NoArticles } from "../sections/blog/blog-controls.tsx";
import { PostCards } from "../sections/blog/post-cards.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { LinkList } from "../sections/row-lists/row-lists.tsx";
import { Shell } from "../ui/frame/shell.tsx";

/** Requirements 55 to 59. All controls are links, because the URL contains the search, the filter and the order. */
export function BlogPage() {
  const [page] = trpc.pages.blog.useSuspenseQuery();
  const search = useSearch({ from: "/blog" });
  const list = trpc.posts.list.useQuery(postsQuery(search), { placeholderData: keepPreviousData });
  const count = trpc.posts.count.useQuery(postsFilter(search), { placeholderData: keepPreviousData });
  const failed = list.data === undefined || count.data === undefined;
  const found = count.data ?? 0;
  const posts = failed ? [] : list.data;
  const hasMore = posts.length < found;
  const retry = () => Promise.all([list.refetch(), count.refetch()]);
  const unit = found === 1 ? page.articleUnit : blogHead.articlesUnit;
  const status = `${found === 0 ? "0" : `${posts.length} ${page.of} ${found}`} ${unit}`;
  return (
    <>
      <BlogFrame
        tiles={page.tiles}
        title={failed ? blogHead.latest : listTitle(page, search, found)}
        status={failed ? "" : status}
      >
        {failed && <LoadFailure text={page.failed} retry={page.retry} onRetry={retry} />}
        {!failed && found === 0 && <NoArticles search={search} copy={page.empty} />}
        {posts.length > 0 && (
          <PostCards
            posts={posts}
            readMore={page.readMore}
            hasLead={search.category === undefined && search.q === undefined}
          />
        )}
        {hasMore && <LoadMore search={search} label={page.loadMore} />}
      </BlogFrame>
      <Shell id="tools" title={page.tools.title} intro={null} look="minor">
        <LinkList links={page.tools.links} />
      </Shell>
      <NewsletterForm />
    </>
  );
}

export function BlogPending() {
  return (
    <BlogFrame
      tiles={postCategories.map((category) => ({ category, count: null }))}
      title={categoryOf(useSearch({ from: "/blog" }).category) ?? blogHead.latest}
      status=""
    >
      <SimpleGrid role="status" aria-label="Loading articles" cols={{ base: 1, sm: 2, md: 3 }}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Stack key={key} gap="sm" data-skeleton>
            <Skeleton height={180} />
            <Skeleton height={16} />
            <Skeleton height={16} />
          </Stack>
        ))}
      </SimpleGrid>
    </BlogFrame>
  );
}

type FrameProps = Pick<ComponentProps<typeof CategoryTiles>, "tiles"> & {
  title: string;
  status: string;
  children: ReactNode;
};

function BlogFrame({ tiles, title, status, children }: FrameProps) {
  const search = useSearch({ from: "/blog" });
  const { eyebrow, heading, lead } = blogHead.hero;
  const isFiltered = search.category !== undefined || search.q !== undefined;
  return (
    <>
      <Hero eyebrow={isFiltered ? null : eyebrow} heading={heading} lead={isFiltered ? null : lead} />
      <CategoryTiles tiles={tiles} search={search} />
      <Shell id="latest" title={title} intro={null}>
        <BlogControls search={search} status={status} />
        {children}
      </Shell>
    </>
  );
}

/** Returns the title of the list, for example "Compliance, 6 articles" or "“caqh” in Compliance, 2 articles". */
function listTitle(page: Outputs["pages"]["blog"], { category: slug, q }: BlogSearch, found: number): string {
  const category = categoryOf(slug);
  if (category === undefined && q === undefined) return blogHead.latest;
  const subject = [q && `“${q}”`, category].filter((part) => part !== undefined).join(` ${page.within} `);
  return `${subject}, ${found} ${found === 1 ? page.articleUnit : blogHead.articlesUnit}`;
}

function LoadFailure({ text, retry, onRetry }: { text: string; retry: string; onRetry: () => void }) {
  return (
    <Group role="alert" justify="space-between" p="md" bd="1.5px solid red.6" bg="red.0">
      <p>{text}</p>
      <Button variant="default" onClick={onRetry}>
        {retry}
      </Button>
    </Group>
  );
}
