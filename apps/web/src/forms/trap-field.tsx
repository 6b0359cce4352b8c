import css from "./lead-form.module.css";

/**
 * A field for programs that fill in whatever they find: off the screen, unknown to screen readers and the Tab key, and
 * named so that browsers and password managers have nothing to put there. What stands in it is weighed, never refused.
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
