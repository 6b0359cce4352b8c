import { whenIdle } from "../../browser/when-idle.ts";
import { whenNear } from "../../browser/when-near.ts";
import type { DataSource } from "../../data/data-source.ts";
import { loadLeadForms } from "./form-code.ts";

/**
 * Loads the forms' code when the form is near the viewport and the browser is idle, because many readers never get there;
 * or before, when a visitor turns to the form. A load that fails is tried again when a visitor turns to the form.
 * @param place contains the form, also while the form's code is missing
 * @returns stops waiting
 */
export function loadFormCode(place: Element, data: DataSource): () => void {
  const listeners = new AbortController();
  let isPosting = false;
  const load = () => {
    // During a native post the form is not hydrated: a second click would send the same lead under another key.
    loadLeadForms(data, () => !isPosting).then(
      () => listeners.abort(),
      () => undefined,
    );
  };
  // At the document, because React's root stops events whose target is not hydrated.
  const listen = (type: string, listener: (target: Element) => void) =>
    document.addEventListener(type, ({ target }) => target instanceof Element && listener(target), {
      capture: true,
      signal: listeners.signal,
    });
  for (const type of ["pointerover", "focusin"]) listen(type, (target) => place.contains(target) && load());
  listen("submit", (form) => {
    isPosting ||= form.matches('[action^="/forms/"]');
  });
  let cancel = whenNear(place, () => {
    cancel = whenIdle(load);
  });
  return () => {
    cancel();
    listeners.abort();
  };
}
