import { Title } from "@mantine/core";
import { postPath } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { Outputs } from "../../data/client/trpc.ts";
import { longDate } from "../../ui/dates.ts";
import { GridList } from "../../ui/grid-list.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ArticleCover } from "./article-cover.tsx";
import css from "./post-cards.module.css";

type Props = { posts: Outputs["posts"]["list"]; readMore: string | null };

export function PostCards({ posts, readMore }: Props) {
  return (
    <GridList
      cols={posts.length === 3 ? { base: 1, sm: 2, md: 3 } : { base: 1, sm: 2, lg: 3 }}
      spacing={posts.length === 3 ? { base: "lg", md: 28 } : "lg"}
      verticalSpacing={48}
    >
      {posts.map((post) => (
        <li key={post.id}>
          <SiteLink href={postPath(post.slug)} className={css.card}>
            <ArticleCover post={post} />
            <span className={css.meta}>
              <span className={css.badge}>{post.category}</span>
              <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
            </span>
            <Title order={3} className={css.title ?? ""}>
              {post.title}
            </Title>
            <span className={css.excerpt}>{post.excerpt}</span>
            {readMore !== null && (
              <span className={css.foot}>
                <span className={css.author}>{authorLabel}</span>
                <span className={css.more}>{readMore}</span>
              </span>
            )}
          </SiteLink>
        </li>
      ))}
    </GridList>
  );
}
