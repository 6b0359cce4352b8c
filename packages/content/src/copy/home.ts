import { allCases } from "../case-studies/case-sections.ts";
import { marketBar } from "../facts/durations.ts";
import { spans } from "../facts/spans.ts";
import { documentsAnswer, getStarted, referencesLink, trustLink } from "../nav.ts";
import { paths, plannerPath } from "../paths.ts";
import { mondayMessage } from "../samples/monday-message.ts";
import { claims } from "../site.ts";
import { specialties } from "../specialties/specialties.ts";
import type {
  Closing,
  Duration,
  Hero,
  IsoDate,
  Link,
  Section,
  Seo,
  Stat,
  Testimonial,
  Texts,
} from "../types/content.ts";
import { buyingAnswers } from "./buying.ts";

export const homeCopy = {
  seo: {
    title: "Medical Credentialing and Payer Enrollment | {product}",
    description:
      "Credentialing, payer enrollment and contract negotiation in 50 states. 45 days on average over all our files, renewals included. Free consultation.",
    keywords: [
      "medical credentialing",
      "payer enrollment",
      "physician credentialing",
      "insurance paneling",
      "contract negotiation",
    ],
  },
  updatedOn: "2026-11-27",
  hero: {
    eyebrow: "Medical credentialing, all 50 states",
    heading: "From first document to approval, with one specialist.",
    lead: "Credentialing, payer enrollment and contract negotiation. You send each document once. We file each application and follow up until the payer answers.",
    actions: [
      { label: "Start Your Credentialing", href: "/contact" },
      { label: "Learn More", labelEnd: "about our company", href: "/about" },
    ],
    figure: {
      title: "Days to approval",
      bars: [
        {
          label: "Our average over all files, renewals included",
          duration: spans.ourAverage.duration,
          whose: "ours",
        },
        marketBar("Industry average, initial credentialing", spans.industryAverage.duration),
      ],
    },
  },
  asked: [
    { label: "What does it cost?", href: `/#${buyingAnswers.id}` },
    { label: "How long will it take?", href: "/#dates" },
    { label: "Do you do my state?", href: paths.states },
    { label: "My specialty", href: paths.specialties },
    { label: "What do I send?", href: documentsAnswer },
    trustLink,
  ],
  stats: [claims.processed, claims.successRate, claims.averageDays, claims.response],
  statsLabel: "Key figures",
  sample: {
    id: "samples",
    title: "How we keep a file",
    intro: "One list shows the status of each application, and one message a week tells you what has changed.",
    all: { label: "See the list", href: `${plannerPath}#sample` },
  },
  message: mondayMessage,
  services: {
    title: "Comprehensive Credentialing Services",
    intro: "Each with its typical timeline.",
    which: {
      title: "Which one do I need?",
      links: [
        { label: "A provider joins us", href: "/payer-enrollment" },
        { label: "A renewal is due", href: "/re-credentialing" },
      ],
    },
  },
  specialties: {
    title: "Specialties we credential",
    intro: null,
    cards: [
      {
        label: "Ophthalmology",
        href: "/ophthalmology",
        market: specialties.ophthalmology.record.timeframe,
      },
      {
        label: "Pediatric",
        href: "/pediatric",
        market: specialties.pediatric.record.timeframe,
      },
      {
        label: "OB/GYN",
        href: "/obgyn",
        market: specialties.obgyn.record.timeframe,
      },
      {
        label: "Pain Management",
        href: "/pain-management",
        market: specialties["pain-management"].record.timeframe,
      },
    ],
    all: {
      label: "View All Specialties",
      href: "/specialties",
    },
  },
  process: {
    kind: "steps",
    id: "process",
    title: "How we work: four steps",
    intro: null,
    steps: [
      { title: "Initial Consultation", description: "We map payers, states and deadlines.", duration: null },
      {
        title: "Document Collection",
        description: "You send each document once.",
        duration: null,
      },
      {
        title: "Application Submission",
        description: "We complete each application and file it on the first day the payer accepts it.",
        duration: null,
      },
      {
        title: "Follow-up & Approval",
        description: "We call the payer every week until it confirms your effective date.",
        duration: null,
      },
    ],
  },
  cases: allCases,
  testimonials: {
    title: "What practices say",
    items: [
      {
        quote:
          "We used to learn from a denied claim that a payer had lost something. Now I get one message a week, and it says which file is where.",
        role: "Practice manager, family medicine group",
        attestation: "sample",
      },
      {
        quote:
          "They asked for my documents once. Every application after that was filled in from the same file, and I only had to sign.",
        role: "Ophthalmologist, private practice",
        attestation: "sample",
      },
      {
        quote:
          "Our surgeons and the facility were enrolled side by side. One calendar told us who could bill which payer, and from which day.",
        role: "Administrator, ambulatory surgery center",
        attestation: "sample",
      },
    ],
    all: referencesLink,
  },
  answers: buyingAnswers,
  resources: {
    title: "Latest Resources",
    intro: null,
    all: {
      label: "View All Articles",
      href: "/blog",
    },
  },
  closing: {
    heading: "Get a free consultation",
    text: "Have the names of your payers ready. On the call we tell you what each payer asks for, how long it usually takes, and what our work costs.",
    actions: getStarted,
  },
} satisfies Texts & {
  seo: Seo;
  updatedOn: IsoDate;
  hero: Hero;
  asked: readonly Link[];
  stats: readonly Stat[];
  specialties: {
    title: string;
    intro: string | null;
    cards: readonly (Link & { market: Duration })[];
    all: Link;
  };
  process: Section & { kind: "steps" };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial, Testimonial]; all: Link };
  closing: Closing;
};
