import css from "../lead-form.module.css";

/**
 * A honeypot for programs that fill in every field: off the screen, hidden from screen readers and the Tab order, with a
 * name and attributes that keep browsers and password managers from filling it in. A value adds to the spam score, and
 * refuses nothing.
 */
export function TrapField({ label }: { label: string }) {
  return (
    <div className={css.trap} aria-hidden="true">
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
    </div>
  );
}
