/** Letters that Unicode does not take apart into a plain letter and its mark. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" };

/**
 * A text as each search compares it: small letters without accents, and the apostrophes, quotation marks, dashes and spaces
 * of a keyboard in place of those that telephones and word processors write. Line breaks stay.
 */
export function comparable(text: string): string {
  return text
    .replace(/[‘’‚‛ʼʹ´`′＇]/g, "'")
    .replace(/[“”„‟«»″＂]/g, '"')
    .replace(/[‐‑‒–—―−﹣－]/g, "-")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Mn}\p{Cf}]+/gu, "")
    .replace(/[ßæœøđłı]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\S\n]+/g, " ");
}

/** Where a text has another one, as searches compare them. null: nowhere */
export function placeIn(text: string, wanted: string): { start: number; end: number } | null {
  const places: number[] = [];
  let own = "";
  let end = 0;
  for (const letter of text) {
    const compared = comparable(letter);
    for (let index = 0; index < compared.length; index += 1) places.push(end);
    own += compared;
    end += letter.length;
  }
  const at = own.indexOf(comparable(wanted));
  const start = places[at];
  return at === -1 || start === undefined ? null : { start, end: places[at + comparable(wanted).length] ?? end };
}
