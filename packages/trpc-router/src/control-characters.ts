// These functions remove control characters, which could inject email headers and terminal sequences, and unpaired
// surrogates, which no database stores.

/** Whether the text has visible characters. A combining mark alone and an empty Braille cell are invisible. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800]/u.test(text);
}

/** Turns line breaks into spaces, and removes other control and format characters except joiners, which emoji need. */
export function toOneLine(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Cs}]|[^\P{Cf}\u200C\u200D]/gu, "");
}

/** Removes bidi controls, so that a visitor's text is shown in the order in which it was typed. */
export function inReadingOrder(text: string): string {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
}

export function linesOf(text: string): string | null {
  return isVisible(text) ? toLines(text).trim() : null;
}

/** Turns line breaks of every kind into `\n`, and removes other control characters except tabs. */
export function toLines(text: string): string {
  return text.replace(/\r\n?|\u0085/g, "\n").replace(/\p{Cs}|[^\P{Cc}\t\n]/gu, "");
}
