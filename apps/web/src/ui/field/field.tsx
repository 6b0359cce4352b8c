import type { ComponentProps, ReactNode } from "react";
import css from "./field.module.css";

type Labels = { id: string; label: string; labelHidden?: boolean; error?: ReactNode };

/**
 * A labelled field of a form that is answered by a page, such as a search. Looks like Mantine's inputs in the lead forms,
 * whose code would cost each page with a search 4 kB before it is interactive.
 */
export function Field({ label, labelHidden = false, error = null, ...input }: Labels & ComponentProps<"input">) {
  const invalid = error !== null && { "aria-invalid": true, "aria-describedby": `${input.id}-error` };
  return (
    <Labelled id={input.id} label={label} labelHidden={labelHidden} error={error}>
      <input {...input} {...invalid} className={css.input} />
    </Labelled>
  );
}

type SelectProps = ComponentProps<"select"> & {
  id: string;
  label: string;
  /** Values with their labels. */
  options: readonly (readonly [value: string, label: string])[];
};

export function SelectField({ label, options, ...select }: SelectProps) {
  return (
    <Labelled id={select.id} label={label}>
      <select {...select} className={css.input}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({ id, label, labelHidden, error = null, children }: Labels & { children: ReactNode }) {
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

/** A field and its button, side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
