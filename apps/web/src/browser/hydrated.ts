const mark = "data-hydrated";
let callback = () => {};

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

/** Calls `then` if the browser itself posts a form. The timeout gives React a moment to prevent the post. */
export function whenPosted(then: (form: HTMLFormElement) => void): void {
  // The cast is safe, because a `submit` event always has a form as its target.
  const check = (event: Event) => event.defaultPrevented || then(event.target as HTMLFormElement);
  addEventListener("submit", (event) => setTimeout(check, 0, event), true);
}

/** Each of these events would make React hydrate the event's target at once, which blocks a phone for half a second. */
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

/** Until hydration, React gets only clicks on submit buttons, so that a form's result appears on the same page. */
export function leaveEventsToBrowser(): void {
  for (const type of urgent) addEventListener(type, leaveToBrowser, { capture: true, passive: true });
}

function leaveToBrowser(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element) || (type === "click" && target.closest("[type=submit]"))) return;
  if (!isHydrated()) event.stopPropagation();
}
