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
  const oldest = search.order === "oldest";
  return (
    <div className={css.controls}>
      <ArticleSearch search={search} words={words.search} />
      <div className={css.choices}>
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
          href={blogHref({ ...search, order: oldest ? undefined : "oldest", shown: undefined })}
          chosen={false}
        >
          {words.sortByDate}
          <span className={css.order}>{oldest ? words.oldestFirst : words.newestFirst}</span>
        </Button>
      </div>
      <p role="status" className={css.status}>
        {status}
      </p>
    </div>
  );
}
