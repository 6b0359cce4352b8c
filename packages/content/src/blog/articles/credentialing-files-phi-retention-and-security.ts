import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Credentialing files: PHI, access and retention",
  excerpt:
    "A provider’s license isn’t PHI, but a case log can be. How to sort a credentialing file into three drawers, who may open each, and how long to keep it.",
  category: "Compliance",
  createdOn: "2025-04-17",
  updatedOn: "2026-11-26",
  tags: ["HIPAA", "PHI", "record retention", "file security"],
  sources: [
    law.healthInformation,
    law.hipaaDocumentation,
    law.medicareAdvantageRecords,
    law.medicaidManagedCareRecords,
    law.breachDisposal,
    agency.npdbSharing,
  ],
  mark: "3 drawers",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "A license isn’t PHI, but case logs, claim narratives and references can contain patients’ data.",
    "Sort the file into three drawers, and decide who may open each drawer.",
    "No single federal rule says how long to keep a file. Medicare Advantage and Medicaid plans can require ten years.",
  ],
  content: `Divide each credentialing file, on paper or on a computer, into three parts, which we call drawers.

- First drawer: documents that go out with most applications, such as license, NPI, board certificate, diploma, CV and malpractice certificate
- Second drawer: data about the provider alone, such as Social Security number, birth date, home address, immunizations, health statement, background report and DEA number
- Third drawer: information that others gave in confidence, such as peer references, quality reviews, NPDB results and committee minutes

Information about patients belongs in none of the drawers.

Why a license isn’t PHI

HIPAA protects individually identifiable information about someone’s health, care or payment for care. A physician’s license contains no such information. Most of a credentialing file is personal and some of it is sensitive, but HIPAA doesn’t cover most of it.

HIPAA usually doesn’t cover health data about an employed provider either. The definition of PHI has an exception for employment records that a covered entity holds in its role as employer (45 CFR 160.103). For example, an employed physician’s hepatitis B titer isn’t PHI in her personnel file. The same titer is PHI in her chart, if she is also a patient of your clinic. Never copy the titer from one file to the other without her written authorization. This exception may not cover a physician who is on a hospital’s medical staff but isn’t its employee, so protect that physician’s titer as you would protect PHI.

Other laws protect much of the second drawer: disability law, state privacy law and state breach notification law. All 50 states have had a breach notification law since 2018, and each of these laws covers a name together with a Social Security number.

Where patient data gets in

Four kinds of documents can bring patient data into a credentialing file.

- Case logs and procedure lists, when the export includes names or record numbers
- Malpractice complaints and claim narratives, when they quote the chart
- Peer references that describe a case in too much detail
- Screenshots from the medical record system, attached to prove case volume

If a case log names patients, send it back. Ask for an export with the date, the procedure and the provider’s role, but without identifiers. For a malpractice claim, the reviewer needs the allegation, the outcome and the amount, in a few sentences by the provider. If you must keep a document that names patients, black out the names. A dark rectangle drawn over text in a PDF can be removed, so print the page, black out the names on paper, and scan the page.

A credentialing vendor that sees no patient information usually isn’t a business associate. A vendor that receives case logs with patients’ names usually is, and needs a business associate agreement. It is easier to send the vendor only logs without names.

Who may open which drawer

Everyone who fills in forms may open the first drawer. Only the one or two people who need a provider’s Social Security or DEA number may open the second drawer, each person with a separate login. Only the credentials committee and its staff may open the third drawer.

Most states’ peer review laws keep much of the third drawer out of malpractice suits. How far the protection goes differs by state, and copies in a manager’s email can weaken it. NPDB results have their own rule. They are confidential under federal law, and nobody may pass them on outside the review for which they were obtained.

- Put no Social Security number in an email or a file name, and no DEA certificate in a chat.
- Encrypt the disks of laptops.
- When someone leaves, remove that person’s access on the last working day, including access to payers’ portals and CAQH.
- If your system logs who opened a file, have one person read the log each quarter.

How long to keep the file

No single federal period covers credentialing files. HIPAA asks for six years, but only for its own paperwork, such as policies, agreements and authorizations. An accreditor’s survey of a plan looks back over a set period, so ask each plan how many years the survey covers. These periods can also apply to you:

- Medicare Advantage: ten years for the plan’s records under its contract with CMS (42 CFR 422.504). The plan’s contract with you can require the same period.
- Medicaid managed care: ten years for the plan and its subcontractors (42 CFR 438.3)
- State law: a period that varies, sometimes by profession. The time limit for malpractice suits by minors can be far longer.
- The payer’s own agreement: the period in your contract

Take the longest period that applies to you, and put it in a written policy. Count it from the day the provider leaves or the contract ends, whichever is later. The period hasn’t begun for a provider who is still with you and under contract.

If no rule or contract asks for a sensitive document, keep it for less time. For example, you may have to prove for ten years that a background check was done, on which date and with which result. You will rarely need the report itself.

When the retention period is over

Destroy old files once a year, and keep a list of what you destroyed. Use a cross-cut shredder for paper. For background reports bought from an agency, the FTC’s Disposal Rule has required reasonable measures of secure disposal since June 1, 2005. The Disposal Rule covers small employers as well. Wipe the memory of old scanners and laptops. Then search the shared mailbox, because many of these documents arrived there and may still be there.

If a lawsuit, an audit or an investigation is announced or foreseeable, destroy nothing from that day on until your attorney says that you may. Also have an attorney read your list of retention periods once. This article isn’t legal advice, and your state may have more rules.`,
} satisfies Post;
