import { Title } from "@mantine/core";
import { postPath } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { Outputs } from "../../data/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { longDate } from "../../ui/text/dates.ts";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import { ArticleCover } from "./article-cover.tsx";
import css from "./post-cards.module.css";

type Posts = Outputs["posts"]["list"];

type Props = {
  posts: Posts;
  readMore: string | null;
};

/** Cards in columns; in a narrow viewport rows with a small cover. */
export function PostCards({ posts, readMore }: Props) {
  return (
    <ul className={css.list} data-brief={readMore === null || undefined}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} readMore={readMore} />
        </li>
      ))}
    </ul>
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
        <Unbroken text={post.title} />
      </Title>
      <span className={css.excerpt}>{post.excerpt}</span>
      {readMore !== null && (
        <span className={css.foot}>
          <span>{authorLabel}</span>
          <span className={css.more}>{readMore}</span>
        </span>
      )}
    </SiteLink>
  );
}
