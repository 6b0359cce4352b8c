import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { isPlanAsked, planSearch } from "@site/content/plan-search";
import { contactInput, type FormField } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { useSearch } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { type Outputs, trpc } from "../data/trpc.ts";
import { useLayout } from "../data/use-site.tsx";
import css from "./lead-form.module.css";
import { inputs, LeadSheet, PhoneInput } from "./lead-sheet.tsx";
import { looksLikePatientData } from "./patient-data.ts";
import { fieldId } from "./result/form-result.tsx";
import { useLeadForm } from "./use-lead-form.ts";

export function ContactForm() {
  const [{ form: copy, options }] = trpc.pages.contact.useSuspenseQuery();
  const { service, ...given } = useSearch({ from: "/contact" });
  const asked = planSearch(given);
  // The route's loader has waited for these data.
  const { data } = trpc.pages.planner.useQuery(asked, { enabled: isPlanAsked(asked) });
  const plan = data?.plan?.message;
  const { formCopy } = useLayout();
  const [hinted, setHinted] = useState(false);
  const lead = useLeadForm({
    form: "contact",
    schema: contactInput,
    copy,
    event: "contact_form_submit",
    procedure: trpc.leads.contact,
    onValues: ({ message = "" }) => setHinted(looksLikePatientData(message)),
  });
  const labelled = (name: FormField<"contact">) => ({ ...lead.field(name), label: copy.labels[name] });
  const message = labelled("message");
  const fields: Record<FormField<"contact">, ReactElement> = {
    name: <TextInput {...labelled("name")} {...inputs.name} />,
    phone: <PhoneInput {...labelled("phone")} {...inputs.phone} />,
    email: <TextInput {...labelled("email")} {...inputs.email} />,
    company: <TextInput {...labelled("company")} {...inputs.organization} />,
    service: (
      <NativeSelect
        {...labelled("service")}
        defaultValue={labelled("service").defaultValue || (lead.status.kind !== "sent" && service) || ""}
        data={[{ value: "", label: copy.servicePlaceholder }, ...options]}
        className={css.wide ?? ""}
      />
    ),
    message: (
      <>
        <Beginnings copy={copy.beginnings} />
        <Textarea
          {...message}
          defaultValue={message.defaultValue || (lead.status.kind !== "sent" && plan) || ""}
          required
          rows={4}
          maxLength={lengthMax.message}
          className={css.wide ?? ""}
          // A live region, at first empty, because screen readers announce only changes of an existing region.
          inputWrapperOrder={["label", "input", "description", "error"]}
          description={hinted ? formCopy.patientData : <span />}
          descriptionProps={{ "aria-live": "polite", ...(hinted && { role: "status" }) }}
        />
      </>
    ),
  };
  const intro = plan && lead.status.kind !== "sent" ? `${copy.planned} ${copy.intro}` : copy.intro;
  return <LeadSheet form={lead} copy={copy} id="message" title={copy.title} intro={intro} fields={fields} />;
}

type BeginningsProps = { copy: Outputs["pages"]["contact"]["form"]["beginnings"] };

/** Links to the message. If scripts run, `browser/controls.ts` writes its first lines. */
function Beginnings({ copy: { label, links } }: BeginningsProps) {
  return (
    <div className={css.wide}>
      <p>{label}</p>
      <Group component="ul" gap={6} pt={4}>
        {links.map(({ id, label, lines }) => (
          <li key={label}>
            <Button
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
          </li>
        ))}
      </Group>
    </div>
  );
}
