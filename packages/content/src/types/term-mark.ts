// A term in a text that links to its explanation: [word](#id of the glossary's term). linkTerms writes it on the
// server, so that no browser loads the glossary; the component NoWrap draws it.

export const termMark = /\[([^\]]+)\]\(#([\w-]+)\)/;

/** A text for readers that don't use links: searches, structured data. */
export function withoutMarks(text: string): string {
  return text.replace(new RegExp(termMark, "g"), "$1");
}
