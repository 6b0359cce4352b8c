import type { ComponentType } from "react";
import { markHydrated } from "../browser/hydrated.ts";
import { ClosingForm, ConsultationForm } from "./consultation-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { FormName } from "./form-outcome.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

type Props = {
  name: FormName;
  /** Subject of the page, for the form in a closing band. */
  about?: string | undefined;
};

const forms: Record<FormName, ComponentType<Pick<Props, "about">>> = {
  consultation: ConsultationForm,
  closing: ClosingForm,
  contact: ContactForm,
  newsletter: NewsletterForm,
};

export function LeadForm({ name, about }: Props) {
  const Form = forms[name];
  return (
    <div data-form={name} data-print="hide" ref={markHydrated}>
      <Form about={about} />
    </div>
  );
}
