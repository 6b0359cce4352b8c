import { Button, NativeSelect, Textarea, type TextareaProps, TextInput } from "@mantine/core";
import type { FormField } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { useLoaderData } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { trpc } from "../data/client/trpc.ts";
import { useLayout } from "../data/use-site.ts";
import { FormFold } from "./answer/form-fold.tsx";
import { FormStatus } from "./answer/form-status.tsx";
import { useSentReference } from "./answer/sent-reference.ts";
import { DocumentsNote } from "./fields/documents-note.tsx";
import { FieldList } from "./fields/field-list.tsx";
import { EmailInput, OrganizationInput } from "./fields/long-inputs.tsx";
import { looksLikePatientData } from "./fields/patient-data.ts";
import { PrefillNote } from "./fields/prefill-note.tsx";
import { TrapField } from "./fields/trap-field.tsx";
import css from "./lead-form.module.css";
import { failAtOnce, useLeadForm } from "./use-lead-form.ts";

export function ContactForm() {
  const { form: words, options, plan } = useLoaderData({ from: "/contact" });
  const { formCopy } = useLayout();
  const sentReference = useSentReference("contact");
  const mutation = trpc.leads.contact.useMutation(failAtOnce);
  const [hinted, setHinted] = useState(false);
  const { status, statusProps, formProps, prefillProps, field } = useLeadForm({
    form: "contact",
    schema: (schemas) => schemas.contactInput,
    words,
    event: "contact_form_submit",
    send: mutation.mutateAsync,
    sentReference,
    onValues: ({ message = "" }) => setHinted(looksLikePatientData(message)),
  });
  const pending = status.kind === "pending";
  const sent = status.kind === "sent";
  const choices = [{ value: "", label: words.servicePlaceholder }, ...options];
  const labelled = (name: FormField<"contact">) => ({ ...field(name), label: words.labels[name] });
  const message = labelled("message");
  const fields: Record<FormField<"contact">, ReactElement> = {
    name: <TextInput {...labelled("name")} required autoComplete="name" maxLength={lengthMax.name} />,
    phone: <TextInput {...labelled("phone")} type="tel" autoComplete="tel" maxLength={lengthMax.phone} />,
    email: <EmailInput {...labelled("email")} />,
    company: <OrganizationInput {...labelled("company")} />,
    service: <NativeSelect {...labelled("service")} data={choices} className={css.wide ?? ""} />,
    message: (
      <Textarea
        {...message}
        defaultValue={message.defaultValue || (sentReference === null && plan) || ""}
        required
        rows={4}
        maxLength={lengthMax.message}
        className={css.wide ?? ""}
        {...hint(hinted ? formCopy.patientData : null)}
      />
    ),
  };
  return (
    <section id="message" aria-labelledby="message-title" className={css.sheet}>
      <div className={css.head}>
        <h2 id="message-title" className={css.title}>
          {words.title}
        </h2>
        <p className={css.muted}>{words.intro}</p>
      </div>
      <FormStatus {...statusProps} common={formCopy} />
      <FormFold folded={sent} title={words.receipt.again}>
        <form {...formProps} className={`${css.form} ${css.two}`}>
          <PrefillNote {...prefillProps} words={formCopy} />
          <FieldList fields={fields} />
          <TrapField label={formCopy.trap} />
          <Button type="submit" disabled={pending} className={`${css.submit} ${css.wide}`}>
            {pending ? words.submitting : words.submit}
          </Button>
        </form>
      </FormFold>
      <DocumentsNote words={formCopy.documents} />
    </section>
  );
}

/**
 * Below its field. The live region is rendered empty, because screen readers only announce changes of an existing one.
 */
function hint(words: string | null) {
  return {
    inputWrapperOrder: ["label", "input", "description", "error"] satisfies TextareaProps["inputWrapperOrder"],
    description: words ?? <span />,
    descriptionProps: { "aria-live": "polite", ...(words !== null && { role: "status" }) } as const,
  };
}
