import { use } from "react";
import { requireCode } from "../../browser/missing-code.ts";
import type { DataSource } from "../../data/data-source.ts";
import type { LeadForms } from "../lead-forms.tsx";

/** The server renders the forms at once; the browser loads their code later. */
let leadForms: LeadForms | null = import.meta.env.SSR ? (await import("../lead-forms.tsx")).leadForms : null;

const { promise: loaded, resolve: announce } = Promise.withResolvers<LeadForms>();

/** Suspends until the code is loaded. */
export function useLeadForms(): LeadForms {
  return leadForms ?? use(loaded);
}

/** For a loader of a page with a form: loads the code, unless the server has sent the form as HTML. */
export async function prepareForm(name: keyof LeadForms, data: DataSource): Promise<void> {
  if (leadForms === null && findForm(name) === null) await loadLeadForms(data);
}

/** The form on the current page; browser only. */
function findForm(name: keyof LeadForms): HTMLFormElement | null {
  return document.querySelector(`form[action="/forms/${name}"]`);
}

/** @param isWanted asked when the code is loaded; after false the forms of the page stay as they are */
export async function loadLeadForms(data: DataSource, isWanted = () => true): Promise<void> {
  if (leadForms !== null) return;
  const [module] = await Promise.all([requireCode(import("../lead-forms.tsx")), data.loadClient()]);
  if (!isWanted()) return;
  leadForms = module.leadForms;
  announce(leadForms);
}
