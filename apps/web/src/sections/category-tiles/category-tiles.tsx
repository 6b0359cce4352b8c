import { Container } from "@mantine/core";
import type { IconName } from "@site/content/icons";
import { paths } from "@site/content/paths";
import { type BlogSearch, categorySlug } from "@site/content/search/blog";
import type { PostCategory } from "@site/content/types/content";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./category-tiles.module.css";

type Props = {
  tiles: readonly { category: PostCategory; count: number; icon: IconName }[];
  title: string;
  unit: string;
  /** What the list shows: a tile leads to its category with the same words. */
  search: Pick<BlogSearch, "category" | "q">;
};

export function CategoryTiles({ tiles, title, unit, search: { category: current, q } }: Props) {
  return (
    <nav aria-label={title}>
      <Container>
        <ul className={css.grid}>
          {tiles.map(({ category, count, icon }) => {
            const slug = categorySlug(category);
            const parameters = new URLSearchParams({ category: slug, ...(q !== undefined && { q }) });
            return (
              <li key={category}>
                <SiteLink href={`${paths.blog}?${parameters}`} className={css.tile} chosen={slug === current}>
                  <Icon name={icon} className={css.icon} />
                  <span className={css.name}>{category}</span>
                  <span className={css.count}>
                    <strong>{count}</strong> {unit}
                  </span>
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </Container>
    </nav>
  );
}
