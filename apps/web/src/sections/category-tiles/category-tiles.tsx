import { Container } from "@mantine/core";
import { categorySlug } from "@site/content/blog-search";
import { paths } from "@site/content/paths";
import type { PostCategory } from "@site/content/types";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import css from "./category-tiles.module.css";

type Props = {
  tiles: readonly { category: PostCategory; count: number; icon: string }[];
  title: string;
  unit: string;
  current: string | undefined;
};

export function CategoryTiles({ tiles, title, unit, current }: Props) {
  return (
    <nav aria-label={title}>
      <Container>
        <ul className={css.grid}>
          {tiles.map(({ category, count, icon }) => {
            const slug = categorySlug(category);
            return (
              <li key={category}>
                <SiteLink href={`${paths.blog}?category=${slug}`} className={css.tile} chosen={slug === current}>
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
