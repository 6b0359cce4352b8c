import { Button, TextInput } from "@mantine/core";
import { consultationInput } from "@site/trpc-router/inputs";
import { useLoaderData } from "@tanstack/react-router";
import { Stamp } from "../sections/stamp.tsx";
import { trpc } from "../trpc.ts";
import { FormStatus } from "./form-status.tsx";
import css from "./lead-form.module.css";
import { PrefillNote } from "./prefill-note.tsx";
import { TrapField } from "./trap-field.tsx";
import { failAtOnce, useLeadForm } from "./use-lead-form.ts";
import { useSentReference } from "./use-sent-reference.ts";

export function ConsultationForm() {
  const { form: words, formWords } = useLoaderData({ from: "/", select: ({ page }) => page });
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
  return (
    <section id="consultation" aria-labelledby="consultation-title" className={`${css.sheet} ${css.withStamp}`}>
      <Stamp {...words.stamp} className={css.stamp} landed={status.kind === "sent"} />
      <div className={css.head}>
        <h2 id="consultation-title" className={css.title}>
          {words.title}
        </h2>
        <p className={css.muted}>{words.intro}</p>
      </div>
      <FormStatus {...statusProps} common={formWords} />
      <form {...formProps} className={css.form}>
        <PrefillNote {...prefillProps} words={formWords} />
        <TextInput {...field("name")} label={words.labels.name} required autoComplete="name" maxLength={200} />
        <TextInput
          {...field("phone")}
          label={words.labels.phone}
          type="tel"
          required
          autoComplete="tel"
          maxLength={40}
        />
        <TextInput
          {...field("email")}
          label={words.labels.email}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
        <TextInput {...field("practice")} label={words.labels.practice} autoComplete="organization" maxLength={200} />
        <TrapField label={formWords.trap} />
        <Button type="submit" disabled={pending} className={css.submit ?? ""}>
          {pending ? words.submitting : words.submit}
        </Button>
        <p className={css.muted}>{words.note}</p>
      </form>
    </section>
  );
}
