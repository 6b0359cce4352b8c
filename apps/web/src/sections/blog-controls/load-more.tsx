import { Button } from "@mantine/core";
import { type BlogSearch, postsPerPage } from "@site/content/search/blog";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { blogHref } from "./blog-href.ts";
import css from "./load-more.module.css";

type Props = { search: BlogSearch; label: string /** Such as "12 of 41". */; count: string };

/** Fills the grid's last cell: after a wide first card, a page of articles leaves one cell empty. */
export function LoadMore({ search, label, count }: Props) {
  const shown = (search.shown ?? postsPerPage) + postsPerPage;
  return (
    <div className={css.more}>
      <p className={css.count}>{count}</p>
      <Button component={SiteLink} variant="secondary" href={blogHref({ ...search, shown })} keepScroll>
        {label}
      </Button>
    </div>
  );
}
