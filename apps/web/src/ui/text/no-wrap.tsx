import { paths } from "@site/content/paths";
import { termMark } from "@site/content/types/term-mark";
import { SiteLink } from "../links/site-link.tsx";
import css from "./text.module.css";

const terms =
  /(\[[^\]]+\]\(#[\w-]+\)|\(\d{3}\) \d{3}-\d{4}|\b[Rr]e-[Cc]redential\w*|\bCMS-\w+|\bW-9\b|\b4[25] CFR [\d.]+|\bDr\. \w+|\bMedi-Cal\b|\b(?:Mon|Fri)-\w{3}\b|\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?) \d{1,2}(?:, \d{4})?\b|(?:\bMarket: )?\b\d+(?:[-–]\d+)? (?:days?|weeks|hours|years|physician|providers|surgeons|months)\b|\b\d+-(?:day|week|month|year)\b|\b\d+(?:-\d+)+\b)/;

/** A line break inside a term such as "60-120 days" or "CMS-855" would mislead readers. */
export function NoWrap({ text }: { text: string }) {
  return text.split(terms).map((part, index) => {
    if (index % 2 === 0) return part;
    const [, word, id] = termMark.exec(part) ?? [];
    return id === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed text
      <span key={index} className={css.term}>
        {part}
      </span>
    ) : (
      <SiteLink key={id} href={`${paths.glossary}#${id}`} className={css.link}>
        {word}
      </SiteLink>
    );
  });
}
