import { spans } from "../facts/spans.ts";
import { mondayMessage } from "../samples/monday-message.ts";
import { claims } from "../site.ts";
import type { PageBase } from "../types/content.ts";
import { comparison } from "./buying.ts";

export const aboutPage: PageBase & { message: typeof mondayMessage; reader: string } = {
  message: mondayMessage,
  reader:
    "A credentialing specialist in our office reads each request, and answers it within 24 hours. The same specialist writes to you every Monday, as in this sample.",
  updatedOn: "2026-11-27",
  seo: {
    title: "About Our Credentialing Team | {product}",
    description:
      "5,000+ credentials processed, a 95% success rate and 50 states covered. Who we are, how we keep a file, and why practices hand theirs to us.",
    keywords: [
      "medical credentialing company",
      "credentialing specialists",
      "payer enrollment company",
      "about {product}",
    ],
  },
  hero: {
    eyebrow: "About {product}",
    heading: "We carry your file from first document to decision",
    lead: "Credentialing, payer enrollment, recredentialing, insurance paneling and contract negotiation, for physicians, practices and facilities. One specialist knows your file, sends the applications, and follows up until each payer answers.",
    actions: [
      { label: "Work With Us", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  sections: [
    {
      kind: "stats",
      id: "track-record",
      title: "Our track record",
      intro: null,
      stats: [claims.processed, claims.successRate, claims.states],
    },
    {
      kind: "turns",
      id: "weeks",
      title: "A file, week by week",
      intro: `This is the usual course for one provider and one payer. Our steps take ${spans.enrollmentOwnSteps.text}, and the payer’s review takes ${spans.enrollmentReview.text}.`,
      scale: "Whose turn it is, to scale in weeks",
      weeks: [
        { week: 1, label: "Week one" },
        { week: 2, label: "Week two" },
        { week: 4, label: "Week four" },
        { week: 6, label: "Week six" },
        { week: 12, label: "Week twelve" },
      ],
      lanes: [
        {
          name: "You",
          who: "you",
          turns: [
            "Name your payers and your start date. Send each document once.",
            "Send what was missing.",
            "Sign the pages that only the provider may sign.",
            "Tell us of changes, such as a new address.",
            "Sign the agreement if the payer has approved, or wait for the decision.",
          ],
        },
        {
          name: "Your specialist",
          who: "we",
          turns: [
            "Asks whether the panel is open. Names what is missing or about to expire.",
            "Fills in CAQH and the payer’s forms, and compares them.",
            "Files the application, and sends you the confirmation number.",
            "Calls the payer every week, and writes down who said what.",
            "After an approval, checks the directory and the first claims. Otherwise, tells you the reason and the next step.",
          ],
        },
        {
          name: "The payer",
          who: "they",
          turns: [
            null,
            null,
            "Confirms that it has the application. We file it only when it is complete.",
            "Verifies the application. The payer’s committee or medical director decides.",
            "Sets an effective date, or is still reviewing the application.",
          ],
        },
      ],
    },
    {
      kind: "cards",
      id: "values",
      title: "Our mission and values",
      intro: null,
      cards: [
        {
          title: "Mission",
          description:
            "A provider who is qualified should be able to see patients and be paid for it. We take care of the paperwork in between.",
        },
        {
          title: "Excellence",
          description:
            "Before a form goes out, every date has been checked and every document is current, because an application that needs no correction is faster.",
        },
        {
          title: "Partnership",
          description:
            "Your office deals with one person. When a payer is slow, we tell you, with the reason and the next step.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "reasons",
      title: "Why practices choose us",
      intro: null,
      lists: [
        {
          title: "What we bring",
          mark: "done",
          items: [
            "Specialists with 15+ years in credentialing",
            "Physicians, dentists, mental health providers, facilities and DME suppliers",
            "Medicare, Medicaid, commercial and managed care payers",
            "Licensing and payer rules of all 50 states",
          ],
        },
        {
          title: "How we work",
          mark: "done",
          items: [
            "Every document checked before anything is filed",
            "Files kept to the NCQA, URAC and TJC standards for accredited plans and hospitals",
            "Expirations tracked, renewals started 120 days ahead",
            "An answer within 24 hours, emergency support 24/7",
          ],
        },
      ],
    },
    {
      kind: "terms",
      id: "limits",
      title: "What we don’t do",
      intro: null,
      terms: [
        {
          term: "Promise an approval or a date",
          description: "The payer, hospital or board decides, so we can’t guarantee an approval or a date.",
        },
        {
          term: "File what isn’t true",
          description:
            "We don’t file a statement that we know to be untrue. If you ask us to file one, we may stop work.",
        },
        {
          term: "Sign for the provider",
          description: "If only the provider may sign a page, the provider signs it.",
        },
        {
          term: "Take documents through this site",
          description:
            "We first agree with you on a safe way to send documents. No form on this site is for patient information.",
        },
        {
          term: "Charge before you accept",
          description:
            "You owe nothing before you accept the proposal in writing. Fees that boards, payers and programs charge are separate from ours.",
        },
      ],
    },
    comparison,
    {
      kind: "links",
      id: "see",
      title: "See the work, and the terms",
      intro: null,
      links: [
        {
          label: "Four files, four timelines",
          href: "/case-studies",
          description: "Case studies, each with its days and its results.",
        },
        {
          label: "How we keep a file",
          href: "/#samples",
          description: "A sample of our Monday message, with invented data.",
        },
        {
          label: "Before you hand us a file",
          href: "/#before-you-sign",
          description: "What it costs, how documents are kept, how to leave.",
        },
      ],
    },
  ],
  closing: {
    heading: "Which application has to go out first?",
    text: "Call, or leave your number. We ask for your payers and your start date, and tell you what to file first.",
    actions: [
      { label: "Call {phone}", href: "tel" },
      { label: "Work With Us", href: "/contact" },
    ],
  },
};
