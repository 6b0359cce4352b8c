import type { Path } from "@site/content/paths";
import type { Action } from "@site/content/types/content";
import type { FormName, Values } from "./forms/draft.ts";

/** The input and the errors of a refused form that was sent without scripts. React doesn't hydrate the page with it. */
export type FormOutcome = {
  form: FormName | "expiries";
  values: Values;
  errors: Values;
  /** The request's id in the log, for support. null: the visitor can correct the input without help */
  requestId: string | null;
};

/** A page for the holder of an email's link, such as a lead's. The server prepares its text. */
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
  /** text: several lines; check: a checkbox, whose value is `yes` */
  type: "line" | "tel" | "email" | "text" | "check";
  required?: boolean;
  maxLength: number;
  hint?: string | null;
  error?: string | null;
};

/** The data of a page that only one person sees. It is neither published nor hydrated. */
export type PageAnswer =
  | { formOutcome: FormOutcome; leadView: null }
  | { formOutcome: null; leadView: LeadView }
  | { formOutcome: null; leadView: null; preview: string };
