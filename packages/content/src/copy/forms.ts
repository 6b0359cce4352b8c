/** Requirements 97 to 103. The toast shows `success` or `failure`, and the form shows `sent` or `notSent`. */

import { referencesId } from "../nav.ts";
import type { Link } from "../types/content.ts";

export const contactServiceOptions = [
  { value: "physician-credentialing", label: "Physician Credentialing" },
  { value: "facility-credentialing", label: "Facility Credentialing" },
  { value: "payer-enrollment", label: "Payer Enrollment" },
  { value: "re-credentialing", label: "Re-Credentialing" },
  { value: "insurance-paneling", label: "Insurance Paneling" },
  { value: "compliance-support", label: "Compliance Support" },
  { value: "consultation", label: "General Consultation" },
] as const;

export function serviceSearch({ service }: Record<string, unknown>): { service?: string | undefined } {
  return { service: contactServiceOptions.find(({ value }) => value === service)?.value };
}

/** When you remove an option from the form, move it here, because stored leads have it and open pages send it. */
const formerServiceOptions = [] as const satisfies { value: string; label: string }[];

export const knownServiceOptions = [...contactServiceOptions, ...formerServiceOptions] as const;

export const consultationForm = {
  title: "Schedule a Free Consultation",
  intro: "Four fields. A specialist answers.",
  stamp: { top: "FREE CONSULTATION", bottom: "24H RESPONSE" },
  /** In the form of a closing band, the page's subject follows this label. */
  subject: "About:",
  labels: {
    name: "Full Name",
    phone: "Phone Number",
    email: "Email Address",
    practice: "Practice Name (optional)",
  },
  submit: "Schedule Consultation",
  submitting: "Scheduling...",
  call: "Or call {phone}",
  hours: "{hoursBoth}",
  success: {
    title: "Consultation Scheduled",
    text: "Thank you! We'll contact you within 24 hours to confirm your consultation.",
  },
  failure: {
    title: "Error",
    text: "There was a problem scheduling your consultation. Please try again or call us directly.",
  },
  sent: {
    title: "We have your request",
    text: "There is nothing more to do now.",
  },
  notSent: { title: "Your request has not gone through" },
  receipt: {
    stamp: { top: "REQUEST RECEIVED", bottom: "24H RESPONSE" },
    next: [
      "A specialist reads your request and calls or writes within 24 hours.",
      "In the free consultation we go through your payers, states and dates.",
      "You get a proposal with timeline and pricing. You owe nothing before you accept the proposal.",
    ],
    again: "Send another request",
  },
};

export const contactForm = {
  title: "Get a free consultation",
  intro: "Please leave out patient information.",
  planned: "Your plan is in the message below.",
  labels: {
    name: "Full Name",
    email: "Email Address",
    phone: "Phone (optional)",
    company: "Practice/Organization (optional)",
    service: "Service Needed (optional)",
    message: "Message",
  },
  beginnings: {
    label: "Begin your message with",
    links: [
      { label: "New provider", lines: "New provider\nFirst day: \nState: \nPayers: " },
      { label: "New payer", lines: "New payer\nPayer: \nState: \nProviders: " },
      { label: "Renewal", lines: "Renewal\nDue on: \nPayer or board: \nProviders: " },
      {
        id: referencesId,
        label: "Two practices to call",
        lines: "Two practices to call\nOur specialty: \nState: ",
      },
    ],
  },
  servicePlaceholder: "Select a service",
  submit: "Send Message",
  submitting: "Sending...",
  success: { title: "Message Sent Successfully", text: "We'll get back to you within 24 hours." },
  failure: { title: "Error Sending Message", text: "Please try again or call us directly." },
  sent: {
    title: "We have your message",
    text: "There is nothing more to do now.",
  },
  notSent: { title: "Your message has not gone through" },
  receipt: {
    stamp: { top: "MESSAGE RECEIVED", bottom: "24H RESPONSE" },
    next: [
      "A specialist reads your message and answers within 24 hours.",
      "In a free consultation we go through your payers, states and dates.",
      "You get a proposal with timeline and pricing. You owe nothing before you accept the proposal.",
    ],
    again: "Send another message",
  },
};

type LabelledField = keyof typeof consultationForm.labels | keyof typeof contactForm.labels;

/** Labels in the order of the office's email. In the view `lead_inbox`, the form's `practice` is `company`. */
export const officeLabels: Record<Exclude<LabelledField, "practice">, string> = {
  name: "Name",
  phone: "Phone",
  email: "Email",
  company: "Practice",
  service: "Service",
  message: "Message",
};

export const newsletterForm = {
  title: "One letter a month",
  intro: "New articles, payer deadlines, rule changes with their dates. Nothing else.",
  labels: { email: "Email address" },
  submit: "Subscribe",
  submitting: "Subscribing...",
  success: {
    title: "Subscribed",
    text: "You will get the next letter at this address. You can unsubscribe at any time.",
  },
  failure: { title: "Not subscribed", text: "Please check the address and try again." },
};

/** Replaces `success` above if email is configured, because the address must then be confirmed (double opt-in). */
export const newsletterAsked = {
  success: {
    title: "Please confirm",
    text: "If your address is new to us, an email is on its way. Open the link in the email, and you will get the next letter. If no email arrives within a few minutes, check your spam folder. If you are already on the list, or have unsubscribed, no email is sent. To rejoin, write to {email}.",
  },
};

const documents: { text: string; link: Link } = {
  text: "Please send no documents here.",
  link: { label: "How we keep them", href: "/privacy-policy#security" },
};

export const closedNote = "We are closed until {opens}. You will hear from us by {due}.";

export const formCopy = {
  documents,
  reference: "Your request number",
  keep: "Have it ready when you call, so that we can find your request.",
  answerBy: "You will hear from us by",
  own: "View or change your request",
  next: "What happens next",
  goesTo: "Your request goes to",
  reader: "a credentialing specialist in our office",
  summary: "Please check these fields:",
  shortPhone: "This number has fewer than ten digits. Is it complete?",
  kept: "We kept what you typed. Try again, or call {phone}.",
  offline: "There is no connection.",
  support: "Reference for support",
  trap: "Leave this empty",
  patientData:
    "This looks like a patient’s number or date of birth. Please remove it, because we don’t need it. You can send your message either way.",
};

export const fieldErrors = {
  nameRequired: "Please enter your full name.",
  emailRequired: "Please enter your email address.",
  emailInvalid: "Please enter an email address such as name@practice.com.",
  phoneRequired: "Please enter a phone number that we can call.",
  messageRequired: "Please write a message.",
  serviceUnknown: "Please choose a service from the list.",
  notText: "Please enter text here.",
  keyInvalid: "The key must have 8 to 64 letters, digits, hyphens or underscores.",
  tooLong: "This is too long. Please shorten it.",
};
