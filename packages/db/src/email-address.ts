/**
 * Converts an email address for storage: its domain to ASCII, such as `xn--mller-kva.example` for `müller.example`,
 * because only some browsers do so. Capital letters before the @ are kept.
 */
export function storedAddress(typed: string): string {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const url = `http://${domain}/`;
  if (at < 1 || !/[^\0-\x7f]/.test(domain) || /[\s/?#:@[\]\\]/.test(domain) || !URL.canParse(url)) return address;
  return `${address.slice(0, at)}@${new URL(url).hostname}`;
}

/** Returns one text for all spellings of an email address, in any case and with the domain in Unicode or ASCII. */
export function comparableAddress(typed: string): string {
  return storedAddress(typed).normalize().toLowerCase();
}
