import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Credentialing files: what is PHI, what to lock, how long",
  excerpt:
    "A provider’s license isn’t PHI, a case log can be. How to sort a credentialing file into three drawers, who may open them, and how long to keep each one.",
  category: "Compliance",
  createdOn: "2025-04-17",
  updatedOn: "2026-11-23",
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
    "A license isn’t PHI; case logs, claim narratives and references can carry patients’ data.",
    "Sort the file into three drawers, each with its own readers.",
    "No federal period covers all of it; Medicare Advantage and Medicaid plans ask for ten years.",
  ],
  content: `Three drawers solve most of it. We’ll describe them first and give the reasons afterwards.

The first drawer holds what almost anyone may know, such as license, NPI, board certificate, diploma, CV, malpractice certificate. The second holds what concerns the provider alone, such as Social Security number, birth date, home address, immunizations, health statement, background report, DEA number. The third holds what others said in confidence, in peer references, quality reviews, NPDB results, committee minutes. Patients appear in none of the drawers.

Why a license isn’t PHI

HIPAA protects individually identifiable health information, and that means information about someone’s health, care or payment for care. A physician’s license says nothing of the kind. Most of a credentialing file is personal, some of it is sensitive, and nearly all of it is outside HIPAA.

Even health data about the provider usually is. The definition at 45 CFR 160.103 leaves out employment records that a covered entity holds in its role as employer. An employed physician’s hepatitis B titer in the personnel file isn’t PHI. The same titer in the chart of your clinic, where she is also a patient, is. Never fetch one from the other without her written authorization. A physician on the medical staff who is not the hospital’s employee may fall outside that exclusion. Lock the titer up as if it were PHI and the question rarely matters.

Outside HIPAA doesn’t mean unprotected. Disability law, state privacy law and state breach laws reach much of the second drawer. All 50 states have a breach notification law, the last since 2018, and a name with a Social Security number is at the center of every one.

Where patients slip in

Four documents carry patient data into a file that should have none.

- Case logs and procedure lists, when the export includes names or record numbers
- Malpractice complaints and claim narratives, which quote the chart
- Peer references that describe a case too precisely
- Screenshots from the record system, attached to prove volume

Send logs back and ask for an export without identifiers: date, procedure, role. For a claim the reader needs the allegation, the outcome and the amount, in the provider’s own three sentences. Black out names in what can’t be replaced, and black out properly: a dark rectangle drawn over text in a PDF can be lifted off. Print the page, black it out, and scan it.

If your credentialing vendor sees no patient information, it usually isn’t a business associate. If it receives case logs with names, it is, and needs an agreement. The easier course is to send it none.

Who opens which drawer

First drawer: everyone who fills in forms. Second: the one or two people who need the numbers, each with a separate login. Third: the committee and its staff. State peer review laws protect much of that drawer from being used in court, and the protection suffers when copies lie in a manager’s email. NPDB results have their own rule. They are confidential under federal law and can’t be passed outside the review for which they were obtained.

A short list of habits does more than a policy binder. No Social Security number in an email or a file name. No DEA certificate in a chat. Encrypted disks on laptops. Access removed on the last working day of whoever leaves, including portals at payers and CAQH. A log of who opened a file, if your system has one, and a person who looks at it each quarter.

How long

There is no single federal period for credentialing files. An accreditor needs to find what its survey looks back on, so ask the plan how far that is. HIPAA asks for six years, but for HIPAA’s own paperwork, its policies, agreements and authorizations. Some periods do reach a practice through its contracts.

- Medicare Advantage: ten years for records under the contract (42 CFR 422.504)
- Medicaid managed care: ten years (42 CFR 438.3)
- state law: varies, sometimes by profession, and malpractice limits for minors can run far longer
- the payer’s own agreement: whatever you signed

As of April 2025, take the longest that applies, count from the day the provider leaves or the contract ends, whichever is later, and make it your written period. A file for a provider who is still with you has no end date at all.

Where no rule or contract asks for it, keep the sensitive part for less time. The proof that a background check was done, with its date and result, may be needed for ten years. The report itself rarely is.

When the time is up

Destroy on a schedule, once a year, with a list of what went. Shred paper crosswise. For background reports bought from an agency the FTC’s Disposal Rule has asked for secure destruction since June 1, 2005, and it covers small employers as well. Wipe the scanner’s memory and the old laptop. Then look into the place that every office forgets, the shared mailbox, where each of these documents arrived once and most of them still are.

One exception stops the schedule, a lawsuit, an audit or an investigation that is announced or foreseeable. From that day nothing leaves any drawer until counsel says so. Counsel should also read your list of periods once, since this article isn’t legal advice and your state may add to it.`,
} satisfies Post;
