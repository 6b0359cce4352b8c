// Control characters end lines in mail headers, steer terminals, and PostgreSQL refuses a text with NUL in it.

/** For a text of one line: the end of a line becomes a space, every other control character is removed. */
export function toOneLine(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ").replace(/\p{Cc}/gu, "");
}

/** For a text of many lines: each line ends in `\n`, tabs stay, every other control character is removed. */
export function toLines(text: string): string {
  return text.replace(/\r\n?|\u0085/g, "\n").replace(/[^\P{Cc}\t\n]/gu, "");
}
