const mark = "data-hydrated";
let callback = () => {};

/** Marks the document and calls the callback, once per document: client navigations don't call it again. */
export function markHydrated(): void {
  if (isHydrated()) return;
  document.documentElement.setAttribute(mark, "");
  callback();
}

export function whenHydrated(then: () => void): void {
  callback = then;
}

export function isHydrated(): boolean {
  return document.documentElement.hasAttribute(mark);
}

/** Calls `then` when the browser, not React, posts a form. The timeout gives React time to prevent the post. */
export function whenPosted(then: (form: HTMLFormElement) => void): void {
  const check = (event: Event) => event.defaultPrevented || then(event.target as HTMLFormElement); // only forms are submitted
  addEventListener("submit", (event) => setTimeout(check, 0, event), true);
}

/** Each of these events would make React hydrate its target at once, which takes half a second on a phone. */
const urgent = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
  "keydown",
  "keypress",
  "keyup",
  "compositionstart",
  "compositionend",
  "input",
  "textInput",
  "change",
  "paste",
];

/**
 * Keeps `urgent` events from React until it has hydrated the page. Until then, the browser handles them. Only a click on
 * a submit button reaches React, which then shows the result on the page.
 */
export function leaveEventsToBrowser(): void {
  for (const type of urgent) addEventListener(type, leaveToBrowser, { capture: true, passive: true });
}

function leaveToBrowser(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element) || (type === "click" && target.closest("[type=submit]"))) return;
  if (!isHydrated()) event.stopPropagation();
}
