import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Matches a comment, a name with its value, or an invalid line. A quoted value may have several lines. */
const linePattern =
  /[ \t]*(?:#[^\n]*|(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*("[^"]*"|'[^']*'|`[^`]*`)?([^\r\n]*)|([^\n]*))(?:\r?\n|$)/g;

/** Node's parser would keep an invisible character at the end of a value, such as a no-break space. */
const unseenAtEnd = /^[^\S \t]|[^\S \t]$|^[\u200B-\u200F\u2060]|[\u200B-\u200F\u2060]$/;

/**
 * The file may be in UTF-8, or in UTF-16 with a byte order mark, as PowerShell's `>` writes it.
 * @throws Error that names each line that Node's parser would skip, overwrite or read under another name, because such
 * a line could make the site open the wrong database. The message quotes no line, because a line may contain a secret.
 */
export function readEnvFile(file: string, known: readonly string[]): NodeJS.Dict<string> {
  const text = decode(readFileSync(file));
  if (text === null || text.includes("\0")) throw new Error(`${file} is not in UTF-8: save it in UTF-8.`);
  const faults = [...faultsOf(text, known)];
  if (faults.length > 0) throw new Error(faults.map((fault) => `${file}, line ${fault}.`).join("\n"));
  return parseEnv(text);
}

/** @returns null if the bytes are neither UTF-8 nor UTF-16 with a byte order mark */
export function decode(bytes: Buffer): string | null {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function* faultsOf(text: string, known: readonly string[]): Generator<string> {
  const setIn = new Map<string, number>();
  let line = 1;
  for (const [whole, name, quoted, rest = "", other = ""] of text.matchAll(linePattern)) {
    if (/[^ \t\r]/.test(other)) {
      const meant = known.find((each) => other.includes(each));
      yield `${line}: ${meant === undefined ? "this line" : `the line of ${meant}`} must be NAME=value, without invisible spaces in the name`;
    }
    if (name !== undefined) {
      const meant = known.find((each) => each !== name && plain(each) === plain(name));
      if (meant !== undefined) yield `${line}: ${name} is not a variable; write ${meant}`;
      const [value = ""] = rest.split("#", 1);
      if (quoted !== undefined && value.trim() !== "") yield `${line}: ${name} has text after the closing quote`;
      if (unseenAtEnd.test(value.replace(/^[ \t]+|[ \t]+$/g, "")))
        yield `${line}: the value of ${name} begins or ends with an invisible space`;
      const earlier = setIn.get(name);
      if (earlier !== undefined) yield `${line}: ${name} is set in line ${earlier} already: delete one of the two`;
      // In a copy of .env.example, every name has a line without a value, so a later line may set that name.
      if (/[^"'`]/.test(quoted ?? value.trim())) setIn.set(name, line);
    }
    line += whole.split("\n").length - 1;
  }
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll("_", "");
}
