import css from "./unbroken.module.css";

/** Telephone numbers, terms with a hyphen, and numbers with their noun: a line break in them would mislead. */
const terms =
  /(\(\d{3}\) \d{3}-\d{4}|\b[Rr]e-[Cc]redential\w*|\bCMS-\w+|\bW-9\b|\b4[25] CFR [\d.]+|\bDr\. \w+|\bMedi-Cal\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\b\d+(?:[-–]\d+)? (?:days?|weeks|hours|years|physician|providers|surgeons|months)\b)/;

/** A text whose terms are not divided between lines. */
export function Unbroken({ text }: { text: string }) {
  return text.split(terms).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed text
      <span key={index} className={css.term}>
        {part}
      </span>
    ),
  );
}
