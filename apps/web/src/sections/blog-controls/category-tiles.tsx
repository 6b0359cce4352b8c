import { Container } from "@mantine/core";
import { type Path, paths } from "@site/content/paths";
import { type BlogSearch, categorySlug } from "@site/content/search/blog";
import type { PostCategory } from "@site/content/types/content";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import css from "./blog-controls.module.css";

type Props = {
  tiles: readonly { category: PostCategory; count: number }[];
  title: string;
  unit: string;
  /** What the list shows: a tile leads to its category with the same words. */
  search: Pick<BlogSearch, "category" | "q">;
};

export function CategoryTiles({ tiles, title, unit, search: { category: current, q } }: Props) {
  const isFiltered = current !== undefined || q !== undefined;
  return (
    <Container
      component="nav"
      aria-label={title}
      className={css.tiles ?? ""}
      data-filtered={isFiltered || undefined}
      data-print="hide"
    >
      <Rows cols={4}>
        {tiles.map(({ category, count }) => {
          const slug = categorySlug(category);
          const parameters = new URLSearchParams({ category: slug, ...(q !== undefined && { q }) });
          const href: Path = `${paths.blog}?${parameters}`;
          return (
            <Row key={category} href={href} label={category} text={`${count} ${unit}`} chosen={slug === current} />
          );
        })}
      </Rows>
    </Container>
  );
}
