import { type BlogSearch, postsPerPage } from "@site/content/blog-search";
import button from "../../ui/button.module.css";
import { SiteLink } from "../../ui/site-link.tsx";
import css from "./blog-controls.module.css";

type Words = { allCategories: string; sortByDate: string; newestFirst: string; oldestFirst: string };

/** Filter and order as links: they work without JavaScript, and the address says what is shown. */
export function BlogControls({ search, words }: { search: BlogSearch; words: Words }) {
  const oldest = search.order === "oldest";
  const { category } = search;
  return (
    <div className={css.controls}>
      <SiteLink href={blogHref({ ...(oldest && { order: "oldest" }) })} className={css.control}>
        {words.allCategories}
      </SiteLink>
      <SiteLink
        href={blogHref({ ...(category !== undefined && { category }), ...(!oldest && { order: "oldest" }) })}
        className={css.control}
      >
        {words.sortByDate}
        <span className={css.order}>{oldest ? words.oldestFirst : words.newestFirst}</span>
      </SiteLink>
    </div>
  );
}

export function LoadMore({ search, label }: { search: BlogSearch; label: string }) {
  const shown = (search.shown ?? postsPerPage) + postsPerPage;
  return (
    <p className={css.more}>
      <SiteLink href={blogHref({ ...search, shown })} className={`${button.button} ${button.secondary}`} keepScroll>
        {label}
      </SiteLink>
    </p>
  );
}

function blogHref(search: BlogSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return parameters.size === 0 ? "/blog" : `/blog?${parameters}`;
}
