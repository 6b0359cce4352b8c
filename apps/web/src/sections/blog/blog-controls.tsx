import { Box, Button, Container, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { type Path, paths } from "@site/content/paths";
import { type BlogSearch, categorySlug, postsPerPage, searchLengthMax } from "@site/content/search/blog";
import { blogHead } from "@site/content/site";
import type { PostCategory } from "@site/content/types/content";
import { useRouterState } from "@tanstack/react-router";
import type { Outputs } from "../../data/trpc.ts";
import { GetForm } from "../../ui/field/get-form.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Rows } from "../../ui/rows/rows.tsx";
import { LinkList } from "../row-lists/row-lists.tsx";

function blogHref(search: BlogSearch): Path {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return parameters.size === 0 ? paths.blog : `${paths.blog}?${parameters}`;
}

type TilesProps = { tiles: readonly { category: PostCategory; count: number | null }[]; search: BlogSearch };

export function CategoryTiles({ tiles, search: { category: current, q } }: TilesProps) {
  return (
    <Container component="nav" aria-label={blogHead.tilesTitle} data-print="hide">
      <Rows
        cols={4}
        rows={tiles.map(({ category, count }) => {
          const slug = categorySlug(category);
          // Until the count is loaded, a non-breaking space keeps the height of the line.
          const text = count === null ? "\u00a0" : `${count} ${blogHead.articlesUnit}`;
          return { label: category, text, href: blogHref({ category: slug, q }), chosen: slug === current };
        })}
      />
    </Container>
  );
}

/** These controls are links, so that they work without JavaScript and the URL contains the filter and the order. */
export function BlogControls({ search, status }: { search: BlogSearch; status: string }) {
  // `order` is undefined for a search without a chosen order, because a search shows its best matches first.
  const order = search.order ?? (search.q === undefined ? "newest" : undefined);
  const isAll = search.category === undefined;
  const next = order === undefined ? "newest" : order === "newest" ? "oldest" : undefined;
  return (
    <Group gap="12px 24px" mb={32}>
      <ArticleSearch search={search} />
      <Group gap={8} data-print="hide">
        <Button
          component={SiteLink}
          variant="default"
          size="sm"
          href={blogHref({ ...search, category: undefined, shown: undefined })}
          chosen={isAll}
          {...(isAll && { bg: "pine.0", bd: "1.5px solid pine.7", c: "pine.7" })}
        >
          {isAll && "✓\u00a0"}
          {blogHead.allCategories}
        </Button>
        <Button
          component={SiteLink}
          variant="default"
          size="sm"
          href={blogHref({ ...search, order: next, shown: undefined })}
          chosen={false}
        >
          {blogHead.sortByDate}
          {order !== undefined && (
            <Text span size="sm" c="dimmed" pl={6}>
              {order === "oldest" ? blogHead.oldestFirst : blogHead.newestFirst}
            </Text>
          )}
        </Button>
      </Group>
      <Text role="status" size="sm" c="dimmed" ml="auto">
        {status}
      </Text>
    </Group>
  );
}

function ArticleSearch({ search: { category, order, q = "" } }: { search: BlogSearch }) {
  const { label, placeholder, submit } = blogHead.search;
  return (
    <Box component="search" flex="1 1 24rem" maw={400} data-print="hide">
      <GetForm action={paths.blog} submit={submit}>
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        {order !== undefined && <input type="hidden" name="order" value={order} />}
        <TextInput
          // The field is uncontrolled, so a new key is needed to reset it when the search changes.
          key={q}
          id="article-query"
          name="q"
          type="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={q}
          maxLength={searchLengthMax}
          autoComplete="off"
        />
      </GetForm>
    </Box>
  );
}

export function LoadMore({ search, label }: { search: BlogSearch; label: string }) {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const shown = (search.shown ?? postsPerPage) + postsPerPage;
  return (
    <Box component="p" mt="lg" opacity={isLoading ? 0.5 : 1} data-print="hide" aria-busy={isLoading}>
      <Button component={SiteLink} variant="default" href={blogHref({ ...search, shown })} keepScroll>
        {label}
      </Button>
    </Box>
  );
}

type EmptyProps = { search: BlogSearch; copy: Outputs["pages"]["blog"]["empty"] };

export function NoArticles({ search: { category, q }, copy }: EmptyProps) {
  const ways = [
    ...copy.suggestions.map((suggestion) => ({ label: suggestion, href: blogHref({ q: suggestion }) })),
    ...(category === undefined ? [] : [{ label: copy.allCategories, href: blogHref({ q }) }]),
    { label: copy.all, href: paths.blog },
    copy.ask,
  ];
  return (
    <Stack gap={14}>
      <Title order={3} size="h4">
        {copy.title}
      </Title>
      <p>{copy.text}</p>
      <p>{copy.suggested}</p>
      <LinkList links={ways} />
    </Stack>
  );
}
