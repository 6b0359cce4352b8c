/** `closing`: the consultation form in a page's closing band. It may stand on one page with another form. */
export type FormName = "consultation" | "closing" | "contact" | "newsletter";

/** The result of a form post without JavaScript. The form shows it, once, on a page that is not hydrated. */
export type FormOutcome = {
  form: FormName;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** The request's id in the log, for support. null: the visitor can correct the input without help. */
  requestId: string | null;
};
