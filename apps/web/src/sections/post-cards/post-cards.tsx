import { Title } from "@mantine/core";
import { postPath } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { PostCategory } from "@site/content/types/content";
import { markParts } from "@site/content/types/post-mark";
import type { CSSProperties } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { longDate } from "../../ui/text/dates.ts";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import cover from "./article-cover.module.css";
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

type CoverPost = Pick<Outputs["posts"]["list"][number], "category" | "imageUrl" | "mark">;

const tones: Record<PostCategory, string | undefined> = {
  "Credentialing Tips": cover.tips,
  "Payer Enrollment": cover.enrollment,
  "Industry News": cover.news,
  Compliance: cover.compliance,
};

/**
 * The article's image, or a drawn file: a folder with the category on its tab, and a sheet with the article's mark. Hidden
 * from screen readers, because the card says category and title.
 */
export function ArticleCover({ post: { category, imageUrl, mark } }: { post: CoverPost }) {
  if (imageUrl !== null)
    return <img src={imageUrl} alt="" className={cover.image} width={480} height={270} loading="lazy" />;
  return (
    <span className={`${cover.cover} ${tones[category]}`} aria-hidden="true" data-drawn>
      <span className={cover.tab}>{category}</span>
      <span className={cover.folder}>
        <span className={cover.sheet}>{mark !== null && <Mark mark={mark} />}</span>
      </span>
    </span>
  );
}

const time = /^(?:day|week|month|year)s?$/;

/** A day, a form or a time in large type. A count of anything else says nothing beside the title. */
function Mark({ mark }: { mark: string }) {
  const parts = markParts(mark);
  if (parts.kind === "count" && !time.test(parts.unit)) return null;
  const text = parts.kind === "line" ? `${parts.from} – ${parts.to}` : mark;
  const length = { "--length": text.length } as CSSProperties; // React's type lacks custom properties
  return (
    <span className={cover.mark} style={length}>
      {text}
    </span>
  );
}
