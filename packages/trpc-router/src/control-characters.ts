// Control characters are removed, because they inject email headers and terminal sequences, and PostgreSQL refuses NUL.
// Unpaired surrogates are removed, because no database can store them.

/** Whether the text has visible characters. Fillers, combining marks alone and an empty Braille cell are invisible. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800]/u.test(text);
}

/**
 * For a single line: line breaks become spaces; other control characters and invisible characters are removed, such as
 * zero-width characters and those that change the direction of text. Joiners stay, because scripts and emoji need them.
 */
export function toOneLine(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Cs}]|[^\P{Cf}\u200C\u200D]/gu, "");
}

/** For multi-line text: line breaks become `\n`, tabs stay, other control characters are removed. */
export function toLines(text: string): string {
  return text.replace(/\r\n?|\u0085/g, "\n").replace(/\p{Cs}|[^\P{Cc}\t\n]/gu, "");
}
