import { marketBar } from "../facts/durations.ts";
import { spans } from "../facts/spans.ts";
import { specialtySlugs } from "../ids/specialties.ts";
import { callOnly, startCredentialing } from "../nav.ts";
import { rootPath } from "../paths.ts";
import { specialties } from "../specialties/specialties.ts";
import type { PageBase } from "../types/content.ts";

const records = specialtySlugs.map((slug) => ({ slug, ...specialties[slug].record }));
const shortestFirst = records.toSorted((a, b) => a.timeframe.from - b.timeframe.from);

export const specialists: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Specialist Credentialing Services | {product}",
    description:
      "Credentialing for twelve specialties, from ophthalmology to DME/HME: what each file needs, what delays it and how many days it takes.",
    keywords: [
      "specialist credentialing",
      "specialty physician credentialing",
      "hospital privileges",
      "board certification",
    ],
  },
  hero: {
    eyebrow: "Twelve specialties, twelve different files",
    heading: "Specialist Credentialing",
    lead: "Typical times run from 30 days for a DME supplier with accreditation and bond to 150 days for an orthopedic surgeon. Every specialist needs a license and a CV. Each specialty adds its own board, privileges and payers. Find yours below.",
    actions: startCredentialing,
    figure: {
      title: "Days from a complete file to approval, in four groups",
      bars: [
        marketBar("DME suppliers", specialties["dme-hme"].record.timeframe),
        marketBar("Primary care", specialties["family-medicine"].record.timeframe),
        marketBar("Six specialties with privileges", specialties.ophthalmology.record.timeframe),
        marketBar("Orthopedics, dermatology", specialties.orthopedic.record.timeframe),
      ],
    },
  },
  sections: [
    {
      kind: "days",
      id: "specialties",
      title: "Find your specialty",
      intro: `Typical days from a complete file to approval, the shortest first. Hospital privileges alone can take ${spans.hospitalPrivileges.text} where committees meet rarely. In that case, plan with those days. Each specialty’s page lists the key requirements, the usual delays and the privileges to ask for.`,
      rows: shortestFirst.map(({ slug, name, description, timeframe }) => ({
        name,
        description,
        href: rootPath(slug),
        market: timeframe,
      })),
    },
    {
      kind: "steps",
      id: "process",
      title: "Four steps, whatever the specialty",
      intro: "The order is always the same. The documents of the second step depend on your specialty.",
      steps: [
        {
          title: "Initial Consultation",
          description:
            "We go through specialty, procedures, sites and payers, and say which application will take longest.",
          duration: null,
        },
        {
          title: "Document Collection",
          description:
            "You send each document once. Case logs and insurance history come from third parties, so we ask for them first.",
          duration: null,
        },
        {
          title: "Application Submission",
          description:
            "The applications to payers, hospitals and surgery centers agree with one another. We send each one on the first day that its recipient accepts it.",
          duration: null,
        },
        {
          title: "Follow-up & Approval",
          description:
            "We follow up with each office and compare each approval with the application: specialty, privileges, location, date.",
          duration: null,
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions about specialist files",
      intro: null,
      faqs: [
        {
          question: "Why do some specialties take twice as long as others?",
          answer:
            "Mostly because of privileges. A family physician who works in an office may need only the payers. An orthopedic surgeon also needs a hospital and a surgery center, and each has its own committee, so we plan 120-150 days.",
        },
        {
          question: "Can a specialist be approved before board certification?",
          answer:
            "Often, as board eligible. Several boards examine only after a period of practice, so payers and hospitals have rules for that period. The file needs the board’s status letter and the date by which certification is due.",
        },
        {
          question: "My specialty is not among the twelve. Can you still help?",
          answer:
            "Yes. We work for all provider types, but only these twelve specialties have their own page. For mental health and dental providers, see our service pages.",
        },
        {
          question: "A doctor has two specialties. Is that one file or two?",
          answer:
            "There is one verified record, but each payer decides under which specialty it lists the doctor. The directory entry, the fees and the referrals depend on that. We put the specialty that brings most patients first, and ask the payer to list the second as well.",
        },
      ],
    },
  ],
  closing: {
    heading: "Ask what your specialty’s file takes",
    text: "Have the specialty, the state and the start date at hand when we call. We’ll say what the file needs and where it is likely to wait.",
    actions: callOnly,
  },
};
