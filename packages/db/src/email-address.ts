/**
 * The form in which an email address is stored: `müller.example` as `xn--mller-kva.example`, because some browsers send
 * a domain as it was typed. Capital letters stay as they were typed.
 */
export function storedAddress(typed: string): string {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const url = `http://${domain}/`;
  if (at < 1 || !/[^\0-\x7f]/.test(domain) || /[\s/?#:@[\]\\]/.test(domain) || !URL.canParse(url)) return address;
  return `${address.slice(0, at)}@${new URL(url).hostname}`;
}

/** The same text for all spellings of an address: in any case, with its domain in Unicode or in ASCII. */
export function comparableAddress(typed: string): string {
  return storedAddress(typed).normalize().toLowerCase();
}
