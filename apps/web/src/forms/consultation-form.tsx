import { Divider, Text, TextInput } from "@mantine/core";
import { consultationInput, type FormField } from "@site/trpc-router/inputs";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { trpc } from "../data/trpc.ts";
import { useLayout } from "../data/use-site.tsx";
import { ContactText } from "../ui/links/actions.tsx";
import css from "./lead-form.module.css";
import { inputs, LeadSheet, PhoneInput } from "./lead-sheet.tsx";
import { NextSteps } from "./result/stamp.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** On the home page, the first form is a landmark named by its title. */
export function ConsultationForm() {
  const { title, intro } = useLayout().consultationForm;
  return <Sheet form="consultation" title={title} intro={intro} />;
}

/** The consultation form of a closing band. @param about the page's subject, which the form sends and shows */
export function ClosingForm({ about }: { about?: string | undefined }) {
  const { subject, title, intro } = useLayout().consultationForm;
  return (
    <Sheet form="closing" title={title} intro={about === undefined ? intro : `${subject} ${about}`} about={about} />
  );
}

type SheetProps = { form: "consultation" | "closing"; title: string; intro: string; about?: string | undefined };

function Sheet({ form, about, ...head }: SheetProps) {
  const { consultationForm: copy, formCopy } = useLayout();
  const page = useLocation({ select: (location) => location.pathname });
  const lead = useLeadForm({
    form,
    schema: consultationInput,
    copy,
    event: "consultation_request",
    procedure: trpc.leads.requestConsultation,
    about,
  });
  const labelled = (name: FormField<"consultation">) => ({ ...lead.field(name), label: copy.labels[name] });
  const fields: Record<FormField<"consultation">, ReactElement> = {
    name: <TextInput {...labelled("name")} {...inputs.name} />,
    phone: <PhoneInput {...labelled("phone")} {...inputs.phone} required />,
    email: <TextInput {...labelled("email")} {...inputs.email} />,
    practice: <TextInput {...labelled("practice")} {...inputs.organization} />,
  };
  const ofClosing = { hidden: { page, ...(about !== undefined && { about }) }, labelledBy: "closing-heading" };
  return (
    <LeadSheet
      form={lead}
      copy={copy}
      id={form}
      {...head}
      stamp={copy.stamp}
      fields={fields}
      {...(form === "closing" && ofClosing)}
    >
      {form === "consultation" && lead.status.kind !== "sent" && (
        <NextSteps title={formCopy.next} steps={copy.receipt.next} />
      )}
      <div className={css.call}>
        <Divider my={14} />
        {form === "closing" && <OrCall />}
      </div>
    </LeadSheet>
  );
}

/** For those who would rather speak: in a closing form, and next to the home page's. */
export function OrCall() {
  const { call, hours } = useLayout().consultationForm;
  return (
    <div>
      <Text fw="var(--mantine-font-weight-medium)" maw="none">
        <ContactText text={call} />
      </Text>
      <Text size="sm" c="dimmed">
        {hours}
      </Text>
    </div>
  );
}
