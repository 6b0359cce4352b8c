/** Letters that Unicode doesn't decompose into a base letter and marks. */
const others: Readonly<Record<string, string>> = {
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** Plain lowercase letters, digits and punctuation, without accents. All searches compare texts in this form. */
export function plainLetters(text: string): string {
  return asciiSigns(text)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ıłøđðþßæœ]/g, (letter) => others[letter] ?? letter);
}

/** Compares the texts as searches do. */
export function placeIn(text: string, wanted: string): { start: number; end: number } | null {
  const places: number[] = [];
  let own = "";
  let end = 0;
  for (const letter of text) {
    const compared = plainLetters(letter);
    for (let index = 0; index < compared.length; index += 1) places.push(end);
    own += compared;
    end += letter.length;
  }
  const at = own.indexOf(plainLetters(wanted));
  const start = places[at];
  return at === -1 || start === undefined ? null : { start, end: places[at + plainLetters(wanted).length] ?? end };
}

export function plainText(text: string): string {
  return plainLetters(text)
    .replace(/['`´]/g, "")
    .replace(/[-\s]+/g, " ")
    .trim();
}

/** Replaces the digits, dashes, spaces and quotes of phones and word processors with those of a keyboard. */
export function asciiSigns(text: string): string {
  return text
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)))
    .replace(/[’‘‛′ʼʹʻ＇]/g, "'")
    .replace(/[“”„‟″＂]/g, '"')
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2043\u2212]/gu, "-")
    .replace(/[·•‧∙・]/g, ".")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s/g, " ");
}

/** Unicode has the ten digits of a script in a row. */
function digitOf(code: number): number {
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** Matches an extension: `;ext=3`, `ext. 3`, `extension 3`, `x3` or `#3`, with or without a comma before it. */
export const extensionPattern = /[\s,;]*(?:;ext=|ext(?:ension|n)?\.?|x|#)\s*(\d{1,7})$/i;

const digitsMin = 7;

/** The digits include no extension, and no prefix for national or international calls. */
export function phoneDigits(text: string): string | null {
  const typed = asciiSigns(text).trim().replace(extensionPattern, "").replaceAll("(0)", "");
  const numbers = [...typed.matchAll(/\d[\d\s().+/-]*/g)].map(([number]) => number.replace(/\D/g, ""));
  const digits = numbers.find((number) => number.length >= digitsMin);
  return digits?.replace(/^(?:011|00|0|1(?=\d{10}$))/, "") ?? null;
}

/** `phone` may contain several numbers. `digits` come from `phoneDigits`. */
export function hasPhone(phone: string | null, digits: string): boolean {
  return asciiSigns(phone ?? "")
    .replaceAll("(0)", "")
    .replace(/\D/g, "")
    .includes(digits);
}
