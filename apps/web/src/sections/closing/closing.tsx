import { Container, Stack, Title } from "@mantine/core";
import type { Closing as ClosingContent } from "@site/content/types/content";
import { useLayout } from "../../data/trpc.ts";
import { ConsultationForm } from "../../forms/consultation-form.tsx";
import { NextSteps } from "../../forms/stamp.tsx";
import { Actions } from "../../ui/links/actions.tsx";
import css from "./closing.module.css";

type Props = {
  closing: ClosingContent;
  /** The subject of the page, which the form shows and sends. It is null if the page has no single subject. */
  about?: string | null;
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
              {/* Without the key, React would reuse the form on the next page of the same kind. */}
              <ConsultationForm key={about} form="closing" {...(about !== null && { about })} />
            </div>
          </>
        )}
      </Container>
    </section>
  );
}
