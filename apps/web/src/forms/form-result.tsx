import { Text } from "@mantine/core";
import { momentInWords } from "@site/content/office/moment";
import { requestFormPath, requestPath } from "@site/content/paths";
import { type MouseEvent, useEffect, useRef } from "react";
import { type Outputs, useLayout } from "../data/trpc.ts";
import { ContactText } from "../ui/links/actions.tsx";
import type { FormName, Values } from "./draft.ts";
import css from "./lead-form.module.css";
import type { Sent } from "./receipt.ts";
import { NextSteps, Stamp } from "./stamp.tsx";

/** answer: the response that has just arrived. null: the page was opened with this result */
export type FormStatus =
  | { kind: "idle" }
  | { kind: "pending" }
  /** `lead` is null for the newsletter. hasDraft: the form has the text of another lead, which is not sent yet */
  | { kind: "sent"; answer: object | null; lead: Sent | null; hasDraft: boolean }
  | { kind: "failed"; answer: object | null; errors: Values; requestId: string | null };

/** The result of a submission. It stays at the form, because a toast disappears after 5 seconds. */
export function FormResult({ status, form, copy }: { status: FormStatus; form: FormName; copy: FormWords }) {
  const ref = useFocusOnAnswer(status);
  if (status.kind === "idle" || status.kind === "pending")
    return (
      <div ref={ref} aria-live="polite">
        <OfflineNotice copy={copy} />
      </div>
    );
  const sent = status.kind === "sent";
  // If there is a toast, the form doesn't repeat its words.
  const atToast = sent ? copy.sent : copy.notSent;
  const { title, text }: { title: string; text?: string } =
    (status.answer && atToast) ?? (sent ? copy.success : copy.failure);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={sent ? "status" : "alert"}
      className={`${css.status} ${sent ? css.sent : css.failed} ${sent && copy.receipt ? css.receipt : ""}`}
      data-status={status.kind}
    >
      {sent && copy.receipt && <Stamp {...copy.receipt.stamp} className={css.receiptStamp} animated />}
      <div>
        <p className={css.statusTitle}>{title}</p>
        {text !== undefined && <p>{text}</p>}
      </div>
      {sent ? (
        <ReceiptDetails lead={status.lead} receipt={copy.receipt} />
      ) : (
        <FailureDetails form={form} errors={status.errors} requestId={status.requestId} />
      )}
    </div>
  );
}

/** `holdOffline` shows this notice while React is not loaded. */
function OfflineNotice({ copy }: { copy: FormWords }) {
  const { offline, kept } = useLayout().formCopy;
  return (
    <div className={css.failed} data-offline hidden suppressHydrationWarning>
      <p className={css.statusTitle}>{(copy.notSent ?? copy.failure).title}</p>
      <p>
        {offline} <ContactText text={kept} />
      </p>
    </div>
  );
}

function useFocusOnAnswer(status: FormStatus) {
  const ref = useRef<HTMLDivElement>(null);
  const answer = "answer" in status ? status.answer : null;
  useEffect(() => {
    if (answer === null) return;
    ref.current?.focus({ preventScroll: true });
    // Unlike `focus`, this keeps a margin below the toast even if the element is partly in view. A receipt is nearly as
    // high as a phone's screen, so only its top must be in view.
    ref.current?.scrollIntoView({ block: status.kind === "sent" ? "start" : "nearest" });
  }, [answer, status.kind]);
  return ref;
}

type FailureProps = { form: FormName; errors: Values; requestId: string | null };

function FailureDetails({ form, errors, requestId }: FailureProps) {
  const copy = useLayout().formCopy;
  const entries = Object.entries(errors);
  const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  };
  return (
    <>
      {entries.length > 0 && (
        <>
          <p>{copy.summary}</p>
          <ul>
            {entries.map(([name, message]) => (
              <li key={name}>
                <a href={`#${fieldId(form, name)}`} onClick={focusField}>
                  {message}
                </a>
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

function ReceiptDetails({ lead, receipt }: { lead: Sent | null; receipt: FormWords["receipt"] }) {
  const { formCopy: copy, site } = useLayout();
  const { token = "", answerBy = null } = lead ?? {};
  const [reference, holder] = token.split(".");
  return (
    <>
      {answerBy !== null && <p>{`${copy.answerBy} ${momentInWords(answerBy, site.zone)}.`}</p>}
      {reference && (
        <Text size="sm" c="dimmed" maw="none" py={14} className={css.reference ?? ""}>
          {copy.reference}: <strong>{reference}</strong> <span>{copy.keep}</span>
        </Text>
      )}
      {holder !== undefined && <OwnRequest token={token} label={copy.own} />}
      {receipt && (
        <NextSteps title={copy.next} steps={receipt.next}>
          <GoesTo />
        </NextSteps>
      )}
    </>
  );
}

export function GoesTo() {
  const { formCopy, site } = useLayout();
  const [person] = site.people;
  return <p>{`${formCopy.goesTo} ${person ? `${person.name}, ${person.role}` : formCopy.reader}.`}</p>;
}

/**
 * Opens the visitor's request. The link posts a form, and adds the token only when it is clicked, because third
 * parties' session recorders read links, fields, and the URLs that a page opens.
 */
function OwnRequest({ token, label }: { token: string; label: string }) {
  const form = useRef<HTMLFormElement>(null);
  const open = (event: MouseEvent) => {
    if (event.button > 1 || !form.current) return;
    event.preventDefault();
    const isForNewTab = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
    form.current.target = isForNewTab ? "_blank" : "";
    form.current.addEventListener("formdata", ({ formData }) => formData.set("token", token), { once: true });
    form.current.requestSubmit();
  };
  return (
    <div>
      <a href={requestPath} onClick={open} onAuxClick={open}>
        {label}
      </a>
      <form ref={form} method="post" action={requestFormPath} hidden />
    </div>
  );
}

export type LeadWords = Pick<
  Outputs["pages"]["layout"]["consultationForm"],
  "success" | "failure" | "sent" | "notSent" | "receipt" | "submit" | "submitting"
>;

/**
 * `success` and `failure` are the words of the toast. Without `sent`, a form has a toast only if the visitor has left
 * its page. Without `receipt`, a form stays visible after a success.
 */
export type FormWords = Pick<LeadWords, "success" | "failure"> & Partial<LeadWords>;

export function fieldId(form: FormName, name: string): string {
  return `${form}-${name}`;
}
