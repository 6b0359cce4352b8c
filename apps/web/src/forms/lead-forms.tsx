import { useRouteContext } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { trpc } from "../data/client/trpc.ts";
import { ClosingForm, ConsultationForm } from "./consultation-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { FormName } from "./form-outcome.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

type Props = { about?: string };
export type LeadForms = Record<FormName, ComponentType<Props>>;

/** Gives a form the procedures' hooks, which pages without a form do not load. */
function complete(Form: ComponentType<Props>): ComponentType<Props> {
  return function CompleteForm(props) {
    const data = useRouteContext({ from: "__root__", select: (context) => context.data.current });
    if (data === null) throw new Error("A form came before what it sends its lead with.");
    return (
      <trpc.Provider client={data.client} queryClient={data.queryClient}>
        <Form {...props} />
      </trpc.Provider>
    );
  };
}

export const leadForms: LeadForms = {
  consultation: complete(ConsultationForm),
  closing: complete(ClosingForm),
  contact: complete(ContactForm),
  newsletter: complete(NewsletterForm),
};
