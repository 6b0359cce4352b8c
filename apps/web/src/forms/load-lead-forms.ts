import type { DataSource } from "../data-source.ts";
import { needed } from "../missing-code.ts";
import type { LeadForms } from "./lead-forms.tsx";

/** The server draws the forms at once; in the browser their code comes later. */
let leadForms: LeadForms | null = import.meta.env.SSR ? (await import("./lead-forms.tsx")).leadForms : null;

let announce: (forms: LeadForms) => void;
const arrival = new Promise<LeadForms>((resolve) => {
  announce = resolve;
});

export function leadFormsAtHand(): LeadForms | null {
  return leadForms;
}

/** Resolves when somebody has asked for the forms and they have come. */
export function leadFormsArrival(): Promise<LeadForms> {
  return arrival;
}

/** Asked for when a form is touched, and by pages that will show one. */
export async function loadLeadForms(data: DataSource): Promise<void> {
  if (leadForms !== null) return;
  const [module] = await Promise.all([needed(import("./lead-forms.tsx")), data.load()]);
  leadForms = module.leadForms;
  announce(leadForms);
}
