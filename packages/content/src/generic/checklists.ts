import { windows } from "../facts/dated.ts";
import { documentItem, documents, practiceDocuments } from "../facts/documents.ts";
import { attestation, expiries } from "../facts/expiries.ts";
import { callOnly } from "../nav.ts";
import { expiryCalendarPath } from "../paths.ts";
import type { PageBase } from "../types/content.ts";

const { caqhAttestation, caqhAttestationIllinois } = windows.facts;

/** The weeks that the article on attestation names. They are at most 98 days apart, and CAQH allows 120. */
const attestationWeeks = ["January", "April", "July", "October"].map((month) => `First week of ${month}`);

export const checklistsPage: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Credentialing Checklists to Print or Download | {product}",
    description:
      "Three sheets for the office: new-physician documents, a CAQH attestation log, and a calendar file of everything that expires. No sign-up.",
    keywords: ["credentialing checklist", "new physician documents", "CAQH attestation log", "expiration calendar"],
  },
  hero: {
    eyebrow: "No sign-up",
    heading: "Three sheets for the office",
    lead: "New-physician documents, a CAQH log, and a calendar of everything that expires. Print them, or load the dates into your own calendar.",
    actions: [
      { label: "Documents to print", href: "/checklists#new-physician" },
      { label: "CAQH log", href: "/checklists#caqh-log" },
      { label: "Expiry calendar", href: "/checklists#expiry-calendar" },
    ],
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "new-physician",
      title: "New-physician documents",
      intro: "What payers and hospitals ask for, and what each document must show. Check off what you have.",
      lists: [
        { title: "From the physician", mark: "todo", items: Object.values(documents).map(documentItem) },
        { title: "From the practice", mark: "todo", items: Object.values(practiceDocuments).map(documentItem) },
      ],
    },
    {
      kind: "table",
      id: "caqh-log",
      title: "CAQH attestation log",
      intro: `One sheet per provider and year. CAQH asks for an attestation every ${caqhAttestation.text}, in Illinois every ${caqhAttestationIllinois.text}. The four weeks below are early enough in every state. Upload documents first, then attest.`,
      table: {
        names: ["Week", "Attested on", "By", "What changed", "Confirmed"],
        rows: attestationWeeks.map((week) => ({ cells: [week, "", "", "", ""] })),
        print: true,
      },
    },
    {
      kind: "dates",
      id: "expiry-calendar",
      title: "Expiry calendar",
      intro:
        "Enter at least one expiration date. The calendar file contains each date and the day to start that renewal. For a date in the past, the file contains a reminder to check the date.",
      form: {
        action: expiryCalendarPath,
        fields: [
          ...Object.entries(expiries).map(([id, { name }]) => ({ id, label: name })),
          { id: attestation.id, label: "CAQH: last attested on" },
        ],
        submit: "Download the calendar (.ics)",
        note: "Nothing is stored. For Google, Outlook or Apple: open the file, or import it.",
      },
    },
  ],
  closing: {
    heading: "Would you rather not keep these yourself?",
    text: "We keep all three for each provider, and start each renewal on time.",
    actions: callOnly,
  },
};
