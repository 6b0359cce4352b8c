/**
 * Words of the mails. In those that go to visitors nothing that a visitor typed is repeated, so that nobody can make us
 * carry a message to somebody else. `{reference}`, `{confirmUrl}` and `{unsubscribeUrl}` are put in for each mail.
 */

/** The mail to the office about a new lead, beside the labels of the fields (`officeLabels` in forms.ts). */
export const officeMailCopy = {
  subject: { consultation: "Consultation request", contact: "Contact message" },
  labels: {
    call: "Call",
    received: "Received",
    landingPage: "Landing page",
    referrer: "Came from",
    campaign: "Campaign",
    firstCampaign: "First campaign",
  },
  answer: "Answer this mail to write to the visitor.",
  show: "All of it, with its history: pnpm leads show {reference}",
};

type MailCopy = { subject: string; lines: readonly string[] };

/** The confirmation of a lead, where the operator wants one. */
export const visitorMails: Record<"consultation" | "contact", MailCopy> = {
  consultation: {
    subject: "We have received your consultation request ({reference})",
    lines: [
      "Thank you. We have received your consultation request and answer within 24 hours.",
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
      "Thank you. We have received your message and answer within 24 hours.",
      "",
      "Your reference: {reference}",
      "If it is urgent, call {phone}.",
      "",
      "{product}",
    ],
  },
};

/** The owner of an address says that the newsletter is wanted. */
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
