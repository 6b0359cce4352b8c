import { type ComponentType, Suspense } from "react";
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

/** A boundary of its own, so that a key typed while React starts waits for this form alone, and not for the page. */
export function LeadForm({ name, about }: Props) {
  const Form = forms[name];
  return (
    <div data-form={name}>
      <Suspense>
        <Form {...(about !== undefined && { about })} />
      </Suspense>
    </div>
  );
}
