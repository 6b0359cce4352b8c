/** A message as the peer got it, taken apart as a mail program does. */
export type ReceivedMail = {
  raw: string;
  /** Names in lower case, in order, unfolded, encoded words decoded. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The part for programs that show no HTML. */
  text: string;
  html: string;
  messageId: string;
  /** Of the envelope. */
  recipients: readonly string[];
};

export function readMail(raw: string, recipients: readonly string[]): ReceivedMail {
  const { headers, header, body } = readPart(raw);
  const [, boundary] = /boundary="([^"]+)"/.exec(header("content-type")) ?? [];
  const parts =
    boundary === undefined
      ? [raw]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => part.trimStart());
  const textOf = (type: string) => {
    const part = parts.map(readPart).find((each) => each.header("content-type").startsWith(type));
    if (part === undefined) return "";
    const text = decodeBody(part.body, part.header("content-transfer-encoding"));
    const lines = /format=flowed/i.test(part.header("content-type")) ? text.replace(/ \r\n/g, " ") : text;
    return lines.replaceAll("\r\n", "\n").trimEnd();
  };
  const messageId = header("message-id");
  return { raw, headers, recipients, messageId, text: textOf("text/plain"), html: textOf("text/html") };
}

function readPart(raw: string) {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
    });
  const header = (name: string) => headers.find(([found]) => found === name)?.[1] ?? "";
  return { headers, header, body: raw.slice(end + 4) };
}

export function headersOf({ headers }: ReceivedMail, name: string): string[] {
  return headers.filter(([found]) => found === name).map(([, value]) => value);
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  return encoding === "quoted-printable" ? unquote(body.replace(/=\r\n/g, "")) : body;
}

/** RFC 2047: `=?UTF-8?Q?…?=`; white space between two encoded words is not text. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toLowerCase() === "b" ? Buffer.from(text, "base64").toString() : unquote(text.replaceAll("_", " ")),
    );
}

/** Each `=XX` is one byte of UTF-8. */
function unquote(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
