import { type ComponentType, Suspense } from "react";
import { markHydrated } from "../browser/events-before-react.ts";
import { ClosingForm, ConsultationForm } from "./consultation-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { FormName } from "./form-outcome.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

type Props = {
  name: FormName;
  /** Subject of the page, for the form of a closing band. */
  about?: string;
};

const forms: Record<FormName, ComponentType<Pick<Props, "about">>> = {
  consultation: ConsultationForm,
  closing: ClosingForm,
  contact: ContactForm,
  newsletter: NewsletterForm,
};

/** A boundary of its own, so that React starts with the form that has the focus. */
export function LeadForm({ name, about }: Props) {
  const Form = forms[name];
  return (
    <Suspense>
      <div data-form={name} data-print="hide" ref={markHydrated}>
        <Form {...(about !== undefined && { about })} />
      </div>
    </Suspense>
  );
}
