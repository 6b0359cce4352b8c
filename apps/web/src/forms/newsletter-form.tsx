import { Button, Container, TextInput } from "@mantine/core";
import { newsletterInput } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { useLoaderData } from "@tanstack/react-router";
import { trpc } from "../data/trpc.ts";
import { useLayout } from "../data/use-site.ts";
import { FieldRow } from "../ui/field/field.tsx";
import { FormStatus } from "./form-status.tsx";
import css from "./newsletter-form.module.css";
import { useLeadForm } from "./use-lead-form.ts";

export function NewsletterForm() {
  const words = useLoaderData({ from: "/blog", select: ({ page }) => page.newsletter });
  const { formCopy } = useLayout();
  const { status, statusProps, formProps, field } = useLeadForm({
    form: "newsletter",
    schema: newsletterInput,
    words,
    event: null,
    mutation: trpc.newsletter.subscribe.useMutation(),
  });
  const pending = status.kind === "pending";
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className={css.block}>
      <Container className={css.inner ?? ""}>
        <div>
          <h2 id="newsletter-title">{words.title}</h2>
          <p className={css.intro}>{words.intro}</p>
        </div>
        <div>
          <FormStatus {...statusProps} common={formCopy} />
          <form {...formProps}>
            <FieldRow>
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
            </FieldRow>
          </form>
        </div>
      </Container>
    </section>
  );
}
