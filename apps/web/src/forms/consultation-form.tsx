import { TextInput, Title } from "@mantine/core";
import { consultationInput, type FormField } from "@site/trpc-router/inputs";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { trpc } from "../data/trpc.ts";
import { useLayout } from "../data/use-site.tsx";
import { ContactText } from "../ui/links/contact-text.tsx";
import css from "./lead-form.module.css";
import { inputs, LeadSheet, PhoneInput } from "./lead-sheet.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Stamp } from "./stamp.tsx";
import { useLeadForm } from "./use-lead-form.ts";

export function ConsultationForm() {
  const { title, intro } = useLayout().consultationForm;
  return (
    // On the home page the first form is a landmark of this name.
    <section id="consultation" aria-labelledby="consultation-title" className={`${css.sheet} ${css.withStamp}`}>
      <Sheet form="consultation">
        <Title order={2} size="h4" id="consultation-title">
          {title}
        </Title>
        <p className={css.muted}>{intro}</p>
      </Sheet>
    </section>
  );
}

/** The consultation form of a closing band. @param about subject of the page; sent along, and shown to the visitor */
export function ClosingForm({ about }: { about?: string }) {
  const { subject, intro } = useLayout().consultationForm;
  return (
    <div id="closing" className={`${css.sheet} ${css.withStamp}`}>
      <Sheet form="closing" about={about}>
        <p className={css.muted}>{about === undefined ? intro : `${subject} ${about}`}</p>
      </Sheet>
    </div>
  );
}

type SheetProps = { form: "consultation" | "closing"; about?: string | undefined; children: ReactNode };

function Sheet({ form, about, children }: SheetProps) {
  const { consultationForm: words, formCopy } = useLayout();
  const page = useLocation({ select: (location) => location.pathname });
  const lead = useLeadForm({
    form,
    schema: consultationInput,
    words,
    event: "consultation_request",
    procedure: trpc.leads.requestConsultation,
    about,
  });
  const labelled = (name: FormField<"consultation">) => ({ ...lead.field(name), label: words.labels[name] });
  const fields: Record<FormField<"consultation">, ReactElement> = {
    name: <TextInput {...labelled("name")} {...inputs.name} />,
    phone: <PhoneInput {...labelled("phone")} {...inputs.phone} required />,
    email: <TextInput {...labelled("email")} {...inputs.email} />,
    practice: <TextInput {...labelled("practice")} {...inputs.organization} />,
  };
  const ofClosing = { hidden: { page, ...(about !== undefined && { about }) }, labelledBy: "closing-heading" };
  return (
    <>
      {lead.status.kind !== "sent" && <Stamp {...words.stamp} className={css.stamp} />}
      <LeadSheet form={lead} words={words} head={children} fields={fields} {...(form === "closing" && ofClosing)}>
        {form === "consultation" && lead.status.kind !== "sent" && (
          <NextSteps title={formCopy.next} steps={words.receipt.next} />
        )}
        <p className={css.call}>
          <ContactText text={words.call} />
        </p>
        <p className={css.muted}>{words.hours}</p>
      </LeadSheet>
    </>
  );
}
