import { asciiSigns, extensionPattern } from "@site/content/plain-text";

/** ITU E.164 allows at most 15 digits. The shortest numbers have 7 digits, including the country code. */
const internationalPattern = /^\+[1-9]\d{6,14}$/;
/** In the North American Numbering Plan, the area code and the exchange begin with 2 to 9. */
const northAmericanPattern = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * @param written a US number, or a number that begins with `+` and the country code
 * @returns a `tel:` URI (RFC 3966), or null if the text is not a phone number
 */
export function telUri(written: string): string | null {
  const text = asciiSigns(written).trim();
  const [ending = "", extension] = extensionPattern.exec(text) ?? [];
  const number = text.slice(0, text.length - ending.length);
  if (!/^\+?[\d\s().\-/]+$/.test(number)) return null;
  // In a number such as "+44 (0)20 7946 0018", the "(0)" is dialed only inside the country.
  const digits = number.replace(number.startsWith("+") ? /\(0\)|\D/g : /\D/g, "");
  const international = number.startsWith("+") ? `+${digits}` : `+1${digits.replace(/^1(?=\d{10}$)/, "")}`;
  const pattern = international.startsWith("+1") ? northAmericanPattern : internationalPattern;
  if (!pattern.test(international)) return null;
  return `tel:${international}${extension === undefined ? "" : `;ext=${extension}`}`;
}
