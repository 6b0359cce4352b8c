import { Box, Button, Container, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { lengthMax } from "@site/trpc-router/length-max";
import { trpc } from "../data/trpc.ts";
import { FieldRow } from "../ui/field/get-form.tsx";
import { FormResult } from "./form-result.tsx";
import { useLeadForm } from "./use-lead-form.ts";

export function NewsletterForm() {
  const [{ newsletter: copy }] = trpc.pages.blog.useSuspenseQuery();
  const { client } = trpc.useUtils();
  const lead = useLeadForm({ form: "newsletter", send: client.newsletter.subscribe.mutate, copy });
  const pending = lead.status.kind === "pending";
  return (
    <Box
      component="section"
      id="newsletter"
      aria-labelledby="newsletter-title"
      mt="calc(var(--mantine-section-space) / 2)"
      py="calc(var(--mantine-section-space) * 0.66)"
      bg="paper.4"
      style={{ borderTop: "1px solid var(--mantine-color-default-border)" }}
      data-form={lead.form}
      data-print="hide"
    >
      <Container>
        <SimpleGrid cols={{ base: 1, lg: 2 }} verticalSpacing={28} style={{ alignItems: "center" }}>
          <Stack gap="sm">
            <Title order={2} id="newsletter-title">
              {copy.title}
            </Title>
            <Text c="dimmed">{copy.intro}</Text>
          </Stack>
          <div>
            <FormResult {...lead} />
            <form {...lead.formProps}>
              <FieldRow>
                <TextInput
                  {...lead.field("email")}
                  type="email"
                  required
                  autoComplete="email"
                  maxLength={lengthMax.email}
                />
                <Button type="submit" disabled={pending}>
                  {pending ? copy.submitting : copy.submit}
                </Button>
              </FieldRow>
            </form>
          </div>
        </SimpleGrid>
      </Container>
    </Box>
  );
}
