import { Box, Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { isPlanAsked, planSearch } from "@site/content/plan-search";
import type { FormField } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { useSearch } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { type Outputs, trpc } from "../data/trpc.ts";
import { fieldId } from "./form-result.tsx";
import css from "./lead-form.module.css";
import { inputs, LeadSheet } from "./lead-sheet.tsx";
import { useLeadForm } from "./use-lead-form.ts";

export function ContactForm() {
  const [{ form: copy, options }] = trpc.pages.contact.useSuspenseQuery();
  const { client } = trpc.useUtils();
  const { service, ...given } = useSearch({ from: "/contact" });
  const asked = planSearch(given);
  const { data } = trpc.pages.planner.useQuery(asked, { enabled: isPlanAsked(asked) });
  const plan = data?.plan?.message;
  const lead = useLeadForm({ form: "contact", send: client.leads.contact.mutate, copy });
  const fields: Record<FormField<"contact">, ReactElement> = {
    name: <TextInput {...lead.field("name")} {...inputs.name} />,
    phone: <TextInput {...lead.field("phone")} {...inputs.phone} />,
    email: <TextInput {...lead.field("email")} {...inputs.email} />,
    company: <TextInput {...lead.field("company")} {...inputs.organization} />,
    service: (
      <NativeSelect
        {...lead.field("service", service)}
        data={[{ value: "", label: copy.servicePlaceholder }, ...options]}
        className={css.wide ?? ""}
      />
    ),
    message: (
      <>
        <Beginnings copy={copy.beginnings} />
        <Textarea
          {...lead.field("message", plan)}
          required
          rows={4}
          maxLength={lengthMax.message}
          className={css.wide ?? ""}
        />
      </>
    ),
  };
  const intro = plan && lead.status.kind !== "sent" ? `${copy.planned} ${copy.intro}` : copy.intro;
  return <LeadSheet lead={lead} id="message" title={copy.title} intro={intro} fields={fields} />;
}

function Beginnings({ copy: { label, links } }: { copy: Outputs["pages"]["contact"]["form"]["beginnings"] }) {
  return (
    <div className={css.wide}>
      <p>{label}</p>
      <Group component="ul" gap={6} pt={4} align="stretch">
        {links.map(({ id, label, lines }) => (
          <Box key={label} component="li" flex="1 1 40%">
            <Button
              fullWidth
              h="100%"
              mih={36}
              id={id}
              component="a"
              href={`#${fieldId("contact", "message")}`}
              variant="default"
              size="sm"
              px={8}
              data-begin={lines}
            >
              {label}
            </Button>
          </Box>
        ))}
      </Group>
    </div>
  );
}
