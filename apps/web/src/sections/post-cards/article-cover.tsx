import type { PostCategory } from "@site/content/types/content";
import { markParts } from "@site/content/types/post-mark";
import type { CSSProperties } from "react";
import type { Outputs } from "../../data/trpc.ts";
import css from "./article-cover.module.css";

type Post = Pick<Outputs["posts"]["list"][number], "category" | "imageUrl" | "mark">;

const tones: Record<PostCategory, string | undefined> = {
  "Credentialing Tips": css.tips,
  "Payer Enrollment": css.enrollment,
  "Industry News": css.news,
  Compliance: css.compliance,
};

/**
 * The article's image, or a drawn file: a folder with the category on its tab, and a sheet with the article's mark. Hidden
 * from screen readers, because the card says category and title.
 */
export function ArticleCover({ post: { category, imageUrl, mark } }: { post: Post }) {
  if (imageUrl !== null)
    return <img src={imageUrl} alt="" className={css.image} width={480} height={270} loading="lazy" />;
  return (
    <span className={`${css.cover} ${tones[category]}`} aria-hidden="true" data-drawn>
      <span className={css.tab}>{category}</span>
      <span className={css.folder}>
        <span className={css.sheet}>{mark !== null && <Mark mark={mark} />}</span>
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
    <span className={css.mark} style={length}>
      {text}
    </span>
  );
}
