import { Button, TextInput } from "@mantine/core";
import { consultationInput, type FormField } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { useLoaderData } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { trpc } from "../data/client/trpc.ts";
import { Stamp } from "../ui/stamp.tsx";
import { FieldList } from "./fields/field-list.tsx";
import { PrefillNote } from "./fields/prefill-note.tsx";
import { TrapField } from "./fields/trap-field.tsx";
import { FormStatus } from "./form-status.tsx";
import css from "./lead-form.module.css";
import { failAtOnce, useLeadForm } from "./use-lead-form.ts";
import { useSentReference } from "./use-sent-reference.ts";

export function ConsultationForm() {
  const { form: words, formCopy } = useLoaderData({ from: "/", select: ({ page }) => page });
  const mutation = trpc.leads.requestConsultation.useMutation(failAtOnce);
  const { status, statusProps, formProps, prefillProps, field } = useLeadForm({
    form: "consultation",
    schema: consultationInput,
    words,
    event: "consultation_request",
    send: mutation.mutateAsync,
    sentReference: useSentReference("CR"),
  });
  const pending = status.kind === "pending";
  const labelled = (name: FormField<"consultation">) => ({ ...field(name), label: words.labels[name] });
  const fields: Record<FormField<"consultation">, ReactElement> = {
    name: <TextInput {...labelled("name")} required autoComplete="name" maxLength={lengthMax.name} />,
    phone: <TextInput {...labelled("phone")} type="tel" required autoComplete="tel" maxLength={lengthMax.phone} />,
    email: <TextInput {...labelled("email")} type="email" required autoComplete="email" maxLength={lengthMax.email} />,
    practice: <TextInput {...labelled("practice")} autoComplete="organization" maxLength={lengthMax.company} />,
  };
  return (
    <section id="consultation" aria-labelledby="consultation-title" className={`${css.sheet} ${css.withStamp}`}>
      <Stamp {...words.stamp} className={css.stamp} animated={status.kind === "sent"} />
      <div className={css.head}>
        <h2 id="consultation-title" className={css.title}>
          {words.title}
        </h2>
        <p className={css.muted}>{words.intro}</p>
      </div>
      <FormStatus {...statusProps} common={formCopy} />
      <form {...formProps} className={css.form}>
        <PrefillNote {...prefillProps} words={formCopy} />
        <FieldList fields={fields} />
        <TrapField label={formCopy.trap} />
        <Button type="submit" disabled={pending} className={css.submit ?? ""}>
          {pending ? words.submitting : words.submit}
        </Button>
        <p className={css.muted}>{words.note}</p>
      </form>
    </section>
  );
}
