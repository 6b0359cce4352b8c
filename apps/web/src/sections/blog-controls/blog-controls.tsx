import { Button, Group } from "@mantine/core";
import { paths } from "@site/content/paths";
import { type BlogSearch, blogSearch, postsPerPage, searchLengthMax } from "@site/content/search/blog";
import { blogHead } from "@site/content/site";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { Field, FieldRow } from "../../ui/field/field.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./blog-controls.module.css";
import { blogHref } from "./blog-href.ts";

/** `status`: such as "12 of 41 articles". */
type Props = { search: BlogSearch; status: string };

/** Filter and order are links, so that they work without JavaScript and the URL contains the choice. */
export function BlogControls({ search, status }: Props) {
  const order = search.order ?? (search.q === undefined ? "newest" : undefined);
  // A search has a third order, the best match first, to which the link returns.
  const next = order === undefined ? "newest" : order === "newest" ? "oldest" : undefined;
  return (
    <div className={css.controls}>
      <ArticleSearch search={search} />
      <Group gap={8} className={css.choices ?? ""} data-print="hide">
        <Button
          component={SiteLink}
          variant="secondary"
          size="sm"
          className={css.choice ?? ""}
          href={blogHref({ ...search, category: undefined, shown: undefined })}
          chosen={search.category === undefined}
        >
          {blogHead.allCategories}
        </Button>
        <Button
          component={SiteLink}
          variant="secondary"
          size="sm"
          href={blogHref({ ...search, order: next, shown: undefined })}
          chosen={false}
        >
          {blogHead.sortByDate}
          {order !== undefined && (
            <span className={css.order}>{order === "oldest" ? blogHead.oldestFirst : blogHead.newestFirst}</span>
          )}
        </Button>
      </Group>
      <p role="status" className={css.status}>
        {status}
      </p>
    </div>
  );
}

/** A GET form, so that it works without JavaScript and a search has an address. Category and order stay as they are. */
function ArticleSearch({ search: { category, order, q = "" } }: { search: BlogSearch }) {
  const { label, placeholder, submit: submitLabel } = blogHead.search;
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
            label={label}
            labelHidden
            placeholder={placeholder}
            defaultValue={q}
            maxLength={searchLengthMax}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            {submitLabel}
          </Button>
        </FieldRow>
      </form>
    </search>
  );
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
