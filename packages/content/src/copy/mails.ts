import { spans } from "../facts/spans.ts";

/**
 * Texts of the mails. Mails to visitors never repeat a visitor's input, because a spammer could send messages to
 * strangers that way. `{reference}`, `{confirmUrl}` and `{unsubscribeUrl}` are replaced in each mail.
 */

/** The office's mail about a new lead; labels of its fields: `officeLabels` in forms.ts. */
export const officeMailCopy = {
  subject: { consultation: "Consultation request", contact: "Contact message" },
  labels: {
    call: "Call",
    received: "Received",
    about: "About",
    sentFrom: "Sent from",
    landingPage: "Landing page",
    referrer: "Came from",
    campaign: "Campaign",
    firstCampaign: "First campaign",
    click: "Ad click",
  },
  answer: "Answer this mail to write to the visitor.",
  link: "Say what became of it, for 30 days: {link}",
  show: "All of it, with its history: pnpm leads show {reference}",
};

/** Before the subject and the text of the office's mail, when the lead waits for an answer. */
export const clockMailCopy = {
  reminder: {
    subject: "Not answered yet: ",
    line: `Nobody has answered this lead yet. The visitor was promised an answer within ${spans.response.text}, by {due}.`,
  },
  escalation: {
    subject: "Overdue: ",
    line: `Nobody has answered this lead. The visitor was promised an answer within ${spans.response.text}, by {due}.`,
  },
};

const one = "One of them, with all that was typed: pnpm leads show REFERENCE";
const due = { show: one, list: "All that wait: pnpm leads list --due" };

/** One mail to the office instead of many, when there are more leads than it wants as mails of their own. */
export const officeDigestCopy = {
  office: {
    subject: "{count} leads since {since}",
    lines: [
      "More leads came than are sent one by one, so this mail lists {count} of them. All are stored; none was dropped.",
      "If they look like a flood of spam, nothing needs to be answered.",
    ],
    show: one,
    list: "All of them: pnpm leads list --status new --from {day}",
  },
  reminder: {
    subject: "{count} leads are not answered yet, the first since {since}",
    lines: [`Nobody has answered these {count} leads yet. Answers are promised within ${spans.response.text}.`],
    ...due,
  },
  escalation: {
    subject: "{count} leads are overdue, the first since {since}",
    lines: [`Nobody has answered these {count} leads within the promised ${spans.response.text}.`],
    ...due,
  },
};

/** The office's mail of the morning, sent when there is something in it. */
export const morningMailCopy = {
  subject: "Leads this morning: {arrived} new, {overdue} overdue, {quarantined} held back as spam",
  parts: {
    overdue: "Overdue: nobody has answered by the promised time",
    arrived: "New since the last mail of this kind",
    answered: "Answered",
    quarantined: "Held back as spam. These visitors were promised an answer too: look whether one is real",
    failed: "Mails that were given up; pnpm leads doctor says why",
  },
  reasons: "because: {reasons}",
  marked: "marked by hand",
  attempts: "{count} attempts",
  more: "and more: pnpm leads list",
};

type MailCopy = { subject: string; lines: readonly string[] };

/** The mail of the operator's test lead, to the addresses that get leads. */
export const canaryMailCopy: MailCopy = {
  subject: "Test of {product}: leads arrive",
  lines: [
    "The website has sent itself a test lead. This mail shows that leads reach you. Nobody waits for an answer.",
    "",
    "The test runs on a schedule of the website's operator. A mail rule may delete its mails by their header X-Canary.",
  ],
};

/** Confirmation mail of a lead, with LEAD_CONFIRM_TO_VISITOR=yes. */
export const visitorMails: Record<"consultation" | "contact", MailCopy> = {
  consultation: {
    subject: "We have received your consultation request ({reference})",
    lines: [
      `Thank you. We have received your consultation request and answer within ${spans.response.text}.`,
      "",
      "Your reference: {reference}",
      "If it is urgent, call {phone}.",
      "",
      "{product}",
    ],
  },
  contact: {
    subject: "We have received your message ({reference})",
    lines: [
      `Thank you. We have received your message and answer within ${spans.response.text}.`,
      "",
      "Your reference: {reference}",
      "If it is urgent, call {phone}.",
      "",
      "{product}",
    ],
  },
};

/** Asks the owner of an address to confirm the newsletter subscription. */
export const newsletterMailCopy: MailCopy = {
  subject: "Please confirm your subscription to {product}",
  lines: [
    "Somebody, probably you, asked for our newsletter at this address. Confirm here:",
    "",
    "{confirmUrl}",
    "",
    "If it wasn't you, do nothing: without your confirmation nothing is sent.",
    "Unsubscribe: {unsubscribeUrl}",
    "",
    "{product}, {street}, {city}, {region} {postalCode}",
  ],
};
