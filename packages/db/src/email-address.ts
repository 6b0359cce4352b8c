/**
 * Returns an email address in the form in which we store it. A domain in Unicode is converted to ASCII, for example
 * `müller.example` to `xn--mller-kva.example`, because only some browsers do this themselves. Capital letters before
 * the @ are kept.
 */
export function storedAddress(typed: string): string {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const url = `http://${domain}/`;
  if (at < 1 || !/[^\0-\x7f]/.test(domain) || /[\s/?#:@[\]\\]/.test(domain) || !URL.canParse(url)) return address;
  return `${address.slice(0, at)}@${new URL(url).hostname}`;
}

/**
 * Returns the same string for every spelling of an email address, so that two addresses can be compared. Spellings may
 * differ in their capital letters, and in whether the domain is in Unicode or ASCII.
 */
export function comparableAddress(typed: string): string {
  return storedAddress(typed).normalize().toLowerCase();
}
