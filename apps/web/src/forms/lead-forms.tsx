import { ClosingForm, ConsultationForm } from "./consultation-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { FormName } from "./form-outcome.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { ToastArea } from "./toasts/toast-area.tsx";

const forms = {
  consultation: ConsultationForm,
  closing: ClosingForm,
  contact: ContactForm,
  newsletter: NewsletterForm,
} satisfies Record<FormName, unknown>;

function LeadForm({ name, about }: { name: FormName; about?: string }) {
  const Form = forms[name];
  return <Form {...(about !== undefined && { about })} />;
}

/** All that comes later, in one piece. */
export const lateCode = { LeadForm, ToastArea };
