import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { contactInput } from "@site/trpc-router/inputs";
import { trpc } from "../trpc.ts";
import { FormStatus } from "./form-status.tsx";
import css from "./lead-form.module.css";
import { useLeadForm } from "./use-lead-form.ts";
import { useSentReference } from "./use-sent-reference.ts";

export function ContactForm() {
  const [{ form: words, formWords, options }] = trpc.pages.contact.useSuspenseQuery();
  const mutation = trpc.leads.contact.useMutation();
  const { status, statusRef, formProps, field } = useLeadForm({
    form: "contact",
    schema: contactInput,
    words,
    event: "contact_form_submit",
    send: mutation.mutateAsync,
    sentReference: useSentReference("CM"),
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
      <FormStatus ref={statusRef} status={status} words={words} common={formWords} />
      <form {...formProps} className={`${css.form} ${css.two}`}>
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
        />
        <Button type="submit" disabled={pending} className={`${css.submit} ${css.wide}`}>
          {pending ? words.submitting : words.submit}
        </Button>
      </form>
    </section>
  );
}
