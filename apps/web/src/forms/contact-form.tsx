import { Button, NativeSelect, Textarea, type TextareaProps, TextInput } from "@mantine/core";
import { contactInput } from "@site/trpc-router/inputs";
import { useLoaderData } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../trpc.ts";
import { FormStatus } from "./form-status.tsx";
import css from "./lead-form.module.css";
import { looksLikePatientData } from "./patient-data.ts";
import { PrefillNote } from "./prefill-note.tsx";
import { TrapField } from "./trap-field.tsx";
import { failAtOnce, useLeadForm } from "./use-lead-form.ts";
import { useSentReference } from "./use-sent-reference.ts";

export function ContactForm() {
  const { form: words, formWords, options } = useLoaderData({ from: "/contact" });
  const mutation = trpc.leads.contact.useMutation(failAtOnce);
  const [hinted, setHinted] = useState(false);
  const { status, statusProps, formProps, prefillProps, field } = useLeadForm({
    form: "contact",
    schema: contactInput,
    words,
    event: "contact_form_submit",
    send: mutation.mutateAsync,
    sentReference: useSentReference("CM"),
    onValues: ({ message = "" }) => setHinted(looksLikePatientData(message)),
  });
  const pending = status.kind === "pending";
  const choices = [{ value: "", label: words.servicePlaceholder }, ...options];
  return (
    <section id="message" aria-labelledby="message-title" className={css.sheet}>
      <div className={css.head}>
        <h2 id="message-title" className={css.title}>
          {words.title}
        </h2>
        <p className={css.muted}>{words.intro}</p>
      </div>
      <FormStatus {...statusProps} common={formWords} />
      <form {...formProps} className={`${css.form} ${css.two}`}>
        <PrefillNote {...prefillProps} words={formWords} />
        <TextInput {...field("name")} label={words.labels.name} required autoComplete="name" maxLength={200} />
        <TextInput
          {...field("email")}
          label={words.labels.email}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
        <TextInput {...field("phone")} label={words.labels.phone} type="tel" autoComplete="tel" maxLength={40} />
        <TextInput {...field("company")} label={words.labels.company} autoComplete="organization" maxLength={200} />
        <NativeSelect {...field("service")} label={words.labels.service} data={choices} className={css.wide ?? ""} />
        <Textarea
          {...field("message")}
          label={words.labels.message}
          required
          rows={4}
          maxLength={10_000}
          className={css.wide ?? ""}
          {...hint(hinted ? formWords.patientData : null)}
        />
        <TrapField label={formWords.trap} />
        <Button type="submit" disabled={pending} className={`${css.submit} ${css.wide}`}>
          {pending ? words.submitting : words.submit}
        </Button>
      </form>
    </section>
  );
}

/** Below its field. The place is there before the words are, or screen readers would not hear them come. */
function hint(words: string | null) {
  return {
    inputWrapperOrder: ["label", "input", "description", "error"] satisfies TextareaProps["inputWrapperOrder"],
    description: words ?? <span />,
    descriptionProps: { "aria-live": "polite", ...(words !== null && { role: "status" }) } as const,
  };
}
