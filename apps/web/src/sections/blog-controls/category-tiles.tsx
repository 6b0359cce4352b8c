import { Container } from "@mantine/core";
import { type BlogSearch, categorySlug } from "@site/content/search/blog";
import { blogHead } from "@site/content/site";
import type { PostCategory } from "@site/content/types/content";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import css from "./blog-controls.module.css";
import { blogHref } from "./blog-href.ts";

type Props = { tiles: readonly { category: PostCategory; count: number | null }[]; search: BlogSearch };

/** A tile leads to its category with the words of the search. Without a count while that loads. */
export function CategoryTiles({ tiles, search: { category: current, q } }: Props) {
  return (
    <Container component="nav" aria-label={blogHead.tilesTitle} className={css.tiles ?? ""} data-print="hide">
      <Rows cols={4}>
        {tiles.map(({ category, count }) => {
          const slug = categorySlug(category);
          const text = `${count ?? ""} ${blogHead.articlesUnit}`;
          return (
            <Row
              key={category}
              href={blogHref({ category: slug, q })}
              label={category}
              text={text}
              chosen={slug === current}
            />
          );
        })}
      </Rows>
    </Container>
  );
}
