import { needed } from "../browser/missing-code.ts";
import type { DataSource } from "../data/data-source.ts";
import type { LeadForms } from "./lead-forms.tsx";

/** The server draws the forms at once; in the browser their code comes later. */
let leadForms: LeadForms | null = import.meta.env.SSR ? (await import("./lead-forms.tsx")).leadForms : null;

const { promise: arrival, resolve: announce } = Promise.withResolvers<LeadForms>();

export function leadFormsAtHand(): LeadForms | null {
  return leadForms;
}

/** Resolves when somebody has asked for the forms and they have come. */
export function leadFormsArrival(): Promise<LeadForms> {
  return arrival;
}

/** For a page that is about to be drawn with a form. One that is there, as the server drew it, is left to itself. */
export async function prepareForm(name: keyof LeadForms, data: DataSource): Promise<void> {
  if (leadForms === null && findForm(name) === null) await loadLeadForms(data);
}

/** The form as it stands on the page; browser only. */
export function findForm(name: keyof LeadForms): HTMLFormElement | null {
  return document.querySelector(`form[action="/forms/${name}"]`);
}

export async function loadLeadForms(data: DataSource): Promise<void> {
  if (leadForms !== null) return;
  const [module] = await Promise.all([needed(import("./lead-forms.tsx")), data.load()]);
  leadForms = module.leadForms;
  announce(leadForms);
}
