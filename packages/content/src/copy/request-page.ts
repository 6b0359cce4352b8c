import { paths } from "../paths.ts";

type Text = { heading: string; text: string };

export const requestPageCopy = {
  title: "Your request | {product}",
  eyebrow: "Your request",
  heading: { consultation: "Your consultation request", contact: "Your message" },
  status: {
    waiting: "We have your request and will answer by {due}.",
    late: "We promised an answer by {due}, and none is recorded. Please call {phone} and give your request number.",
    contacted: "We answered on {at}, by phone or by email. If nothing has reached you, call {phone}.",
    won: "We have been working for you since {at}.",
    lost: "This request was closed on {at}. To take it up again, call {phone} or send a new request.",
    withdrawn: "You withdrew this request on {at}. We won’t call or write about it again.",
  },
  labels: {
    reference: "Your request number",
    name: "Name",
    phone: "Phone",
    email: "Email",
    company: "Practice",
    service: "Service",
    message: "Message",
    text: "Added sentence",
    sent: "Sent",
  },
  history: "What was sent",
  events: {
    created: "Sent",
    correction: "Corrected",
    addition: "Added",
    withdrawn: "Withdrawn",
    status: "Taken up again",
  },
  next: {
    label: "What to have ready",
    text: "License, DEA registration, malpractice certificate, W-9, CV with months and years. With these ready, we can file sooner.",
    link: { label: "All checklists", href: paths.checklists },
  },
  save: {
    label: "Is something wrong or missing?",
    text: "Correct it here, or add a sentence. The request keeps its number, and the time of our answer stays the same.",
    /** Replaces `label` when work on the request has begun. */
    addLabel: "Is something missing?",
    button: "Save",
    name: "Name",
    email: "Email address",
    phone: "Phone number",
    company: "Practice (optional)",
    message: "Message",
    addition: "Add a sentence (optional)",
  },
  withdraw: {
    label: "No longer needed?",
    question: "Withdraw the request",
    text: "Shall we stop? We then no longer call or write about this request. You can take it up again later. To have your data deleted as well, write to {privacyEmail}.",
    button: "Yes, withdraw it",
  },
  again: {
    label: "Changed your mind?",
    text: "The request keeps its number, and we promise a new time for our answer.",
    button: "Take it up again",
  },
  results: {
    save: { heading: "Saved", text: "It is noted with your request." },
    withdraw: { heading: "Withdrawn", text: "It is noted with your request." },
    again: { heading: "Taken up again", text: "It is noted with your request." },
    same: { heading: "Nothing was changed", text: "What you sent is the same as what we have." },
    full: {
      heading: "That is too many changes for one request",
      text: "Please call {phone}, and we note the rest down with you.",
    },
    invalid: { heading: "Please check what you typed", text: "Nothing has been changed yet." },
    stale: {
      heading: "The request was corrected in the meantime",
      text: "Nothing has been changed yet. The marked fields were corrected after you opened this page: check them and save again.",
    },
    failed: {
      heading: "This was not saved",
      text: "We can’t store changes just now. What you typed is below: press the button again in a few minutes, or call {phone}.",
    },
  } satisfies Record<string, Text>,
  closed: {
    won: {
      heading: "Nothing was changed",
      text: "We are working on this request. Add a sentence below and press “Save”. To correct or withdraw the request, call {phone} and give your request number.",
    },
    lost: {
      heading: "Nothing was changed",
      text: "This request can no longer be changed here. Call {phone} and give your request number.",
    },
    withdrawn: {
      heading: "Nothing was changed",
      text: "You withdrew this request. Copy your words below, press “Take it up again”, and then add them, or call {phone}.",
    },
  } satisfies Record<string, Text>,
  /** Shows an entry whose field is no longer on the page, so that the visitor can copy it. */
  unsaved: "Not saved: {entry}",
  /** Replaces a result's text if an email to the office was queued. */
  told: "The office has been told.",
  /** Follows the result if an email with the request's link is being sent. */
  confirms: "An email with a link to this page goes to {holder}.",
  /** Shown at a field that someone has corrected since the page was opened. */
  meanwhile: "Now it is: {entry}",
  without: {
    erased: {
      heading: "This request has been erased",
      text: "It was erased, as you asked, and we keep no copy.",
    },
    unknown: {
      heading: "This link doesn’t open a request",
      text: "Part of it may be missing. Open your request from the tab in which you sent it or from our latest email, or call {phone}.",
    },
    gone: {
      heading: "This request can’t be shown now",
      text: "If you have just sent it, it is safe with us, and shows here in a few minutes. If it’s an old request, we no longer keep it. Call {phone} and give your request number.",
    },
  } satisfies Record<string, Text>,
};
