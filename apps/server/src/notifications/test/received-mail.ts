import PostalMime, { decodeWords } from "postal-mime";

/** A message that the peer received, parsed like an email program does. */
export type ReceivedMail = Awaited<ReturnType<typeof readMail>>;

/** @param recipients of the envelope */
export async function readMail(raw: string, recipients: readonly string[]) {
  const { headers, text = "", html = "", messageId = "" } = await PostalMime.parse(raw);
  return {
    raw,
    /** Names in lower case, in order, unfolded, encoded words decoded. */
    headers: headers.map(({ key, value }) => [key, decodeWords(value)] as const),
    /** The part for programs that show no HTML. */
    text: text.trimEnd(),
    html,
    messageId,
    recipients,
  };
}

export function headersOf({ headers }: ReceivedMail, name: string): string[] {
  return headers.filter(([found]) => found === name).map(([, value]) => value);
}
