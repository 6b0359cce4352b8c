import { Button, TextInput } from "@mantine/core";
import type { NewsletterInput } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { useLoaderData } from "@tanstack/react-router";
import { trpc } from "../data/client/trpc.ts";
import { useLayout } from "../data/use-site.ts";
import { FormStatus } from "./answer/form-status.tsx";
import { useSentReference } from "./answer/sent-reference.ts";
import css from "./newsletter-form.module.css";
import { failAtOnce, useLeadForm } from "./use-lead-form.ts";

export function NewsletterForm() {
  const words = useLoaderData({ from: "/blog", select: ({ page }) => page.newsletter });
  const { formCopy } = useLayout();
  const mutation = trpc.newsletter.subscribe.useMutation(failAtOnce);
  const { status, statusProps, formProps, field } = useLeadForm({
    form: "newsletter",
    schema: (schemas) => schemas.newsletterInput,
    words,
    event: null,
    send: async (input: NewsletterInput) => {
      await mutation.mutateAsync(input);
      return {};
    },
    sentReference: useSentReference("newsletter"),
  });
  const pending = status.kind === "pending";
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className={css.block}>
      <div className={css.inner}>
        <div>
          <h2 id="newsletter-title">{words.title}</h2>
          <p className={css.intro}>{words.intro}</p>
        </div>
        <div>
          <FormStatus {...statusProps} common={formCopy} />
          <form {...formProps} className={css.form}>
            <TextInput
              {...field("email")}
              label={words.label}
              type="email"
              required
              autoComplete="email"
              maxLength={lengthMax.email}
            />
            <Button type="submit" disabled={pending}>
              {pending ? words.submitting : words.submit}
            </Button>
          </form>
        </div>
      </div>
    </section>
  );
}
