import { spans } from "../facts/spans.ts";
import { getStarted, startCredentialing } from "../nav.ts";
import type { ServicePage } from "../types/content.ts";

export const dentalCredentialing: ServicePage = {
  record: {
    name: "Dental Credentialing",
    shortDescription:
      "Dentists and dental specialists credentialed with commercial, Medicaid and leased networks, one file for every plan.",
    color: "amber",
    icon: "dental",
    featured: false,
    typicalDuration: spans.dental.duration,
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Dental Credentialing Services | {product}",
    description:
      "Credentialing for general dentists and all twelve dental specialties with commercial, Medicaid and leased networks. Typical time 60-120 days.",
    keywords: ["dental credentialing", "dental insurance credentialing", "dental PPO networks", "dentist enrollment"],
  },
  hero: {
    eyebrow: "For dentists, group practices and DSOs",
    heading: "Dental Credentialing",
    lead: "Dental credentialing typically takes 60-120 days for each dentist with each plan. Start well before a new dentist’s first day, or the first months may be out of network.",
    actions: startCredentialing,
    figure: null,
  },
  figure: { kind: "clock", own: "onePlan" },
  sections: [
    {
      kind: "terms",
      id: "provider-types",
      title: "Provider types we credential",
      intro: null,
      terms: [
        {
          term: "General dentists (DDS, DMD)",
          description:
            "They need a license, DEA registration if they prescribe controlled substances, diploma and malpractice certificate.",
        },
        {
          term: "Dental specialists",
          description:
            "They need a specialty certificate as well. Without it, a plan may list and pay the specialist as a general dentist.",
        },
        {
          term: "Oral and maxillofacial surgeons",
          description: "They apply to dental plans and to medical plans, and often for hospital privileges as well.",
        },
        {
          term: "Pediatric dentists",
          description: "Medicaid and CHIP come first, because they cover many of the patients.",
        },
        {
          term: "Associates and new graduates",
          description:
            "Each associate files a separate application with each plan. The owner’s contract doesn’t cover an associate’s work by itself.",
        },
        {
          term: "Group practices and DSOs",
          description:
            "They have rosters, several offices and several tax IDs. We keep one list of which dentist participates with which plan, at which office.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "requirements",
      title: "Requirements, in four categories",
      intro: "A plan can return the application if an item that applies to you is missing.",
      lists: [
        {
          title: "License and permits",
          mark: "todo",
          items: [
            "State dental license",
            "DEA registration",
            "State controlled substance registration, where the state issues one",
            "Sedation or anesthesia permit, if you sedate",
          ],
        },
        {
          title: "Education and training",
          mark: "todo",
          items: [
            "DDS or DMD diploma",
            "Residency or specialty certificate",
            "Board certification, if held",
            "CPR or BLS card",
          ],
        },
        {
          title: "Coverage and history",
          mark: "todo",
          items: [
            "Malpractice insurance certificate",
            "Claims history and NPDB self-query",
            "Work history with months and years",
            "Disclosure answers, each yes explained",
          ],
        },
        {
          title: "Practice and billing",
          mark: "todo",
          items: [
            "NPI, Type 1 and Type 2",
            "W-9 and tax ID",
            "Office addresses, phones and hours",
            "CAQH profile, attested, for the plans that read it",
          ],
        },
      ],
    },
    {
      kind: "checklists",
      id: "networks",
      title: "Networks we apply to",
      intro:
        "Before we apply, we look up the networks that you already belong to. Leased networks often make that list longer than you think.",
      lists: [
        {
          title: "Commercial networks",
          mark: "done",
          items: [
            "Delta Dental",
            "MetLife",
            "Cigna Healthcare",
            "Aetna",
            "Guardian",
            "Leased PPO networks such as DenteMax",
          ],
        },
        {
          title: "Government programs",
          mark: "done",
          items: [
            "State Medicaid dental programs",
            "CHIP dental plans",
            "Medicaid dental managers such as DentaQuest",
            "Medicare Advantage dental benefits",
            "TRICARE Dental Program",
            "Federal employee plans (FEDVIP)",
          ],
        },
      ],
    },
    {
      kind: "checklists",
      id: "specialties",
      title: "Twelve dental specialties",
      intro:
        "A national commission of the ADA recognizes dental specialties one by one. Orofacial pain became the twelfth in March 2020.",
      lists: [
        {
          title: "Treatment specialties",
          mark: "item",
          items: [
            "Endodontics",
            "Oral and Maxillofacial Surgery",
            "Orthodontics and Dentofacial Orthopedics",
            "Pediatric Dentistry",
            "Periodontics",
            "Prosthodontics",
          ],
        },
        {
          title: "Diagnostic, medical and public health specialties",
          mark: "item",
          items: [
            "Dental Anesthesiology",
            "Dental Public Health",
            "Oral and Maxillofacial Pathology",
            "Oral and Maxillofacial Radiology",
            "Oral Medicine",
            "Orofacial Pain",
          ],
        },
      ],
    },
    {
      kind: "cards",
      id: "benefits",
      title: "Benefits for your office",
      intro: null,
      cards: [
        {
          title: "A first day that fits",
          description:
            "We begin when the offer is signed and tell you, plan by plan, from which day to book insured patients.",
        },
        {
          title: "You know your fee schedules",
          description:
            "A plan pays you under a direct contract or through a leased network. We show you which of the two applies before you sign another contract.",
        },
        {
          title: "Your front desk stays free",
          description: "We handle the hold queues and the portals, so your phone stays free for patients.",
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions dental practices ask",
      intro: null,
      faqs: [
        {
          question: "How long does dental credentialing take?",
          answer:
            "60-120 days from a complete file, counted for each dentist and each plan. Applications run side by side, so five plans don’t take five times as long. Our 45-day average counts all our files, renewals included.",
        },
        {
          question: "Can an associate work under the owner’s contracts until approved?",
          answer:
            "Don’t count on it. Dental credentialing is done dentist by dentist, and the claim form asks who treated the patient. Naming someone else puts the contract at risk. Book a plan’s patients with the associate only from that plan’s effective date on.",
        },
        {
          question: "Do dental plans use CAQH?",
          answer:
            "Many do. The ADA’s credentialing service runs on CAQH and is free for dentists, whether or not they are ADA members. Other plans keep their own form. We fill in CAQH and these forms from one record.",
        },
        {
          question: "Why are we in network with a plan that we never signed with?",
          answer:
            "Usually through a leased network. You sign with one company, and its contract lets other plans use your participation and its fee schedule. We list the plans you belong to, and through which network, so that you can decide what to keep.",
        },
        {
          question: "Does a dentist need to enroll in Medicare?",
          answer:
            "Most general dentists don’t, because Original Medicare doesn’t pay for routine dental care. It does pay for some procedures tied to covered medical treatment, and a dentist who bills those must be enrolled. A dentist who only orders tests or imaging for Medicare patients needs an 855O or a valid opt-out. Medicare Advantage dental benefits come through the plan’s own dental network.",
        },
        {
          question: "We are moving or adding an office. Do we start over?",
          answer:
            "Rarely, but tell the plans first. Participation is usually tied to the tax ID and the address, so a new address means an update, and a new tax ID usually means a new contract. We file the update or the new contract ahead of the move.",
        },
      ],
    },
  ],
  closing: {
    heading: "Count back from the associate’s first day",
    text: "Have that day ready when we call. We count back from it, plan by plan, and tell you when to file each application.",
    actions: getStarted,
  },
};
