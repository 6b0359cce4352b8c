import { Button } from "@mantine/core";
import type { BlogSearch } from "@site/content/search/blog";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { ArticleSearch } from "./article-search.tsx";
import css from "./blog-controls.module.css";
import { blogHref } from "./blog-href.ts";

type Words = {
  search: { label: string; placeholder: string; submit: string };
  allCategories: string;
  sortByDate: string;
  newestFirst: string;
  oldestFirst: string;
};

type Props = { search: BlogSearch; words: Words /** Such as "12 of 41 articles". */; status: string };

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
