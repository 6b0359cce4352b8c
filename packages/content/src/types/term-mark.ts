// `[word](#id)` links a term to the glossary. The server writes this, so that browsers needn't load the glossary.

export const termMark = /\[([^\]]+)\]\(#([\w-]+)\)/;

/** The text without links, for searches and structured data. */
export function withoutMarks(text: string): string {
  return text.replace(new RegExp(termMark, "g"), "$1");
}
