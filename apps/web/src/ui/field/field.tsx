import type { ComponentProps, ReactNode } from "react";
import css from "./field.module.css";

type Props = { id: string; label: string; labelHidden?: boolean; error?: string | null };

/**
 * A labelled field of a form that is answered by a page, such as a search. Looks like Mantine's inputs in the lead forms,
 * whose code would cost each page with a search 4 kB before it is interactive.
 */
export function Field({ label, labelHidden, error = null, ...input }: Props & ComponentProps<"input">) {
  return (
    <Labelled {...{ id: input.id, label, labelHidden, error }}>
      <input {...input} {...invalid(input.id, error)} className={css.input} />
    </Labelled>
  );
}

export function SelectField({ label, labelHidden, error = null, ...select }: Props & ComponentProps<"select">) {
  return (
    <Labelled {...{ id: select.id, label, labelHidden, error }}>
      <select {...select} {...invalid(select.id, error)} className={css.input} />
    </Labelled>
  );
}

/** A field and its button, side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

type LabelledProps = { id: string; label: string; labelHidden: boolean | undefined; error: string | null };

function Labelled({ id, label, labelHidden, error, children }: LabelledProps & { children: ReactNode }) {
  return (
    <div className={css.root}>
      <label htmlFor={id} className={labelHidden ? css.hidden : css.label}>
        {label}
      </label>
      {children}
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function invalid(id: string, error: string | null) {
  return error === null ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` };
}
