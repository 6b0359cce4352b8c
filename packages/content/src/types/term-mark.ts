// `[word](#id)` in a text links a term to its entry in the glossary. `linkTerms` writes the link on the server, so that
// no browser loads the glossary; the component `NoWrap` draws it.

export const termMark = /\[([^\]]+)\]\(#([\w-]+)\)/;

/** The text without links, for searches and structured data. */
export function withoutMarks(text: string): string {
  return text.replace(new RegExp(termMark, "g"), "$1");
}
