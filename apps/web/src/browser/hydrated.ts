const mark = "data-hydrated";
let callback = () => {};

/**
 * Marks the document as hydrated, and calls the function that was passed to `whenHydrated`. If the document is already
 * marked, for example after a client navigation, this does nothing.
 */
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

/**
 * Calls `then` when the browser itself posts a form. If React handles the form, it prevents the post. React needs a
 * moment for that, so this checks after a timeout.
 */
export function whenPosted(then: (form: HTMLFormElement) => void): void {
  // The cast is safe, because a `submit` event always has a form as its target.
  const check = (event: Event) => event.defaultPrevented || then(event.target as HTMLFormElement);
  addEventListener("submit", (event) => setTimeout(check, 0, event), true);
}

/**
 * While React hydrates the page, each of these events would make it hydrate the event's target at once, which blocks a
 * phone for half a second.
 */
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
 * Keeps the events in `urgent` from React until React has hydrated the page. The browser still handles them. Only a
 * click on a submit button reaches React, so that the form's result appears on the same page.
 */
export function leaveEventsToBrowser(): void {
  for (const type of urgent) addEventListener(type, leaveToBrowser, { capture: true, passive: true });
}

function leaveToBrowser(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element) || (type === "click" && target.closest("[type=submit]"))) return;
  if (!isHydrated()) event.stopPropagation();
}
