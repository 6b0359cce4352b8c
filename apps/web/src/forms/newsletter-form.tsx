import { Button, Container, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { newsletterInput } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { trpc } from "../data/trpc.ts";
import { FieldRow } from "../ui/field/get-form.tsx";
import { FormResult } from "./form-status.tsx";
import css from "./newsletter-form.module.css";
import { useLeadForm } from "./use-lead-form.ts";

export function NewsletterForm() {
  const [{ newsletter: words }] = trpc.pages.blog.useSuspenseQuery();
  const { status, statusProps, formProps, field } = useLeadForm({
    form: "newsletter",
    schema: newsletterInput,
    words,
    event: null,
    procedure: trpc.newsletter.subscribe,
  });
  const pending = status.kind === "pending";
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className={css.block}>
      <Container>
        <SimpleGrid cols={{ base: 1, lg: 2 }} verticalSpacing={28} style={{ alignItems: "center" }}>
          <Stack gap="sm">
            <Title order={2} id="newsletter-title">
              {words.title}
            </Title>
            <Text c="dimmed">{words.intro}</Text>
          </Stack>
          <div>
            <FormResult {...statusProps} />
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
        </SimpleGrid>
      </Container>
    </section>
  );
}
