import { Button, Group } from "@mantine/core";
import { type BlogSearch, postsPerPage } from "@site/content/blog-search";
import { SiteLink } from "../../ui/site-link.tsx";
import css from "./blog-controls.module.css";

type Words = { allCategories: string; sortByDate: string; newestFirst: string; oldestFirst: string };

/** Filter and order are links, so that they work without JavaScript and the URL contains the choice. */
export function BlogControls({ search, words }: { search: BlogSearch; words: Words }) {
  const oldest = search.order === "oldest";
  const { category } = search;
  return (
    <Group gap={10} className={css.controls ?? ""}>
      <Button
        component={SiteLink}
        variant="secondary"
        size="sm"
        href={blogHref({ ...(oldest && { order: "oldest" }) })}
      >
        {words.allCategories}
      </Button>
      <Button
        component={SiteLink}
        variant="secondary"
        size="sm"
        href={blogHref({ ...(category !== undefined && { category }), ...(!oldest && { order: "oldest" }) })}
      >
        {words.sortByDate}
        <span className={css.order}>{oldest ? words.oldestFirst : words.newestFirst}</span>
      </Button>
    </Group>
  );
}

export function LoadMore({ search, label }: { search: BlogSearch; label: string }) {
  const shown = (search.shown ?? postsPerPage) + postsPerPage;
  return (
    <p className={css.more}>
      <Button component={SiteLink} variant="secondary" href={blogHref({ ...search, shown })} keepScroll>
        {label}
      </Button>
    </p>
  );
}

function blogHref(search: BlogSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return parameters.size === 0 ? "/blog" : `/blog?${parameters}`;
}
