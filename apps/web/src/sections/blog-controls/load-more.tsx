import { Button } from "@mantine/core";
import { type BlogSearch, postsPerPage } from "@site/content/search/blog";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { blogHref } from "./blog-href.ts";

/** Shows the next page of articles below the list. */
export function LoadMore({ search, label }: { search: BlogSearch; label: string }) {
  const shown = (search.shown ?? postsPerPage) + postsPerPage;
  return (
    <p data-print="hide" data-more>
      <Button component={SiteLink} variant="secondary" href={blogHref({ ...search, shown })} keepScroll>
        {label}
      </Button>
    </p>
  );
}
