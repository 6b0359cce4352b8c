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
  show: "All of it, with its history: pnpm leads show {reference}",
};

/** One mail to the office instead of many, when more leads come than it wants as mails of their own. */
export const officeDigestCopy = {
  subject: "{count} leads since {since}",
  lines: [
    "More leads came than are sent one by one, so this mail lists {count} of them. All are stored; none was dropped.",
    "If they look like a flood of spam, nothing needs to be answered.",
  ],
  show: "One of them, with all that was typed: pnpm leads show REFERENCE",
  list: "All of them: pnpm leads list --status new --from {day}",
};

type MailCopy = { subject: string; lines: readonly string[] };

/** Confirmation mail of a lead, with LEAD_CONFIRM_TO_VISITOR=yes. */
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
