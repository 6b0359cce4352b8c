import { Anchor, Button, Paper, Stack, Text, type TextInputProps, Title, VisuallyHidden } from "@mantine/core";
import { lengthMax } from "@site/trpc-router/length-max";
import { Children, type ReactElement, type ReactNode, useEffect } from "react";
import { showClosed } from "../browser/document-facts.ts";
import { useLayout } from "../data/trpc.ts";
import { SiteLink } from "../ui/links/site-link.tsx";
import { FormResult, GoesTo, type LeadWords } from "./form-result.tsx";
import css from "./lead-form.module.css";
import { Stamp } from "./stamp.tsx";
import type { useLeadForm } from "./use-lead-form.ts";

type Props = {
  lead: Pick<ReturnType<typeof useLeadForm>, "form" | "status" | "answers" | "formProps"> & { copy: LeadWords };
  id: string;
  title: string;
  order?: 2 | 3;
  intro: string;
  stamp?: { top: string; bottom: string };
  fields: Readonly<Record<string, ReactElement>>;
  hidden?: Record<string, string>;
  children?: ReactNode;
};

export function LeadSheet({ lead, id, title, order = 2, intro, stamp, fields, hidden = {}, children }: Props) {
  const { copy, status, formProps } = lead;
  const { formCopy } = useLayout();
  const pending = status.kind === "pending";
  const sent = status.kind === "sent";
  return (
    <Paper
      component="section"
      id={id}
      aria-label={title}
      withBorder
      radius="lg"
      shadow="md"
      className={css.sheet ?? ""}
      mod={{ form: lead.form, print: "hide" }}
    >
      {!sent && (
        <>
          {stamp && <Stamp {...stamp} className={css.stamp} />}
          <Stack gap={6} mb="clamp(14px, 2vw, 22px)">
            <Title order={order} size="h4" pr={stamp ? "min(84px, 30%)" : 0}>
              {title}
            </Title>
            <Text size="sm" c="dimmed" maw="none">
              {intro}
            </Text>
          </Stack>
        </>
      )}
      <FormResult {...lead} />
      <details open={!sent || status.hasDraft}>
        <summary hidden={!sent}>
          <Anchor component="span" display="block" mt={16} mb={12} py={10} fw="var(--mantine-font-weight-medium)">
            {copy.receipt.again}
          </Anchor>
        </summary>
        <form {...formProps} className={css.form}>
          {Children.toArray(Object.values(fields))}
          <TrapField label={formCopy.trap} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" disabled={pending} fullWidth mt={6} className={css.wide ?? ""}>
            {pending ? copy.submitting : copy.submit}
          </Button>
        </form>
      </details>
      {!sent && <ClosedNotes />}
      {children}
      <Text component="div" size="sm" c="dimmed" maw="none" mt={6} className={css.documents ?? ""}>
        {!sent && <GoesTo />}
        <span>{formCopy.documents.text}</span>{" "}
        <SiteLink href={formCopy.documents.link.href}>{formCopy.documents.link.label}</SiteLink>
      </Text>
    </Paper>
  );
}

function ClosedNotes() {
  const { closed } = useLayout();
  useEffect(showClosed, []);
  return closed.map(({ from, until, text }) => (
    <Text key={from} size="sm" c="dimmed" mt={10} data-closed={`${from} ${until}`} hidden suppressHydrationWarning>
      {text.replaceAll(/ (?=[AP]M\b|[A-Z]{2,3}T\b)/g, "\u00a0")}
    </Text>
  ));
}

/** A honeypot. The name and the attributes of the field keep browsers and password managers from filling it in. */
function TrapField({ label }: { label: string }) {
  return (
    <VisuallyHidden component="div" aria-hidden="true">
      <label>
        {label}
        <input
          type="text"
          name="subject"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </VisuallyHidden>
  );
}

const className = css.wide ?? "";

export const inputs = {
  name: { type: "text", required: true, autoComplete: "name", maxLength: lengthMax.name },
  phone: { type: "tel", autoComplete: "tel", maxLength: lengthMax.phone },
  email: { type: "email", required: true, autoComplete: "email", maxLength: lengthMax.email, className },
  organization: { type: "text", autoComplete: "organization", maxLength: lengthMax.company, className },
} satisfies Record<string, TextInputProps & { autoComplete: string; maxLength: number }>;
