import type { Outputs } from "../../data/client/trpc.ts";
import css from "./article-cover.module.css";

type Post = Pick<Outputs["posts"]["list"][number], "slug" | "category" | "imageUrl">;

const tabs: Record<Post["category"], { position: number; className: string | undefined; code: string }> = {
  "Credentialing Tips": { position: 24, className: css.tips, code: "TIPS" },
  "Payer Enrollment": { position: 128, className: css.enrollment, code: "ENROLLMENT" },
  "Industry News": { position: 232, className: css.news, code: "NEWS" },
  Compliance: { position: 336, className: css.compliance, code: "COMPLIANCE" },
};

/** The article's image, or a drawing of a file: the tab shows the category, the slug varies the lines and the stamp. */
export function ArticleCover({ post: { slug, category, imageUrl } }: { post: Post }) {
  if (imageUrl !== null)
    return <img src={imageUrl} alt="" className={css.cover} width={480} height={270} loading="lazy" />;
  const seed = hash(slug);
  const { position, className, code } = tabs[category];
  const lines = Array.from({ length: 6 }, (_, index) => 120 + (hash(`${slug}${index}`) % 200));
  const stampX = 350 + (seed % 60);
  const stampY = 178 + ((seed >> 4) % 24);
  return (
    <svg viewBox="0 0 480 270" className={`${css.cover} ${className}`} role="img" aria-label={`${category} article`}>
      <rect width="480" height="270" className={css.back} />
      <path d={`M0 74h${position}l10-30h104l10 30h${480 - position - 124}v196H0z`} className={css.folder} />
      <text x={position + 62} y="64" textAnchor="middle" className={css.code}>
        {code}
      </text>
      <path d="M24 96h432v174H24z" className={css.sheet} />
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed list, never reordered
        <path key={index} d={`M48 ${126 + index * 24}h${width}`} className={index === 0 ? css.first : css.line} />
      ))}
      <g transform={`rotate(${(seed % 30) - 15} ${stampX} ${stampY})`} className={css.stamp}>
        <circle cx={stampX} cy={stampY} r="40" />
        <circle cx={stampX} cy={stampY} r="31" />
        <path d={`m${stampX - 15} ${stampY + 1} 10 10 21-22`} strokeWidth="6" />
      </g>
    </svg>
  );
}

/** Equal on server and client, so that the drawing hydrates. */
function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return value;
}
