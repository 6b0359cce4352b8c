// Visitors can send control characters. In an email, these could inject a header, and in a terminal, they could run an
// escape sequence. Visitors can also send unpaired surrogates, which no database can store.

/** Returns false, for example, for spaces and an empty Braille cell. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800]/u.test(text);
}

/** Joiners stay, because some emoji contain them. */
export function toOneLine(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Cs}]|[^\P{Cf}\u200C\u200D]/gu, "");
}

/** A visitor could use these characters to make a text look different from what was typed. */
export function inReadingOrder(text: string): string {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
}

export function linesOf(text: string): string | null {
  return isVisible(text) ? toLines(text).trim() : null;
}

/** Replaces every kind of line break with `\n`, and removes all other control characters except tabs. */
export function toLines(text: string): string {
  return text.replace(/\r\n?|\u0085/g, "\n").replace(/\p{Cs}|[^\P{Cc}\t\n]/gu, "");
}
