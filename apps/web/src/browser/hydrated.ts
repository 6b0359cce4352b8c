const hydrated = "data-hydrated";
let callback = () => {};

/** Called when React has hydrated or made the element, which is the document's or a form's. */
export function markHydrated(part: Element | null): void {
  part?.setAttribute(hydrated, "");
  if (part === document.documentElement) callback();
}

/** Calls back when React has hydrated the page. */
export function whenHydrated(then: () => void): void {
  callback = then;
}

/** Whether React has hydrated the form or, outside of forms, the page. */
export function isHydrated(element: Element): boolean {
  return !!element.closest("[data-form], html")?.hasAttribute(hydrated);
}
