/**
 * Runs in the browser: the kinds of element that the page has, each with the elements around it, without texts, addresses
 * and ids; a hash of each. Two elements of one kind differ only in their words and in how often they are repeated, so
 * that axe finds the same at both.
 */
export function elementKinds(): string[] {
  const values = ["class", "role", "type", "tabindex", "hidden", "open", "rel", "target", "lang"];
  const isKept = (name: string) =>
    values.includes(name) || /^(?:style$|aria-)(?!label|describedby|controls|owns|details)/.test(name);
  /** Of a style attribute the properties, because figures draw each length and place with one. */
  const kept = ({ name, value }: Attr) =>
    name === "style" && !/color|background|opacity/.test(value) ? value.replace(/:[^;]*/g, "") : value;
  const own = (element: Element) => {
    const attributes = [...element.attributes].map((attribute) =>
      isKept(attribute.name) ? `${attribute.name}=${kept(attribute)}` : attribute.name,
    );
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    return `${element.localName}[${attributes.toSorted().join(" ")}]${hasText ? "text" : ""}`;
  };
  /** Two sums of 32 bits, so that no two of some thousand kinds are likely to have one hash. */
  const hash = (text: string) => {
    let one = 0;
    let two = 1;
    for (let index = 0; index < text.length; index += 1) {
      one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
      two = Math.imul(two + text.charCodeAt(index), 0x5bd1e995);
      two ^= two >>> 15;
    }
    return `${one}:${two}`;
  };
  const kinds = new Set<string>();
  const visit = (element: Element, around: string) => {
    const kind = hash(`${around}>${own(element)}`);
    kinds.add(kind);
    for (const child of element.children) visit(child, kind);
  };
  visit(document.body, "");
  return [...kinds].toSorted();
}
