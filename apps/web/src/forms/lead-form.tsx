import { type ComponentType, Suspense, useLayoutEffect, useRef } from "react";
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
export function LeadForm(props: Props) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

function Part({ name, about }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => markHydrated(place.current), []);
  const Form = forms[name];
  return (
    <div data-form={name} ref={place}>
      <Form {...(about !== undefined && { about })} />
    </div>
  );
}
