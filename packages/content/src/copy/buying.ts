import type { Section } from "../types/content.ts";
import type { BuyingAnswer } from "../types/sections.ts";

/** Facts of the FAQ, the privacy policy, the terms and the about page, shorter: a change there is a change here. */
export const buyingAnswers: { id: string; title: string; intro: string | null; answers: readonly BuyingAnswer[] } = {
  id: "before-you-sign",
  title: "Before you hand us a file",
  intro: null,
  answers: [
    {
      title: "How do you charge?",
      lines: [
        "Fee-for-service or contingency-based. Pricing is provided at the consultation, which is free.",
        "It depends on the number of providers, payers and states, and on the condition of the documents.",
        "Nothing is owed before you accept in writing. Fees that boards, payers and programs charge are separate.",
      ],
      link: { label: "Payment terms", href: "/terms-of-service#payment-terms" },
    },
    {
      title: "How are our documents kept?",
      lines: [
        "Documents don’t go through the forms of this site. We agree on a safe way with you first.",
        "Work that involves patient information starts with a signed business associate agreement.",
        "Credentialing records are typically kept for 7-10 years, because payers, hospitals and auditors ask for them.",
      ],
      link: { label: "Privacy policy", href: "/privacy-policy#security" },
    },
    {
      title: "Who works on our file?",
      lines: [
        "One specialist, from the first document to each payer’s answer. Your office deals with one person.",
        "We prepare the applications, file them, follow up every week and report to you.",
        "You send the documents, sign where only the provider may, and tell us about changes.",
      ],
      link: { label: "What you keep doing", href: "/faqs#general-credentialing" },
    },
    {
      title: "What can’t you promise, and how do we leave?",
      lines: [
        "The payer, hospital or board decides. We guarantee neither an approval nor a day.",
        "Either side may end a service in writing, with the notice that the agreement states.",
        "You then pay for the work done, and get the status of every open application and your documents.",
      ],
      link: { label: "Terms of service", href: "/terms-of-service#termination" },
    },
  ],
};

export const comparison: Section & { kind: "comparison" } = {
  kind: "comparison",
  id: "comparison",
  title: "Your own staff, software, or us",
  intro: "Three ways to get the same applications filed. The last line says when you don’t need us.",
  comparison: {
    names: ["Your own staff", "Credentialing software", "{product}"],
    rows: [
      {
        about: "Who fills in the forms",
        cells: [
          "Your staff",
          "Your staff, from data that they keep in it",
          "We do, from one record; the provider signs",
        ],
      },
      {
        about: "Who calls the payers",
        cells: [
          "Your staff, between other work",
          "Your staff; the software can remind them",
          "We do, every week, and write down who said what",
        ],
      },
      {
        about: "Who watches the dates",
        cells: [
          "Whoever keeps the spreadsheet",
          "The software; someone has to act on its reminder",
          "We do, and start a renewal 120 days ahead",
        ],
      },
      {
        about: "When an application comes back",
        cells: [
          "Your staff find the reason and file again",
          "Your staff find the reason and file again",
          "We correct it, file again and tell you what was wrong",
        ],
      },
      {
        about: "What you pay in",
        cells: [
          "Working hours",
          "Its price, and working hours",
          "A fee for the service, or one that depends on the result",
        ],
      },
      {
        about: "Best when",
        cells: [
          "One or two providers, few payers, and someone with time for weekly calls. Then you don’t need us.",
          "Many providers, and staff who file all week and only lack the reminders. Then you don’t need us either.",
          "New providers, payers, states or a facility at once, no one free to call, or a date that is close.",
        ],
      },
    ],
  },
};
