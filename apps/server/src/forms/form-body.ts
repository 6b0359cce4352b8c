export type Texts = Readonly<Record<string, string>>;

/** The fields of a form post. */
export function textsOf(body: unknown): Texts {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // A form post sends line breaks as CRLF, but `maxlength` and the tRPC client count one character.
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]));
}
