import type { PostStamp } from "@site/content/types/post-mark";
import css from "./article-cover.module.css";

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
