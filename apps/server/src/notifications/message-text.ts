import type { Site } from "@site/content/site";
import type { LeadDetails } from "@site/db/inbox";

export type MailText = { subject: string; text: string };

/** What the office reads of a new lead. The subject holds nothing that a visitor typed. */
export function officeMail(lead: LeadDetails): MailText {
  const what = lead.kind === "consultation" ? "Consultation request" : "Contact message";
  const lines = [
    ["Name", lead.name],
    ["Phone", lead.phone],
    ["E-mail", lead.email],
    ["Practice", lead.company],
    ["Service", lead.service],
    ["Received", lead.created_at],
    ["Landing page", lead.landing_page],
    ["Came from", lead.referrer],
    ["Campaign", lead.last_utm_campaign],
  ].flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  const message = lead.message === null ? [] : ["", lead.message];
  return {
    subject: `${what} ${lead.reference}`,
    text: [...lines, ...message, "", "Answer this mail to write to the visitor."].join("\n"),
  };
}

export function visitorMail(lead: Pick<LeadDetails, "reference" | "kind">, site: Site): MailText {
  const what = lead.kind === "consultation" ? "your consultation request" : "your message";
  return {
    subject: `We have received ${what} (${lead.reference})`,
    text: [
      `Thank you. We have received ${what} and answer within 24 hours.`,
      "",
      `Your reference: ${lead.reference}`,
      `If it is urgent, call ${site.phone}.`,
      "",
      site.name,
    ].join("\n"),
  };
}

export function newsletterMail(confirmUrl: string, unsubscribeUrl: string, site: Site): MailText {
  return {
    subject: `Please confirm your subscription to ${site.name}`,
    text: [
      "Somebody, probably you, asked for our newsletter at this address. Confirm here:",
      "",
      confirmUrl,
      "",
      "If it wasn't you, do nothing: without your confirmation nothing is sent.",
      `Never again to this address: ${unsubscribeUrl}`,
      "",
      `${site.name}, ${site.street}, ${site.city}, ${site.region} ${site.postalCode}`,
    ].join("\n"),
  };
}

/** Header and line injection end here: no line break survives. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, " ").trim();
}
