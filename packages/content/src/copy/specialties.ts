import { spans } from "../facts/spans.ts";
import { callOnly, getStarted } from "../nav.ts";
import { type Path, paths } from "../paths.ts";
import type { PageBase } from "../types/content.ts";

type SpecialtiesPage = PageBase & {
  axis: string;
  list: { title: string; intro: string };
  others: readonly { text: string; href: Path | null }[];
};

export const specialtiesPage: SpecialtiesPage = {
  seo: {
    title: "Medical Specialty Credentialing Services | {product}",
    description:
      "Twelve specialties with the time their credentialing takes and what boards and payers ask for, from family medicine to orthopedics and DME suppliers.",
    keywords: [
      "specialty credentialing",
      "ophthalmology credentialing",
      "orthopedic credentialing",
      "DME credentialing",
    ],
  },
  updatedOn: "2026-11-27",
  hero: {
    eyebrow: "Twelve specialties",
    heading: "Credentialing by specialty: times and requirements",
    lead: "Every provider needs a license. The specialty decides which board certificates, privileges, registrations and plans come on top. Find your specialty below, with the days it takes.",
    actions: getStarted,
    figure: null,
  },
  axis: "Days from complete file to approval",
  list: {
    title: "Timeframe and key requirements",
    intro: `The days are for one payer or facility, from a complete file to approval. Hospital privileges alone can take ${spans.hospitalPrivileges.text} where committees meet rarely.`,
  },
  others: [
    { text: "Not among the twelve: we have pages for ", href: null },
    { text: "mental health", href: "/mental-health-credentialing" },
    { text: ", ", href: null },
    { text: "dental", href: "/dental-credentialing" },
    { text: " and ", href: null },
    { text: "telemedicine", href: paths.telemedicine },
    { text: " too.", href: null },
  ],
  sections: [
    {
      kind: "cards",
      id: "shared",
      title: "What delays every specialty",
      intro: "Three things delay more files than any board exam.",
      cards: [
        {
          title: "Dates that disagree",
          description:
            "The CV, CAQH and the payer’s form must show the same history. A difference of one month can stop an application.",
        },
        {
          title: "Documents about to expire",
          description:
            "A certificate about to expire is often sent back as if it had expired. We renew the document first, then file.",
        },
        {
          title: "The wrong taxonomy",
          description:
            "The taxonomy code on the NPI should match the specialty that you apply with. If the two differ, some payers deny the claim.",
        },
      ],
    },
  ],
  closing: {
    heading: "Another specialty?",
    text: "We credential all provider types. On the call we ask for your specialty and the payers you need.",
    actions: callOnly,
  },
};
