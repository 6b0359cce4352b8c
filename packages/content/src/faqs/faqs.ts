import { moratoria } from "../facts/dated.ts";
import { spans } from "../facts/spans.ts";
import type { FaqCategory } from "../types/content.ts";

const { homeHealthAndHospice: homeHealth, medicalSupplyCompanies: supplies } = moratoria.facts;

export const faqCategories: readonly FaqCategory[] = [
  {
    id: "general-credentialing",
    title: "General Credentialing",
    faqs: [
      {
        question: "What is medical credentialing?",
        answer:
          "A payer or a hospital verifies a provider’s license, education, training, board certification, malpractice record and sanctions at their sources, and reads the work history for gaps. At a payer, a committee then approves the application, asks for more, or denies it. If the file is clean, the medical director often decides instead. At a hospital the governing body decides.",
      },
      {
        question: "Who needs to be credentialed?",
        answer:
          "As a rule, anyone who joins a health plan’s network or holds hospital privileges. That means physicians, nurse practitioners, physician assistants, dentists, psychologists and therapists, and also facilities and DME suppliers. We work with all of them, in all 50 states.",
      },
      {
        id: "documents",
        question: "Which documents should we collect first?",
        answer:
          "State license, DEA registration, board certificates, diploma and training certificates, malpractice insurance certificate, a CV with months and years, the NPI and a W-9 for the practice. You send each document once. We tell you what is missing or about to expire before we file anything.",
      },
      {
        question: "How often is recredentialing due, and when should it start?",
        answer:
          "Most hospitals and plans ask every 2-3 years. A plan that NCQA accredits has at most 36 months. Start 120-180 days ahead of the due date: 120 is enough for a plan, 180 if a hospital wants peer references. Medicare has its own calendar: it asks for revalidation every 5 years, and every 3 years for DME suppliers.",
      },
      {
        id: "who-does-what",
        question: "What do you do, and what do we keep doing?",
        answer:
          "We prepare the applications, file them, follow up every week and report to you. You send the documents, sign the pages that only the provider may sign, and tell us of changes such as a new address or a new malpractice policy.",
      },
    ],
  },
  {
    id: "physician-credentialing",
    title: "Physician Credentialing",
    faqs: [
      {
        question: "Can a new physician see patients before approval?",
        answer:
          "If the license allows it, yes, but the visits may not be paid. Most commercial plans don’t pay in network for visits before the effective date, and few backdate it. Medicare can go back up to 30 days if something kept you from filing earlier. In some states the law makes an insured plan pay for some of these visits once it approves the provider. If we know such a law, your state’s page names it. For hospital work, the hospital has to grant privileges first. Ask us before you open the schedule.",
      },
      {
        question: "Does every physician need a CAQH profile?",
        answer:
          "Plan on having one, because many commercial plans read it. Forms may call it DataSpring, its brand since June 2026. CAQH asks for re-attestation every 120 days (180 in Illinois). If the physician misses it, plans may stop the application. We set up the profile, keep its documents current and remind the physician each time.",
      },
      {
        question: "What about gaps in the CV or a past malpractice claim?",
        answer:
          "Neither a gap nor a claim ends an application by itself. NCQA’s standards ask for an explanation of a work gap of more than six months, and for a written explanation of a gap of more than a year. Many hospitals ask about shorter gaps. For a claim, the committee wants the dates, the allegation and the outcome. Tell us on the first day, and we send the explanation with the application.",
      },
      {
        question: "A physician is joining us from another state. Does everything start again?",
        answer:
          "Education, training, board certification and work history carry over. The physician needs your state’s license. Payer contracts usually belong to your practice’s tax ID, so the physician has to be enrolled under it. If both states belong to the Interstate Medical Licensure Compact, the new license can be quicker.",
      },
    ],
  },
  {
    id: "payer-enrollment",
    title: "Insurance & Payer Enrollment",
    faqs: [
      {
        question: "How long does payer enrollment take?",
        answer: `30-120 days for one payer, from the day the payer has the application to the effective date. Medicaid varies most: we plan ${spans.medicaidEnrollment.text}, depending on the state. A full list of payers takes as long as its slowest payer, so plan 60-180 days from the start of work. An existing practice that adds payers can finish in 60 days. For a new provider, plan 90 or more.`,
      },
      {
        question: "What is the difference between credentialing and enrollment?",
        answer:
          "Credentialing confirms the provider’s record. Enrollment connects that record to a payer’s contract and to your tax ID, so that claims are paid. A provider can be approved by the committee and still be unable to bill because enrollment isn’t finished.",
      },
      {
        question: "Which payers do you work with?",
        answer:
          "We work with Medicare, the Medicaid programs of all 50 states, commercial insurers such as Aetna, Cigna, UnitedHealthcare and the Blue Cross Blue Shield plans, and managed care plans such as Humana’s Medicare Advantage. If you give us the list of your patients’ plans, we tell you which to file first.",
      },
      {
        question: "What can be done when a panel is closed?",
        answer:
          "We ask the plan why the panel is closed and when it reviews that decision next. Then we appeal with facts such as specialty, languages, hours, new-patient capacity and the distance to the nearest provider on the panel. Some appeals succeed. If an appeal is unlikely to succeed, we’ll say so early.",
      },
      {
        question: "What happens when a payer returns or denies an application?",
        answer:
          "We correct a returned application, file it again and tell you what was wrong. A denial comes with a reason, and often with a deadline for appeal. We read the reason and the deadline, tell you what can be done, and file the appeal if there are grounds for one. No one can guarantee an approval, because the payer decides.",
      },
    ],
  },
  {
    id: "facility-credentialing",
    title: "Facility Credentialing",
    faqs: [
      {
        question: "Which facilities do you credential?",
        answer: `Inpatient and outpatient: hospitals, ambulatory surgery centers, urgent care centers, imaging centers, rehabilitation and behavioral health facilities, among others. If yours is not on this list, ask. Payers’ requirements depend on the license type. Two Medicare moratoria may still apply. From ${supplies.since} Medicare enrolled no new medical supply companies, and from ${homeHealth.since} no new home health agencies and hospices, each for six months at first. CMS may have extended both moratoria, so ask us before you file.`,
      },
      {
        question: "What does a facility have to submit?",
        answer:
          "As a rule, the facility submits the state facility license, accreditation or survey results, liability insurance, ownership and management disclosures, tax documents, the NPI and a list of services. Ownership is where many files go wrong, because every form has to name the same people with the same shares.",
      },
      {
        question: "Is accreditation required before payers will contract?",
        answer:
          "Many commercial payers ask for it. To join Medicare, several facility types, surgery centers among them, are surveyed by the state or by an approved accrediting body such as The Joint Commission or AAAHC. We look up your payers’ rules first, because a survey is often the longest wait.",
      },
      {
        question: "Are our physicians covered by the facility’s approval?",
        answer:
          "No. The facility and each provider are approved separately. A surgery center with 8 surgeons has nine files. We work on the nine files side by side, so that neither the surgeons nor the facility have to wait.",
      },
    ],
  },
  {
    id: "compliance-regulations",
    title: "Compliance & Regulations",
    faqs: [
      {
        question: "Which standards do you work to?",
        answer:
          "NCQA, URAC and The Joint Commission (TJC), plus the rules of each state board and payer. Where two rules differ, we follow the stricter one, so that one record serves all of them. NCQA, URAC and TJC accredit plans and hospitals. We hold no accreditation or certification from them, and a plan still verifies the file itself or through an agent.",
      },
      {
        question: "What is primary source verification?",
        answer:
          "Each credential is confirmed with the body that issued it: the license with the state board, the degree with the school or a database that the standard accepts, the certification with the specialty board. A copy of these documents doesn’t count, but NCQA does accept a copy of the DEA or state CDS certificate. Since July 1, 2025, NCQA’s standards have required that the check of a license or certification is at most 120 days old when the committee decides. Education is checked once, because a degree can’t lapse.",
      },
      {
        question: "What happens when credentials lapse?",
        answer:
          "The payer can stop paying. When a hospital appointment ends, the physician’s cases there stop. NCQA’s limit for health plans is 36 months without a grace period. A plan that is up to 30 days late may still recredential the provider. After that, NCQA’s standards send the provider through the initial process again.",
      },
      {
        question: "What has to be monitored between cycles?",
        answer:
          "License and DEA expiry, malpractice coverage, board certification, CAQH attestation, sanctions and exclusions. Since July 1, 2025, NCQA’s standards ask for monthly checks of exclusions and license expiry. We keep one calendar for all of these dates and act before a date passes.",
      },
    ],
  },
  {
    id: "costs-timelines",
    title: "Costs & Timelines",
    faqs: [
      {
        question: "How much does credentialing cost?",
        answer:
          "Pricing is fee-for-service or contingency-based, and provided at consultation. It depends on the number of providers, payers and states, and on the condition of the documents. The consultation is free. Fees that a board or a government program charges are separate from ours. Either side may end a service in writing. You then pay for the work done until that day.",
      },
      {
        question: "How long does initial credentialing take?",
        answer:
          "For a new provider, plan 90-180 days from the first document to the last payer’s approval. Most of that time is spent in payer queues and committee calendars. This page also gives 60-180 days for a list of payers. That range starts lower because it includes existing practices that add payers. A single commercial plan usually takes 60-120 days, counted from a complete file. Across all our files, renewals and single applications included, our average is 45 days. The industry’s average of 90+ days is for initial credentialing. At the consultation we go through your payers and how long each usually takes.",
      },
      {
        question: "How long does recredentialing take?",
        answer:
          "60-90 days, from our first request for documents to the decision. That includes the review of the updated documents, which takes 30-60 days. Starting 120-180 days ahead leaves room for a returned form or a missed committee meeting.",
      },
      {
        question: "Can you speed up an application?",
        answer:
          "We can speed up our part. A complete application is filed sooner and returned less often. We can’t move a committee’s meeting, but we can have the file ready for an earlier meeting. If a deadline is days away, call {phone}. Emergency support is available 24/7.",
      },
    ],
  },
];
