import { Anchor, Group, Stack, Text } from "@mantine/core";
import { momentInWords } from "@site/content/office/moment";
import { requestFormPath } from "@site/content/paths";
import { type Ref, useEffect, useRef } from "react";
import { type Outputs, useLayout } from "../data/trpc.ts";
import { ContactText } from "../ui/links/actions.tsx";
import type { FormName, Values } from "./draft.ts";
import css from "./lead-form.module.css";
import { NextSteps, Stamp } from "./stamp.tsx";

/** `token` begins with the lead's reference, for example CR-7F3K-9Q2M. `answerBy` is in UTC (ISO 8601). */
export type Sent = { token: string; answerBy: string };

type ResultWords = { title: string; text?: string };
type Failed = { words: ResultWords; errors: Values; requestId: string | null };

export type FormStatus =
  | { kind: "idle" | "pending" }
  /** `lead` is null for the newsletter. If `hasDraft`, the form already contains the text of another lead. */
  | { kind: "sent"; words: ResultWords; lead: Sent | null; hasDraft: boolean }
  | ({ kind: "failed" } & Failed);

export type LeadWords = Pick<
  Outputs["pages"]["layout"]["consultationForm"],
  "success" | "failure" | "sent" | "notSent" | "receipt" | "submit" | "submitting"
>;

/** `success` and `failure` are the texts of the toast. The newsletter form has neither `sent` nor `receipt`. */
export type FormWords = Pick<LeadWords, "success" | "failure"> & Partial<LeadWords>;

export function fieldId(form: FormName, name: string): string {
  return `${form}-${name}`;
}

type Props = { form: FormName; copy: FormWords; status: FormStatus; answers: number };

/** The result stays next to the form, because the toast disappears after 5 seconds. */
export function FormResult({ form, copy, status, answers }: Props) {
  const { offline } = useLayout().formCopy;
  const ref = useFocusOnAnswer(answers, status.kind);
  if (status.kind === "sent") return <Receipt ref={ref} {...status} receipt={copy.receipt} />;
  if (status.kind === "failed")
    return (
      <div ref={ref} tabIndex={-1} role="alert" className={css.failed} data-status="failed">
        <Failure form={form} {...status} />
      </div>
    );
  const { title } = copy.notSent ?? copy.failure;
  // `holdOffline` shows this notice if the visitor sends the form offline before React is loaded.
  return (
    <div aria-live="polite">
      <div className={css.failed} data-offline hidden suppressHydrationWarning>
        <Failure form={form} words={{ title, text: offline }} errors={{}} requestId={null} />
      </div>
    </div>
  );
}

/** A result from before the page was opened doesn't get the focus. `answers` counts the later responses. */
function useFocusOnAnswer(answers: number, kind: FormStatus["kind"]) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answers === 0) return;
    ref.current?.focus({ preventScroll: true });
    // Unlike the scrolling of `focus`, this keeps the element below the header. A receipt is nearly as high as a
    // phone's screen, so only its top must be visible.
    ref.current?.scrollIntoView({ block: kind === "sent" ? "start" : "nearest" });
  }, [answers, kind]);
  return ref;
}

function Failure({ form, words: { title, text }, errors, requestId }: Failed & { form: FormName }) {
  const copy = useLayout().formCopy;
  const entries = Object.entries(errors);
  return (
    <>
      <Text fw="var(--mantine-font-weight-medium)">{title}</Text>
      {text !== undefined && <p>{text}</p>}
      {entries.length > 0 && (
        <>
          <p>{copy.summary}</p>
          <ul>
            {entries.map(([name, message]) => (
              <li key={name}>
                <a href={`#${fieldId(form, name)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <ContactText text={copy.kept} />
      </p>
      {requestId !== null && (
        <p>
          {copy.support}: <strong>{requestId}</strong>
        </p>
      )}
    </>
  );
}

type ReceiptProps = { ref: Ref<HTMLDivElement>; words: ResultWords; lead: Sent | null; receipt: FormWords["receipt"] };

function Receipt({ ref, words: { title, text }, lead, receipt }: ReceiptProps) {
  const { formCopy: copy, site } = useLayout();
  const [reference, holder] = lead?.token.split(".") ?? [];
  return (
    <Stack ref={ref} tabIndex={-1} role="status" gap="md" mb="sm" className={css.sent ?? ""} data-status="sent">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text size="lg" fw="var(--mantine-font-weight-bold)">
            {title}
          </Text>
          {text !== undefined && <p>{text}</p>}
        </div>
        {receipt && <Stamp {...receipt.stamp} className={css.receiptStamp} animated />}
      </Group>
      {lead && <p>{`${copy.answerBy} ${momentInWords(lead.answerBy, site.zone)}.`}</p>}
      {reference && (
        <Text size="sm" c="dimmed" maw="none" py={14} className={css.reference ?? ""}>
          {copy.reference}: <strong>{reference}</strong> <span>{copy.keep}</span>
        </Text>
      )}
      {lead && holder && <OwnRequest token={lead.token} label={copy.own} />}
      {receipt && (
        <>
          <NextSteps title={copy.next} steps={receipt.next} />
          <GoesTo />
        </>
      )}
    </Stack>
  );
}

export function GoesTo() {
  const { formCopy, site } = useLayout();
  const [person] = site.people;
  return <p>{`${formCopy.goesTo} ${person ? `${person.name}, ${person.role}` : formCopy.reader}.`}</p>;
}

/** The token is added only when the form is posted, because session recorders read links, fields and URLs. */
function OwnRequest({ token, label }: { token: string; label: string }) {
  const addToken = (form: HTMLFormElement | null) =>
    form?.addEventListener("formdata", ({ formData }) => formData.set("token", token));
  return (
    <form ref={addToken} method="post" action={requestFormPath}>
      <Anchor component="button" type="submit">
        {label}
      </Anchor>
    </form>
  );
}
