import { postPath } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { Outputs } from "../../data/client/trpc.ts";
import { longDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { ArticleCover } from "./article-cover.tsx";
import css from "./post-cards.module.css";

type Props = { posts: Outputs["posts"]["list"]; readMore: string | null };

export function PostCards({ posts, readMore }: Props) {
  return (
    <ul className={`${css.grid} ${posts.length === 3 ? css.three : ""}`}>
      {posts.map((post) => (
        <li key={post.id}>
          <SiteLink href={postPath(post.slug)} className={css.card}>
            <ArticleCover post={post} />
            <span className={css.meta}>
              <span className={css.badge}>{post.category}</span>
              <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
            </span>
            <h3 className={css.title}>{post.title}</h3>
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
    </ul>
  );
}
