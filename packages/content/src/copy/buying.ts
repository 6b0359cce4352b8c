import { paths } from "../paths.ts";
import type { LinkCard, Section } from "../types/content.ts";

export const buyingAnswers: { id: string; title: string; intro: string | null; links: readonly LinkCard[] } = {
  id: "before-you-sign",
  title: "Before you hand us a file",
  intro: null,
  links: [
    {
      label: "How do you charge?",
      description:
        "Fee-for-service or contingency-based. Pricing is provided at the consultation, which is free. You owe nothing before you accept the proposal in writing.",
      href: `${paths.faqs}#costs`,
    },
    {
      label: "How are our documents kept?",
      description:
        "Documents don’t go through the forms of this site. We first agree with you on a safe way to send them.",
      href: "/privacy-policy#security",
    },
    {
      label: "Who works on our file?",
      description: "One specialist, from the first document to each payer’s answer. Your office deals with one person.",
      href: `${paths.faqs}#who-does-what`,
    },
    {
      label: "What can’t you promise, and how do we leave?",
      description:
        "The payer, hospital or board decides, so we can’t guarantee an approval or a date. Either side may end a service in writing.",
      href: "/terms-of-service#termination",
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
          "Your staff, from data that they keep in the software",
          "We do, from one record; the provider signs",
        ],
      },
      {
        about: "Who calls the payers",
        cells: [
          "Your staff, between other work",
          "Your staff; the software can remind them",
          "We do, every week, and we write down who said what",
        ],
      },
      {
        about: "Who watches the dates",
        cells: [
          "Whoever keeps the spreadsheet",
          "The software; someone has to act on its reminder",
          "We do, and we start a renewal 120 days ahead",
        ],
      },
      {
        about: "When an application comes back",
        cells: [
          "Your staff find the reason and file again",
          "Your staff find the reason and file again",
          "We correct it, file it again and tell you what was wrong",
        ],
      },
      {
        about: "What you pay",
        cells: [
          "Working hours",
          "The software’s price, and working hours",
          "A fee for the service, or one that depends on the result",
        ],
      },
      {
        about: "Best when",
        cells: [
          "One or two providers, few payers, and someone with time for weekly calls. Then you don’t need us.",
          "Many providers, and staff who file all week and need only the reminders. Then you don’t need us either.",
          "Several new providers, payers or states at once, or a new facility; no one free to call; or a deadline that is close.",
        ],
      },
    ],
  },
};
