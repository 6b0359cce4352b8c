import type { PostCategory } from "@site/content/types/content";
import { coverLines, type MarkParts, markParts, type PostStamp } from "@site/content/types/post-mark";
import type { Outputs } from "../../data/trpc.ts";
import css from "./article-cover.module.css";

type Post = Pick<Outputs["posts"]["list"][number], "slug" | "category" | "imageUrl" | "mark" | "stamp">;

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
export function ArticleCover({ post }: { post: Post }) {
  const { slug, category, imageUrl, mark, stamp } = post;
  if (imageUrl !== null)
    return <img src={imageUrl} alt="" className={css.image} width={480} height={270} loading="lazy" />;
  return (
    <span className={`${css.cover} ${tones[category]}`} aria-hidden="true" data-drawn>
      <span className={css.tab}>{category}</span>
      <span className={css.folder}>
        <span className={css.sheet}>
          {mark !== null && <Mark mark={markParts(mark)} />}
          <span className={css.lines} data-stamped={stamp !== null || undefined}>
            {coverLines(slug).map((width) => (
              <i key={width} style={{ width: `${width}%` }} />
            ))}
          </span>
          {stamp !== null && <CoverStamp stamp={stamp} />}
        </span>
      </span>
    </span>
  );
}

function Mark({ mark }: { mark: MarkParts }) {
  if (mark.kind === "line") {
    return (
      <span className={css.span}>
        <span>{mark.from}</span>
        <span>{mark.to}</span>
      </span>
    );
  }
  return (
    <span className={css.mark}>
      {mark.kind === "text" ? (
        mark.text
      ) : (
        <>
          {mark.number} <span className={css.unit}>{mark.unit}</span>
        </>
      )}
    </span>
  );
}

/** Round for an approval, a box with a word for the others. */
export function CoverStamp({ stamp }: { stamp: PostStamp }) {
  if (stamp !== "approved") return <span className={css.word}>{stamp}</span>;
  return (
    <svg viewBox="0 0 80 80" className={css.approved} aria-hidden="true">
      <circle cx="40" cy="40" r="38" strokeWidth="3" />
      <circle cx="40" cy="40" r="30" strokeWidth="2" />
      <path d="m25 41 11 11 21-23" strokeWidth="6" />
    </svg>
  );
}
