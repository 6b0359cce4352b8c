import type { Path } from "@site/content/paths";
import type { Action } from "@site/content/types/content";
import type { FormName, Values } from "./forms/draft.ts";

/** A form that was sent without scripts, and that the server refused. React doesn't hydrate its page. */
export type FormOutcome = {
  form: FormName | "expiries";
  values: Values;
  errors: Values;
  /** The id of the request in the log. It is null if the visitor can correct the input without help. */
  requestId: string | null;
};

/** A page that its recipient opens with a link in an email. The server prepares all its texts. */
export type LeadView = {
  title: string;
  eyebrow: string;
  heading: string;
  text: string;
  actions?: readonly Action[];
  notice?: { heading: string; text: string } | null;
  facts?: readonly { label: string; value: string; href: string | null }[];
  message?: { label: string; text: string } | null;
  said?: readonly { label: string; text: string }[];
  history?: { label: string; events: readonly { at: string; text: string; note: string | null }[] };
  next?: { label: string; text: string; link: { label: string; href: Path } } | null;
  forms?: readonly LeadViewForm[];
  list?: LeadViewList;
};

export type LeadViewList = {
  action: string;
  hidden: Readonly<Record<string, string>>;
  search: { label: string; value: string; button: string };
  filters: readonly { label: string; href: string; isCurrent: boolean }[];
  count: string;
  entry: { label: string; href: string };
  rows: readonly LeadViewRow[];
  links: readonly { label: string; href: string }[];
};

export type LeadViewRow = {
  href: string | null;
  who: string;
  when: string;
  isUrgent: boolean;
  words: string;
  reference: string;
};

export type LeadViewForm = {
  id: string;
  label?: string;
  text?: string;
  question?: string;
  action: string;
  hidden: Readonly<Record<string, string>>;
  fields?: readonly LeadViewField[];
  buttons: readonly { value: string; label: string }[];
};

export type LeadViewField = {
  name: string;
  label: string;
  value?: string;
  /** `line` is a one-line input, `text` is a textarea, and `check` is a checkbox with the value `yes`. */
  type: "line" | "tel" | "email" | "text" | "check";
  required?: boolean;
  maxLength: number;
  hint?: string | null;
  error?: string | null;
};

/** The data of a page that only one person may see. Such a page is not published, and React doesn't hydrate it. */
export type PageAnswer =
  | { formOutcome: FormOutcome; leadView: null }
  | { formOutcome: null; leadView: LeadView }
  | { formOutcome: null; leadView: null; preview: string };
