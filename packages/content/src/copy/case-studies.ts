import { caseAnchor } from "../case-studies/case-sections.ts";
import { caseStudies } from "../case-studies/case-studies.ts";
import { referencesLink } from "../nav.ts";
import { paths } from "../paths.ts";
import type { PageBase, Section, Testimonial, Texts } from "../types/content.ts";

export const caseStudiesCopy = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Medical Credentialing Case Studies | {product}",
    description:
      "Four credentialing files, done in 45, 60, 30 and 15 days, each with a 100% approval rate. What the problem was, what we did, and what came of it.",
    keywords: [
      "credentialing case studies",
      "credentialing success stories",
      "payer enrollment results",
      "emergency recredentialing",
    ],
  },
  hero: {
    eyebrow: "Case studies",
    heading: "Credentialing Success Stories",
    lead: "Four clients with four different problems: what we did for each, and the result. These are single cases. For times to plan with, see the page of each service.",
    actions: [
      { label: "Start Your Success Story", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  figure: {
    title: "Days from complete documents to the last approval, and the average that each file beat",
    bars: caseStudies.map(({ id, name, scope, days, average }) => ({
      label: `${name}, ${scope}`,
      href: `${paths.caseStudies}#${caseAnchor({ id })}` as const,
      duration: days,
      whose: "ours" as const,
      average: average.days,
    })),
  },
  impact: {
    kind: "stats",
    id: "impact",
    title: "Our Impact by the Numbers",
    intro:
      "98% is the approval rate of the applications that were decided. The 95% success rate on other pages counts all applications that we file, decided or not. Ask us for two practices to call.",
    stats: [
      { value: "98%", label: "average approval rate" },
      { value: "50%", label: "faster than industry average" },
      { value: "24/7", label: "emergency support" },
      { value: "100%", label: "client satisfaction", basis: "of clients who answered when we asked" },
    ],
    all: referencesLink,
  },
  labels: {
    challenge: "Challenge",
    solution: "Our Solution",
    results: "Results Achieved",
    metrics: "Project Metrics",
    completionTime: "Completion time",
    faster: "Faster than average",
    approvalRate: "Approval rate",
    providers: "Providers/entities",
    revenueImpact: "Revenue impact",
    start: "Start one like this",
  },
  sections: [
    {
      kind: "steps",
      id: "delivery",
      title: "How We Deliver Results",
      intro: "The four files had little in common. The way we worked on them was the same.",
      steps: [
        {
          title: "Strategic Planning",
          description:
            "We list every payer, board and hospital with its deadline and its requirements, and decide which application has to be filed first.",
          duration: null,
        },
        {
          title: "Expert Execution",
          description:
            "One specialist fills in all forms from one checked record and files each application on its first possible day, so that no application waits for another without a reason.",
          duration: null,
        },
        {
          title: "Continuous Monitoring",
          description:
            "We follow up on each application until the decision, answer questions as they come, and track the next expiration date from then on.",
          duration: null,
        },
      ],
    },
  ],
  testimonial: {
    quote:
      "12 providers, 15 networks, 45 days. Each week we got one list: what was filed, what was approved, and what was waiting for us. I stopped asking where the files were.",
    role: "Chief Medical Officer, multi-specialty group",
    attestation: "sample",
  },
  closing: {
    heading: "Ready to Become Our Next Success Story?",
    text: "Have your list of payers and your start date at hand when we call, and we’ll tell you what is possible by then.",
    actions: [
      { label: "Start Your Success Story", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
  },
} satisfies Texts & PageBase & { impact: Section; testimonial: Testimonial };
