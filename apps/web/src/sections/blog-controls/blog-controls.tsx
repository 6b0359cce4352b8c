import { Button, Container, Group, Stack, Title } from "@mantine/core";
import { type Path, paths } from "@site/content/paths";
import { type BlogSearch, blogSearch, categorySlug, postsPerPage, searchLengthMax } from "@site/content/search/blog";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Field, FieldRow } from "../../ui/field/field.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import css from "./blog-controls.module.css";

type Page = Outputs["pages"]["blog"];
/** `status`: such as "12 of 41 articles". */
type Props = { search: BlogSearch; words: Page; status: string };

/** Filter and order are links, so that they work without JavaScript and the URL contains the choice. */
export function BlogControls({ search, words, status }: Props) {
  const order = search.order ?? (search.q === undefined ? "newest" : undefined);
  // A search has a third order, the best match first, to which the link returns.
  const next = order === undefined ? "newest" : order === "newest" ? "oldest" : undefined;
  return (
    <div className={css.controls}>
      <ArticleSearch search={search} words={words.search} />
      <div className={css.choices} data-print="hide">
        <Button
          component={SiteLink}
          variant="secondary"
          size="sm"
          className={css.choice ?? ""}
          href={blogHref({ ...search, category: undefined, shown: undefined })}
          chosen={search.category === undefined}
        >
          {words.allCategories}
        </Button>
        <Button
          component={SiteLink}
          variant="secondary"
          size="sm"
          href={blogHref({ ...search, order: next, shown: undefined })}
          chosen={false}
        >
          {words.sortByDate}
          {order !== undefined && (
            <span className={css.order}>{order === "oldest" ? words.oldestFirst : words.newestFirst}</span>
          )}
        </Button>
      </div>
      <p role="status" className={css.status}>
        {status}
      </p>
    </div>
  );
}

/** A GET form, so that it works without JavaScript and a search has an address. Category and order stay as they are. */
function ArticleSearch({ search: { category, order, q = "" }, words }: { search: BlogSearch; words: Page["search"] }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: paths.blog, search: blogSearch(fields), resetScroll: false });
  }

  return (
    <search data-print="hide">
      <form action={paths.blog} method="get" onSubmit={submit}>
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        {order !== undefined && <input type="hidden" name="order" value={order} />}
        <FieldRow>
          <Field
            // Another search replaces what the field holds.
            key={q}
            id="article-query"
            name="q"
            type="search"
            label={words.label}
            labelHidden
            placeholder={words.placeholder}
            defaultValue={q}
            maxLength={searchLengthMax}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            {words.submit}
          </Button>
        </FieldRow>
      </form>
    </search>
  );
}

/** Address of the list with these choices. */
export function blogHref(search: BlogSearch): Path {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return parameters.size === 0 ? paths.blog : `${paths.blog}?${parameters}`;
}

/** Shows the next page of articles below the list. */
export function LoadMore({ search, label }: { search: BlogSearch; label: string }) {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const shown = (search.shown ?? postsPerPage) + postsPerPage;
  return (
    <p data-print="hide" data-more aria-busy={isLoading}>
      <Button component={SiteLink} variant="secondary" href={blogHref({ ...search, shown })} keepScroll>
        {label}
      </Button>
    </p>
  );
}

/** A tile leads to its category with the words of the search. */
export function CategoryTiles({ page, search: { category: current, q } }: { page: Page; search: BlogSearch }) {
  const { tiles, tilesTitle, articlesUnit } = page;
  const isFiltered = current !== undefined || q !== undefined;
  return (
    <Container
      component="nav"
      aria-label={tilesTitle}
      className={css.tiles ?? ""}
      data-filtered={isFiltered || undefined}
      data-print="hide"
    >
      <Rows cols={4}>
        {tiles.map(({ category, count }) => {
          const slug = categorySlug(category);
          const [href, text] = [blogHref({ category: slug, q }), `${count} ${articlesUnit}`];
          return <Row key={category} href={href} label={category} text={text} chosen={slug === current} />;
        })}
      </Rows>
    </Container>
  );
}

/** What a search without articles leads to. */
export function NoArticles({ search: { category, q }, words }: { search: BlogSearch; words: Page["empty"] }) {
  return (
    <Stack gap={14} pt="lg" data-rule>
      <Title order={3} size="h4">
        {words.title}
      </Title>
      <p>{words.text}</p>
      <Group component="ul" gap="8px 22px">
        <li>{words.suggested}</li>
        {words.suggestions.map((words) => (
          <li key={words}>
            <SiteLink href={blogHref({ q: words })}>{words}</SiteLink>
          </li>
        ))}
      </Group>
      <Group component="ul" gap="8px 22px">
        {category !== undefined && (
          <li>
            <SiteLink href={blogHref({ q })}>{words.allCategories}</SiteLink>
          </li>
        )}
        <li>
          <SiteLink href={paths.blog}>{words.all}</SiteLink>
        </li>
        <li>
          <SiteLink href={words.ask.href}>{words.ask.label}</SiteLink>
        </li>
      </Group>
    </Stack>
  );
}
