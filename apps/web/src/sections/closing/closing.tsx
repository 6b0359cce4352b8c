import { Container, Stack, Title } from "@mantine/core";
import type { Closing as ClosingContent } from "@site/content/types/content";
import { useLayout } from "../../data/trpc.ts";
import { ConsultationForm } from "../../forms/consultation-form.tsx";
import { NextSteps } from "../../forms/stamp.tsx";
import { Actions } from "../../ui/links/actions.tsx";
import css from "./closing.module.css";

type Props = {
  closing: ClosingContent;
  /** The page's subject, which the form shows and sends. null: the page has no single subject */
  about?: string | null;
  /** false if the page has its own form, or is for reading */
  hasForm?: boolean;
};

export function Closing({ closing: { heading, text, actions }, about = null, hasForm = true }: Props) {
  const { consultationForm, formCopy } = useLayout();
  return (
    <section
      className={css.closing}
      aria-labelledby="closing-heading"
      data-closing
      data-with-form={hasForm || undefined}
      data-print="hide"
    >
      <Container className={css.inner ?? ""}>
        <Stack gap={14}>
          <Title order={2} id="closing-heading">
            {heading}
          </Title>
          <p>{text}</p>
          <Actions actions={actions} look={hasForm ? "links" : "on-dark"} />
        </Stack>
        {hasForm && (
          <>
            <NextSteps title={formCopy.next} steps={consultationForm.receipt.next} />
            <div className={css.form}>
              {/* The key makes a new form for each subject, because the router reuses the template. */}
              <ConsultationForm key={about} form="closing" {...(about !== null && { about })} />
            </div>
          </>
        )}
      </Container>
    </section>
  );
}
