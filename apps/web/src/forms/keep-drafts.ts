import { isHydrated } from "../browser/hydrated.ts";
import { fieldsOf, isFilled, readDraft, removeDraft, saveDraft } from "./draft.ts";
import type { FormName } from "./form-outcome.ts";

/** Keeps what is typed into the site's forms from the first letter on, for the whole life of a document. */
export function keepDrafts(): void {
  for (const type of ["input", "change", "submit"]) addEventListener(type, ({ target }) => keep(target), true);
  addEventListener("submit", (event) => {
    const form = formOf(event.target);
    if (form) holdOffline(form.element, event);
    // Deletes the draft of a form that the browser posts itself, after all other listeners: React's may prevent the post.
    if (form) setTimeout(() => event.defaultPrevented || removeDraft(form.name));
  });
}

/** Without a network and without React, the browser would leave the page for one of its own. */
function holdOffline(form: HTMLFormElement, event: Event): void {
  const isHeld = !navigator.onLine && !isHydrated(form);
  if (isHeld) event.preventDefault();
  form.closest("[data-form]")?.querySelector("[data-offline]")?.toggleAttribute("hidden", !isHeld);
}

/** Keeps what a browser or a program has filled in without an event. */
export function keepFilledForms(): void {
  for (const form of document.forms) if (fieldsOf(form).some(isFilled)) keep(form);
}

function keep(target: EventTarget | null): void {
  const form = formOf(target);
  // Until React fills in the fields, those without a word keep the words of the draft.
  if (form) saveDraft(form.name, form.element, isHydrated(form.element) ? {} : readDraft(form.name)?.values);
}

function formOf(target: EventTarget | null): { name: FormName; element: HTMLFormElement } | null {
  const element = target instanceof Element ? target.closest("form") : null;
  const name = element?.closest<HTMLElement>("[data-form]")?.dataset.form as FormName | undefined; // the attribute's values
  return element && name && element.getAttribute("action") === `/forms/${name}` ? { name, element } : null;
}
