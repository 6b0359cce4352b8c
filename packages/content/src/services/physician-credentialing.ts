import type { ServicePage } from "../types.ts";

export const physicianCredentialing: ServicePage = {
  record: {
    name: "Physician Credentialing",
    shortDescription:
      "Primary source verification, CAQH, hospital privileges and payer files, kept by one specialist from first document to approval.",
    color: "pine",
    icon: "stethoscope",
    featured: true,
    typicalDuration: { from: 60, to: 120, unit: "day" },
  },
  updatedOn: "2026-11-20",
  seo: {
    title: "Physician Credentialing Services | {product}",
    description:
      "Primary source verification, CAQH, hospital privileges and payer files for physicians. Typical time 60-120 days; we shorten it by 30-50%.",
    keywords: ["physician credentialing", "primary source verification", "CAQH profile", "hospital privileges"],
  },
  hero: {
    eyebrow: "For physicians and the practices that hire them",
    heading: "Physician Credentialing",
    lead: "A physician can't bill until someone has verified the license, the training and the history, and every payer has signed off. One specialist does that work for you and tells you each week where the file lies.",
    actions: [
      { label: "Start Your Credentialing", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: {
      title: "Days from complete file to approval",
      bars: [
        { label: "30 average turnaround with us", duration: { from: 30, to: 30, unit: "day" }, ours: true },
        { label: "60-120 typical", duration: { from: 60, to: 120, unit: "day" }, ours: false },
      ],
    },
  },
  sections: [
    {
      kind: "cards",
      id: "why",
      title: "What a complete file takes",
      intro: "Four things decide whether a committee approves on the first reading.",
      cards: [
        {
          title: "Primary Source Verification",
          description:
            "License, board certification, education, training and work history, each confirmed with the body that issued it.",
          icon: "file-search",
        },
        {
          title: "Fast Processing",
          description: "30-day average turnaround on our side, because nothing is sent that a payer would send back.",
          icon: "clock",
        },
        {
          title: "Compliance",
          description: "Files are kept to NCQA, URAC and TJC standards, so that an audit finds what it asks for.",
          icon: "shield-check",
        },
        {
          title: "Expert Team",
          description: "Specialists with 15+ years in credentialing, who know each payer's form and what it rejects.",
          icon: "users",
        },
      ],
    },
    {
      kind: "checklists",
      id: "services",
      title: "What we do for a physician",
      intro: "Take the ten core services as one file, and add what your situation needs.",
      lists: [
        {
          title: "Core services",
          items: [
            "Primary source verification",
            "Medical license verification",
            "Board certification verification",
            "Education and training verification",
            "Work history and gap review",
            "DEA and controlled substance registration check",
            "Malpractice history and NPDB query",
            "CAQH profile setup and attestation",
            "Payer application preparation and submission",
            "Hospital privileging applications",
          ],
        },
        {
          title: "Additional services",
          items: [
            "NPI registration and updates",
            "Medicare enrollment through PECOS",
            "State Medicaid enrollment",
            "State license applications and renewals",
            "Peer reference collection",
            "Sanction and exclusion screening",
            "Expiration tracking and reminders",
            "Provider directory corrections",
            "Locum tenens and telehealth files",
            "Credentialing committee packet preparation",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "process",
      title: "Five steps, drawn to scale",
      intro: "The longest step belongs to the payer. The other four are ours, and we keep them short.",
      steps: [
        {
          title: "Initial Consultation",
          description: "We map your payers, hospitals, states and start date, and tell you what each will ask for.",
          duration: { from: 1, to: 2, unit: "day" },
        },
        {
          title: "Document Collection",
          description:
            "You send each document once. We check it the same day and name what is missing or about to expire.",
          duration: { from: 3, to: 5, unit: "day" },
        },
        {
          title: "Application Preparation",
          description: "CAQH, payer forms and privilege requests are filled from one record, so that they agree.",
          duration: { from: 2, to: 3, unit: "day" },
        },
        {
          title: "Verification and Submission",
          description: "Primary sources are confirmed, applications go out together, and each receipt is kept.",
          duration: { from: 15, to: 20, unit: "day" },
        },
        {
          title: "Follow-up and Approval",
          description: "We call every week until the effective date is in writing, then hand you the file.",
          duration: { from: 5, to: 10, unit: "day" },
        },
      ],
    },
    {
      kind: "cards",
      id: "benefits",
      title: "What changes for the practice",
      intro: null,
      cards: [
        {
          title: "Bill sooner",
          description:
            "Each week between the start date and the effective date is a week of visits that nobody pays for.",
          icon: "coin",
        },
        {
          title: "Keep your staff on patients",
          description: "Phone queues, portals and resubmissions move to us. Your office answers one person.",
          icon: "user-heart",
        },
        {
          title: "Never lapse",
          description:
            "Licenses, DEA, malpractice cover and attestations are tracked, and renewals start before they are late.",
          icon: "calendar-check",
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions physicians ask",
      intro: null,
      exclusive: false,
      faqs: [
        {
          question: "How long does physician credentialing take?",
          answer:
            "Typically 60-120 days from a complete file, depending on the payer and the hospital committee's calendar. We reduce that timeline by 30-50%, mostly by sending files that need no correction.",
        },
        {
          question: "What documents do you need from me?",
          answer:
            "Your license, DEA and state controlled substance registrations, board certificates, diploma and training certificates, malpractice certificate and claims history, CV with months and years, and three peer references.",
        },
        {
          question: "Can I see patients before credentialing is complete?",
          answer:
            "You can see them where your license allows it, but most payers won't pay for visits before the effective date, and few backdate it. Ask us before you open your schedule.",
        },
        {
          question: "What is the difference between credentialing and payer enrollment?",
          answer:
            "Credentialing confirms who you are and what you are qualified to do. Enrollment connects that verified record to a payer's contract and tax ID so that claims are paid. You need both.",
        },
        {
          question: "Do you manage my CAQH profile?",
          answer:
            "Yes. We set it up, keep its documents current and prompt you for re-attestation, which CAQH asks for every 120 days (180 in Illinois).",
        },
        {
          question: "What happens when an application is returned?",
          answer:
            "We learn of it on the weekly call, correct it, send it again and tell you what was wrong. You don't pay a second time for our part of a correction.",
        },
      ],
    },
  ],
  closing: {
    heading: "Start your file this week",
    text: "The consultation is free. You leave it with a list of what your payers will ask for and a date for each.",
    actions: [
      { label: "Get Started", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
  },
};
