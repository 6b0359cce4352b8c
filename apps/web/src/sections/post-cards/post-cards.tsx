import { Title } from "@mantine/core";
import { postPath } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { ReactNode } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { longDate } from "../../ui/text/dates.ts";
import { ArticleCover } from "./article-cover.tsx";
import css from "./post-cards.module.css";

type Posts = Outputs["posts"]["list"];

type Props = {
  posts: Posts;
  readMore: string | null;
  /** Sets the first article across the whole width. */
  lead?: boolean;
  /** The grid's last cell. */
  children?: ReactNode;
};

/** Cards in columns; in a narrow viewport rows with a small cover, except for a leading article. */
export function PostCards({ posts, readMore, lead = false, children }: Props) {
  return (
    <div className={`${css.grid} ${lead ? css.led : ""} ${readMore === null ? css.brief : ""}`}>
      <ul className={css.list}>
        {posts.map((post, index) => (
          <li key={post.id} className={lead && index === 0 ? css.lead : css.item}>
            <PostCard post={post} readMore={readMore} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function PostCard({ post, readMore }: { post: Posts[number]; readMore: string | null }) {
  return (
    <SiteLink href={postPath(post.slug)} className={css.card}>
      <span className={css.picture}>
        <ArticleCover post={post} />
      </span>
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
  );
}
