import { caseSection } from "../case-studies/case-sections.ts";
import { mentalHealthGroup } from "../case-studies/case-studies.ts";
import { spans } from "../facts/spans.ts";
import { getStarted, startCredentialing } from "../nav.ts";
import type { ServicePage } from "../types/content.ts";

export const mentalHealthCredentialing: ServicePage = {
  record: {
    name: "Mental Health Credentialing",
    shortDescription:
      "Therapists, psychologists and prescribers enrolled with the behavioral health and EAP networks that pay for therapy.",
    color: "pine",
    icon: "brain",
    featured: false,
    typicalDuration: spans.behavioralNetwork.duration,
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Mental Health Credentialing Services | {product}",
    description:
      "Credentialing for psychiatrists, psychologists, LCSWs, counselors, LMFTs and PMHNPs with behavioral health and EAP networks. Typical time 60-120 days.",
    keywords: [
      "mental health credentialing",
      "behavioral health credentialing",
      "therapist insurance panels",
      "EAP network application",
      "PMHNP credentialing",
    ],
  },
  hero: {
    eyebrow: "For therapists, prescribers and group practices",
    heading: "Mental Health Credentialing",
    lead: "Mental health credentialing typically takes 60-120 days. The company named on the medical card often isn’t the company that pays for therapy, so we first find out where to apply.",
    actions: startCredentialing,
    figure: null,
  },
  figure: {
    kind: "card",
    card: {
      title: "Whose panel to join",
      front: { label: "The medical card says", name: "Health plan" },
      ways: [
        { visits: "Medical visits", payer: "The plan’s own network", join: "One application", isAnswer: false },
        {
          visits: "Therapy, if the plan hands it to another company",
          payer: "A behavioral health network",
          join: "Its own application and contract: this is the panel to join",
          isAnswer: true,
        },
        { visits: "EAP sessions", payer: "An EAP network", join: "A separate agreement", isAnswer: false },
      ],
      note: "Some plans keep psychiatrists in the medical network. We ask each plan first.",
    },
  },
  sections: [
    {
      kind: "terms",
      id: "provider-types",
      title: "Provider types we credential",
      intro: null,
      terms: [
        {
          term: "Psychiatrists (MD, DO)",
          description:
            "Networks credential them as physicians: residency, board certification, DEA. Some plans keep them in the medical network, some in the behavioral network.",
        },
        {
          term: "Psychologists (PhD, PsyD)",
          description:
            "Doctoral degree, internship and license. Networks often ask about psychological testing separately, code by code.",
        },
        {
          term: "Licensed clinical social workers (LCSW)",
          description: "Titles differ by state (LICSW, LCSW-R, LISW). The form needs the title as the board prints it.",
        },
        {
          term: "Licensed counselors (LPC, LMHC, LPCC)",
          description:
            "One profession with many state titles. Medicare has covered their services since January 1, 2024, if they meet the conditions that the questions below name.",
        },
        {
          term: "Licensed marriage and family therapists (LMFT)",
          description:
            "Medicare has covered their services since January 1, 2024 as well. Plans may ask for proof of supervised hours.",
        },
        {
          term: "Psychiatric mental health nurse practitioners (PMHNP)",
          description: "Board certification, DEA and, in many states, a collaborative agreement with a physician.",
        },
        {
          term: "Behavior analysts (BCBA)",
          description:
            "Certification, and a license where the state issues one. Autism benefits often have their own network.",
        },
        {
          term: "Substance use counselors",
          description:
            "State certification or license. Some payers enroll the program that employs them, not the person.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "networks",
      title: "Behavioral health and EAP networks",
      intro:
        "These companies merge and change names. Tell us the names of the plans, never of patients, and we tell you the network behind each plan.",
      lists: [
        {
          title: "Behavioral health networks",
          mark: "done",
          items: [
            "Optum",
            "Carelon Behavioral Health",
            "Evernorth Behavioral Health (Cigna)",
            "Magellan Healthcare",
            "Aetna",
            "Blue Cross Blue Shield plans",
          ],
        },
        {
          title: "EAP networks",
          mark: "done",
          items: [
            "ComPsych",
            "Optum EAP",
            "Carelon EAP",
            "Magellan EAP",
            "Aetna Resources For Living",
            "CuraLinc Healthcare",
          ],
        },
      ],
    },
    {
      kind: "checklists",
      id: "requirements",
      title: "Requirements, by provider and by setting",
      intro:
        "Most networks ask every provider for the first list. From the second list, take the lines that fit. For substance use counselors and behavior analysts, the requirements differ.",
      lists: [
        {
          title: "For every provider",
          mark: "todo",
          items: [
            "License for independent practice",
            "Graduate degree and training record",
            "NPI (Type 1) with the matching taxonomy code",
            "CAQH profile with a current attestation",
            "Professional liability insurance certificate",
            "Work history with months and years",
          ],
        },
        {
          title: "Depending on license and setting",
          mark: "todo",
          items: [
            "DEA registration for prescribers, and the state’s own where it issues one",
            "Board certification for psychiatrists and PMHNPs",
            "Collaborative agreement, where the state asks for one",
            "Group NPI (Type 2), W-9 and tax ID",
            "Proof of training for each subspecialty claimed",
            "License in each state where telehealth patients are",
          ],
        },
      ],
    },
    {
      kind: "checklists",
      id: "subspecialties",
      title: "Subspecialties we list for you",
      intro:
        "People search directories by these words. If a panel is closed, a documented subspecialty can also be a reason for an exception.",
      lists: [
        {
          title: "By population",
          mark: "item",
          items: [
            "Children and adolescents",
            "Couples and families",
            "Perinatal patients",
            "Older adults",
            "Veterans and military families",
            "LGBTQ+ patients",
          ],
        },
        {
          title: "By condition and treatment",
          mark: "item",
          items: [
            "Substance use disorders",
            "Trauma and PTSD",
            "Eating disorders",
            "Autism and applied behavior analysis",
            "Psychological and neuropsychological testing",
            "Medication management",
          ],
        },
      ],
    },
    caseSection(mentalHealthGroup),
    {
      kind: "cards",
      id: "compliance",
      title: "Compliance",
      intro: null,
      cards: [
        {
          title: "Scope and supervision",
          description:
            "States differ in what a license allows without supervision. We find out before the payer does, and tell you if your license requires supervision.",
        },
        {
          title: "Telehealth licensure",
          description:
            "The patient’s location decides which license counts. PSYPACT lets psychologists of member states see patients in other member states, once they have its authorization. The Counseling Compact does the same for counselors if both states issue through it (six states did in June 2026). The social workers’ compact was not yet issuing in June 2026. Each payer adds its own rule.",
        },
        {
          title: "Records stay out of the file",
          description:
            "HIPAA and, for substance use treatment, 42 CFR Part 2 protect patient records. Credentialing needs no patient records, and we ask for none.",
        },
        {
          title: "Exclusions and licenses",
          description:
            "Since July 2025, NCQA’s standards have plans check exclusions and license expiry monthly. We do the same checks, so that you hear of a problem first.",
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions therapists and group practices ask",
      intro: null,
      faqs: [
        {
          question: "How long does mental health credentialing take?",
          answer: "60-120 days from a complete file is typical for one network.",
        },
        {
          question: "Can associate-level or provisionally licensed clinicians be credentialed?",
          answer:
            "Most commercial plans want a license for independent practice. Some Medicaid programs and group contracts take supervised clinicians. Ask your plans before you hire such a clinician to see their members, because the answer depends on the state and the plan.",
        },
        {
          question: "Can counselors and marriage and family therapists bill Medicare?",
          answer:
            // Source: 42 CFR 410.53 and 410.54
            "Yes, for services since January 1, 2024. They need a master’s or doctoral degree, a state license or certification, and at least 2 years or 3,000 hours of supervised clinical experience after the degree. PECOS is the online route.",
        },
        {
          question: "Why is the therapy network a different company than the health plan?",
          answer:
            "Many plans hand their behavioral benefits to a separate manager, with its own network, application and contract. A contract with the plan for medical visits then doesn’t cover therapy.",
        },
        {
          question: "Should we join EAP networks?",
          answer:
            "An EAP pays for a small number of sessions, each with an authorization, usually under a separate agreement. Afterward, patients may continue under their insurance, so apply to the EAP and to the plan at the same time.",
        },
        {
          question: "We see patients by video in several states. What do we need?",
          answer:
            "A license or a compact privilege in each state where patients are, and a payer agreement that covers that state. Start with the list of states, because it decides the number of applications.",
        },
      ],
    },
  ],
  closing: {
    heading: "Find out who pays for the therapy",
    text: "Have your licenses, your states and the plans that your patients name at hand when we call. We’ll say where to apply first.",
    actions: getStarted,
  },
};
