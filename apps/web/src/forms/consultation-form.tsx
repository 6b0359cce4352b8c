import { Divider, Text, TextInput } from "@mantine/core";
import { consultationInput, type FormField } from "@site/trpc-router/inputs";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { trpc, useLayout } from "../data/trpc.ts";
import { ContactText } from "../ui/links/actions.tsx";
import css from "./lead-form.module.css";
import { inputs, LeadSheet, PhoneInput } from "./lead-sheet.tsx";
import { NextSteps } from "./stamp.tsx";
import { useLeadForm } from "./use-lead-form.ts";

type Props = {
  form: "consultation" | "closing";
  about?: string | undefined;
};

export function ConsultationForm({ form, about }: Props) {
  const { consultationForm: copy, formCopy } = useLayout();
  const { client } = trpc.useUtils();
  const page = useLocation({ select: (location) => location.pathname });
  const lead = useLeadForm({
    form,
    schema: consultationInput,
    send: client.leads.requestConsultation.mutate,
    copy,
    about,
  });
  const fields: Record<FormField<"consultation">, ReactElement> = {
    name: <TextInput {...lead.field("name")} {...inputs.name} />,
    phone: <PhoneInput {...lead.field("phone")} {...inputs.phone} required />,
    email: <TextInput {...lead.field("email")} {...inputs.email} />,
    practice: <TextInput {...lead.field("practice")} {...inputs.organization} />,
  };
  const ofClosing = { hidden: { page, ...(about !== undefined && { about }) }, labelledBy: "closing-heading" };
  return (
    <LeadSheet
      lead={lead}
      id={form}
      title={copy.title}
      intro={about === undefined ? copy.intro : `${copy.subject} ${about}`}
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
