/** The result of a form post without JavaScript. The form shows it, once, on a page that is not hydrated. */
export type FormOutcome = {
  form: "consultation" | "contact" | "newsletter";
  values: Record<string, string>;
  errors: Record<string, string>;
  /** The request's id in the log, for support. null: the visitor can correct the input without help. */
  requestId: string | null;
};
