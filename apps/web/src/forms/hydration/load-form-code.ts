import { whenIdle } from "../../browser/when-idle.ts";
import type { DataSource } from "../../data/data-source.ts";
import type { FormOutcome } from "../form-outcome.ts";
import { findForm, loadLeadForms } from "./form-code.ts";

/**
 * Loads the forms' code when the browser is idle, or before, when a visitor turns to the form. A load that fails is
 * tried again when a visitor turns to the form.
 * @returns stops waiting
 */
export function loadFormCode(name: FormOutcome["form"], data: DataSource): () => void {
  const form = findForm(name);
  const section = form?.closest("section") ?? form;
  const listeners = new AbortController();
  let isPosting = false;
  const load = () => {
    // During a native post the form is not hydrated: a second click would send the same lead under another key.
    loadLeadForms(data, () => !isPosting).then(
      () => listeners.abort(),
      () => undefined,
    );
  };
  const listen = (type: string, react: () => void) => {
    const listener = ({ target }: Event) => target instanceof Node && section?.contains(target) && react();
    // At the document, because React's root stops events whose target is not hydrated.
    document.addEventListener(type, listener, { capture: true, signal: listeners.signal });
  };
  for (const type of ["pointerover", "focusin"]) listen(type, load);
  listen("submit", () => {
    isPosting = true;
  });
  const cancelIdle = whenIdle(load);
  return () => {
    cancelIdle();
    listeners.abort();
  };
}
