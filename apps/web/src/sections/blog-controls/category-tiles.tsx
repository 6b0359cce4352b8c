import { Container } from "@mantine/core";
import { type BlogSearch, categorySlug } from "@site/content/search/blog";
import type { Outputs } from "../../data/trpc.ts";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import css from "./blog-controls.module.css";
import { blogHref } from "./blog-href.ts";

type Page = Outputs["pages"]["blog"];

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
