/**
 * Runs in the browser: a hash of the kinds of element that the page has, each with the elements around it, without
 * texts, addresses and ids. Two pages with one hash differ only in their words and in how often an element is repeated,
 * so that axe finds the same on both.
 */
export async function pageStructure(): Promise<string> {
  const values = ["class", "style", "role", "type", "tabindex", "hidden", "open", "rel", "target", "lang"];
  const isKept = (name: string) =>
    values.includes(name) || /^aria-(?!label|describedby|controls|owns|details)/.test(name);
  const own = (element: Element) => {
    const attributes = [...element.attributes].map(({ name, value }) => (isKept(name) ? `${name}=${value}` : name));
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    return `${element.localName}[${attributes.toSorted().join(" ")}]${hasText ? "text" : ""}`;
  };
  const kinds = new Set<string>();
  const visit = (element: Element, around: string) => {
    const kind = `${around}>${own(element)}`;
    kinds.add(kind);
    for (const child of element.children) visit(child, kind);
  };
  visit(document.body, "");
  const bytes = new TextEncoder().encode([...kinds].toSorted().join("\n"));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
