import { paths } from "../paths.ts";

type Text = { heading: string; text: string };

/** The page of one's own request, behind the address on the receipt and in the confirmation mail. */
export const requestPageCopy = {
  title: "Your request | {product}",
  eyebrow: "Your request",
  heading: { consultation: "Your consultation request", contact: "Your message" },
  /** What became of it. */
  status: {
    waiting: "We have it, and answer by {due}.",
    late: "We promised an answer by {due}, and none is recorded. Please call {phone} and give your request number.",
    contacted: "We answered on {at}, by phone or by email. If nothing has reached you, call {phone}.",
    won: "We have been working for you since {at}.",
    lost: "This request was closed on {at}. To take it up again, call {phone} or send a new one.",
    withdrawn: "You withdrew this request on {at}. We do not call or write about it any more.",
  },
  labels: {
    reference: "Your request number",
    name: "Name",
    phone: "Phone",
    email: "Email",
    company: "Practice",
    service: "Service",
    message: "Message",
    sent: "Sent",
  },
  history: "What was sent",
  events: { created: "Sent", correction: "Corrected", addition: "Added", withdrawn: "Withdrawn" },
  next: {
    label: "What to have ready",
    text: "License, DEA registration, malpractice certificate, W-9, CV with months and years. With these ready, we can file sooner.",
    link: { label: "All checklists", href: paths.checklists },
  },
  correct: {
    label: "Is something wrong?",
    text: "Correct it here. The request keeps its number and its place.",
    button: "Save the correction",
    email: "Email address",
    phone: "Phone number",
    company: "Practice (optional)",
    message: "Message",
  },
  add: { label: "Is something missing?", field: "Add a sentence", button: "Add it" },
  withdraw: {
    label: "No longer needed?",
    text: "The office is told at once. To have what you sent deleted as well, write to {privacyEmail}.",
    button: "Withdraw the request",
  },
  results: {
    correct: { heading: "Corrected", text: "The office has been told of the old and the new entry." },
    add: { heading: "Added", text: "The office has been told." },
    withdraw: { heading: "Withdrawn", text: "The office has been told." },
    same: { heading: "Nothing was changed", text: "What you sent is what we have." },
    full: {
      heading: "That is too many changes for one request",
      text: "Please call {phone}; we note the rest down with you.",
    },
    invalid: { heading: "Please check what you typed", text: "Nothing has been changed yet." },
  } satisfies Record<string, Text>,
  /** Instead of the request. */
  without: {
    erased: {
      heading: "This request has been erased",
      text: "We keep nothing of it any more: it was erased, as asked.",
    },
    gone: {
      heading: "This request can’t be shown now",
      text: "If you have just sent it, it is safe with us, and shows here in a few minutes. If it is old, the time for which we keep requests is over. Call {phone} and give your request number.",
    },
  } satisfies Record<string, Text>,
};
