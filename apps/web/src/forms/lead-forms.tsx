import { useRouteContext } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { trpc } from "../data/client/trpc.ts";
import { ConsultationForm } from "./consultation-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { FormOutcome } from "./form-outcome.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

export type LeadForms = Record<FormOutcome["form"], ComponentType>;

/** Gives a form the procedures' hooks, which pages without a form do not load. */
function complete(Form: ComponentType): ComponentType {
  return function CompleteForm() {
    const data = useRouteContext({ from: "__root__", select: (context) => context.data.current });
    if (data === null) throw new Error("A form came before what it sends its lead with.");
    return (
      <trpc.Provider client={data.client} queryClient={data.queryClient}>
        <Form />
      </trpc.Provider>
    );
  };
}

export const leadForms: LeadForms = {
  consultation: complete(ConsultationForm),
  contact: complete(ContactForm),
  newsletter: complete(NewsletterForm),
};
