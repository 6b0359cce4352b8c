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

/** The events that make React hydrate their target at once, in one task, which takes a phone half a second. */
const urgent = [
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click"],
  ...["keydown", "keypress", "keyup", "compositionstart", "compositionend", "input", "textInput", "change", "paste"],
];

/**
 * Keeps these events from React until it has hydrated the frame and, of a form, the form. Controls have a native answer
 * until then, and a form takes over the typed text. A form that is sent is worth the wait: React answers it in the page.
 */
export function leaveEventsToBrowser(): void {
  for (const type of urgent) addEventListener(type, leaveToBrowser, { capture: true, passive: true });
}

function leaveToBrowser(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element) || (type === "click" && target.closest("[type=submit]"))) return;
  if (!isHydrated(target)) event.stopPropagation();
}
