// In a text, `[word](#id)` links a term to its entry in the glossary. `linkTerms` writes it on the server, so that
// browsers needn't load the glossary. The component `NoWrap` makes it a link.

export const termMark = /\[([^\]]+)\]\(#([\w-]+)\)/;

/** The text without links, for searches and structured data. */
export function withoutMarks(text: string): string {
  return text.replace(new RegExp(termMark, "g"), "$1");
}
