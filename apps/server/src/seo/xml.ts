const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: -- these are the characters that XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Escapes text for an XML element or attribute, and drops characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
