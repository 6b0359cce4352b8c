import { clock } from "../facts/clock.ts";
import type { IconName } from "../icons.ts";
import { askedLinks } from "../nav.ts";
import type { IsoDate, Section, Seo, Step, Texts } from "../types/content.ts";

export const contactCopy = {
  seo: {
    title: "Contact Our Credentialing Specialists | {product}",
    description:
      "Call {phone} {hours} or send a message. We answer within 24 hours; emergency credentialing is available 24/7.",
    keywords: ["credentialing consultation", "contact credentialing company", "emergency credentialing"],
  },
  updatedOn: "2026-11-27",
  hero: {
    eyebrow: "Answered within 24 hours",
    heading: "Talk to a credentialing specialist",
    lead: "Tell us who needs credentialing and with which payers. A specialist answers.",
  },
  urgent: "A lapse? Call {phone}, 24/7.",
  reach: "How to reach us",
  cards: [
    { title: "Phone", lines: ["{phone}", "{hours}"], icon: "phone", link: "tel" },
    { title: "Email", lines: ["{email}", "24-hour response"], icon: "mail", link: "mailto" },
    { title: "Office", lines: ["{street}", "{city}, {region} {postalCode}"], icon: "map-pin", link: null },
    { title: "Business Hours", lines: ["{hoursDays}", "{hoursTimes}"], icon: "clock", link: null },
  ],
  asked: askedLinks,
  expect: {
    title: "What to Expect",
    steps: [
      {
        title: "Initial Response",
        description: "We read what you wrote and answer within 24 hours.",
        duration: null,
      },
      {
        title: "Free Consultation",
        description: "We go through your payers, states, dates and the documents you have.",
        duration: null,
      },
      {
        title: "Custom Proposal",
        description: "We list what we would file, with timeline and pricing.",
        duration: null,
      },
    ],
  },
  sections: [
    {
      kind: "ways",
      id: "ways",
      title: "Other ways to reach us",
      intro: null,
      ways: [
        {
          title: "Emergency Credentialing",
          text: "Call us about a lapse, suspended privileges or a provider who starts on Monday. The office is open {hours}. At other times we answer this number for emergencies.",
          note: "Available 24/7 for urgent needs",
          action: { label: "Call {phone}", href: "tel" },
        },
        {
          title: "Schedule a Call",
          text: "Leave your number and practice, and we call you in office hours.",
          note: "The consultation is free.",
          action: { label: "Schedule Consultation", href: "booking" },
        },
      ],
    },
    {
      kind: "clock",
      id: "times",
      title: "How long it takes, case by case",
      intro:
        "A renewal is counted from the updated documents, and one plan from a complete file. A list of payers is counted from the start of work, and a facility from the first form.",
      clock,
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions about getting started",
      intro: null,
      faqs: [
        {
          question: "What is the typical timeline?",
          answer:
            "It averages 30-90 days from a complete file for one application of any kind, renewals included, depending on the payer, the state and the committee’s calendar. The figure above gives the range for each case by itself. Your proposal gives the timeline for your payers.",
        },
        {
          question: "Which provider types do you work with?",
          answer:
            "All provider types: physicians, nurse practitioners, physician assistants, dentists, mental health providers, DME suppliers, group practices and facilities such as surgery centers.",
        },
        {
          question: "What information do you need to start?",
          answer:
            "Names and NPIs of the providers, specialty, states, the payers you want, the legal name on your tax ID and the date you want to bill from. Documents come later, over a secure channel.",
        },
        {
          question: "What does it cost?",
          answer:
            "Pricing is provided at consultation, fee-for-service or contingency-based, depending on the service and the number of providers.",
        },
      ],
    },
  ],
} satisfies Texts & {
  seo: Seo;
  updatedOn: IsoDate;
  cards: readonly { title: string; lines: readonly string[]; icon: IconName; link: "tel" | "mailto" | null }[];
  expect: { title: string; steps: readonly Step[] };
  sections: readonly Section[];
};
