/**
 * Runs in the browser: what can be clicked and is smaller than 24 px (WCAG 2.2, 2.5.8), without links that stand in a
 * sentence, and without what is hidden from assistive technology: the states of the map are all in the list beside it.
 */
export function smallTargets(): string[] {
  const inSentence = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  };
  return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]"),
    )
    .filter((element) => !inSentence(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ element, box }) => {
      const name = element.textContent?.trim().slice(0, 40);
      return `${element.localName} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`;
    });
}
