import { Button, TextInput } from "@mantine/core";
import type { FormField } from "@site/trpc-router/inputs";
import { lengthMax } from "@site/trpc-router/length-max";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { trpc } from "../data/client/trpc.ts";
import { useLayout } from "../data/use-site.ts";
import { ContactText } from "../ui/links/contact-text.tsx";
import { FormFold } from "./answer/form-fold.tsx";
import { FormStatus } from "./answer/form-status.tsx";
import { useSentReference } from "./answer/sent-reference.ts";
import { DocumentsNote } from "./fields/documents-note.tsx";
import { FieldList } from "./fields/field-list.tsx";
import { EmailInput, OrganizationInput } from "./fields/long-inputs.tsx";
import { PrefillNote } from "./fields/prefill-note.tsx";
import { TrapField } from "./fields/trap-field.tsx";
import css from "./lead-form.module.css";
import { Stamp } from "./stamp/stamp.tsx";
import { failAtOnce, useLeadForm } from "./use-lead-form.ts";

export function ConsultationForm() {
  const { title, intro } = useLayout().consultationForm;
  return (
    <Sheet form="consultation">
      <h2 id="consultation-title" className={css.title}>
        {title}
      </h2>
      <p className={css.muted}>{intro}</p>
    </Sheet>
  );
}

/** The consultation form of a closing band. @param about subject of the page; sent along, and shown to the visitor */
export function ClosingForm({ about }: { about?: string }) {
  const { closingTitle, subject, intro } = useLayout().consultationForm;
  return (
    <Sheet form="closing" about={about}>
      <h3 id="closing-title" className={css.title}>
        {closingTitle}
      </h3>
      <p className={css.muted}>{about === undefined ? intro : `${subject} ${about}`}</p>
    </Sheet>
  );
}

type SheetProps = { form: "consultation" | "closing"; about?: string | undefined; children: ReactNode };

function Sheet({ form, about, children }: SheetProps) {
  const { consultationForm: words, formCopy } = useLayout();
  const pathname = useLocation({ select: (location) => location.pathname });
  const mutation = trpc.leads.requestConsultation.useMutation(failAtOnce);
  const { status, statusProps, formProps, prefillProps, field } = useLeadForm({
    form,
    schema: (schemas) => schemas.consultationInput,
    words,
    event: "consultation_request",
    send: mutation.mutateAsync,
    sentReference: useSentReference(form),
    about,
  });
  const pending = status.kind === "pending";
  const sent = status.kind === "sent";
  const labelled = (name: FormField<"consultation">) => ({ ...field(name), label: words.labels[name] });
  const fields: Record<FormField<"consultation">, ReactElement> = {
    name: <TextInput {...labelled("name")} required autoComplete="name" maxLength={lengthMax.name} />,
    phone: <TextInput {...labelled("phone")} type="tel" required autoComplete="tel" maxLength={lengthMax.phone} />,
    email: <EmailInput {...labelled("email")} />,
    practice: <OrganizationInput {...labelled("practice")} />,
  };
  // On the home page the first form is a landmark of this name already.
  const Root = form === "consultation" ? "section" : "div";
  const label = { "aria-labelledby": `${form}-title` };
  return (
    <Root id={form} {...(Root === "section" && label)} className={`${css.sheet} ${css.withStamp}`}>
      {!sent && <Stamp {...words.stamp} className={css.stamp} />}
      <div className={css.head}>{children}</div>
      <FormStatus {...statusProps} common={formCopy} />
      <FormFold folded={sent} title={words.receipt.again}>
        <form {...formProps} {...(Root === "div" && label)} className={`${css.form} ${css.two}`}>
          <PrefillNote {...prefillProps} words={formCopy} />
          <FieldList fields={fields} />
          <TrapField label={formCopy.trap} />
          {form === "closing" && <input type="hidden" name="page" value={pathname} />}
          {about !== undefined && <input type="hidden" name="about" value={about} />}
          <Button type="submit" disabled={pending} className={`${css.submit} ${css.wide}`}>
            {pending ? words.submitting : words.submit}
          </Button>
        </form>
      </FormFold>
      <ul className={css.assurances}>
        {words.assurances.map((assurance) => (
          <li key={assurance}>{assurance}</li>
        ))}
      </ul>
      <p className={css.call}>
        <ContactText text={words.call} />
      </p>
      <p className={css.muted}>{words.hours}</p>
      <DocumentsNote words={formCopy.documents} />
    </Root>
  );
}
