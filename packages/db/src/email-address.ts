/** Converts a Unicode domain to ASCII, because only some browsers do so. Keeps capital letters before the @. */
export function storedAddress(typed: string): string {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const url = `http://${domain}/`;
  if (at < 1 || !/[^\0-\x7f]/.test(domain) || /[\s/?#:@[\]\\]/.test(domain) || !URL.canParse(url)) return address;
  return `${address.slice(0, at)}@${new URL(url).hostname}`;
}

export function comparableAddress(typed: string): string {
  return storedAddress(typed).normalize().toLowerCase();
}
