import { Box, Divider, Text, TextInput } from "@mantine/core";
import type { FormField } from "@site/trpc-router/inputs";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { trpc, useLayout } from "../data/trpc.ts";
import { ContactText } from "../ui/links/actions.tsx";
import { inputs, LeadSheet } from "./lead-sheet.tsx";
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
  const lead = useLeadForm({ form, send: client.leads.requestConsultation.mutate, copy, about });
  const fields: Record<FormField<"consultation">, ReactElement> = {
    name: <TextInput {...lead.field("name")} {...inputs.name} />,
    phone: <TextInput {...lead.field("phone")} {...inputs.phone} required />,
    email: <TextInput {...lead.field("email")} {...inputs.email} />,
    practice: <TextInput {...lead.field("practice")} {...inputs.organization} />,
  };
  const sheet = {
    lead,
    id: form,
    title: copy.title,
    intro: about === undefined ? copy.intro : `${copy.subject} ${about}`,
    stamp: copy.stamp,
    fields,
  };
  if (form === "closing")
    return (
      <LeadSheet {...sheet} order={3} hidden={{ page, ...(about !== undefined && { about }) }}>
        <Box visibleFrom="sm">
          <Divider my={14} />
          <OrCall />
        </Box>
      </LeadSheet>
    );
  return (
    <LeadSheet {...sheet}>
      {lead.status.kind !== "sent" && (
        <Box my={16}>
          <NextSteps title={formCopy.next} steps={copy.receipt.next} />
        </Box>
      )}
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
