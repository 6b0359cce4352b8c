import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Credentialing files: what is PHI, what to lock, how long",
  excerpt:
    "A provider’s license isn’t PHI, a case log can be. How to sort a credentialing file into three drawers, who may open them, and how long to keep each one.",
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
    "A license isn’t PHI; case logs, claim narratives and references can carry patients’ data.",
    "Sort the file into three drawers, each with its own readers.",
    "No federal period covers all of it; Medicare Advantage and Medicaid plan contracts can ask for ten years.",
  ],
  content: `Sort each credentialing file into three drawers. The drawers come first here, and the reasons after them.

The first drawer holds what goes out with most applications, such as license, NPI, board certificate, diploma, CV, malpractice certificate. The second holds what concerns the provider alone, such as Social Security number, birth date, home address, immunizations, health statement, background report, DEA number. The third holds what others said in confidence, in peer references, quality reviews, NPDB results, committee minutes. None of the drawers should contain anything about patients.

Why a license isn’t PHI

HIPAA protects individually identifiable information about someone’s health, care or payment for care. A physician’s license says nothing of the kind. Most of a credentialing file is personal, some of it is sensitive, and most of it is outside HIPAA.

Health data about an employed provider usually is too. The definition at 45 CFR 160.103 leaves out employment records that a covered entity holds in its role as employer. An employed physician’s hepatitis B titer in the personnel file isn’t PHI. The same titer in the chart of your clinic, where she is also a patient, is. Never fetch one from the other without her written authorization. The exclusion may not cover a physician on the medical staff who isn’t the hospital’s employee. Protect the titer as you would protect PHI.

Other laws protect much of it. Disability law, state privacy law and state breach laws reach much of the second drawer. All 50 states have a breach notification law, the last since 2018, and each covers a name together with a Social Security number.

Where patients slip in

Four kinds of documents can carry patient data into a file that should have none.

- Case logs and procedure lists, when the export includes names or record numbers
- Malpractice complaints and claim narratives, when they quote the chart
- Peer references that describe a case too precisely
- Screenshots from the record system, attached to prove volume

Send logs back and ask for an export without identifiers: date, procedure, role. For a claim the reader needs the allegation, the outcome and the amount, in the provider’s own few sentences. Black out names in what can’t be replaced, and black out properly: a dark rectangle drawn over text in a PDF can be lifted off. Print the page, black it out, and scan it.

If your credentialing vendor sees no patient information, it usually isn’t a business associate. If it receives case logs with patients’ names, it usually is, and needs an agreement. It is easier to send it no such logs.

Who opens which drawer

Everyone who fills in forms may open the first drawer. The one or two people who need the numbers open the second, each with a separate login. The committee and its staff open the third. Most states’ peer review laws keep much of that drawer out of malpractice suits. How far differs by state, and copies in a manager’s email can weaken the protection. NPDB results have their own rule. They are confidential under federal law and can’t be passed outside the review for which they were obtained.

Keep a few habits. Put no Social Security number in an email or a file name, and no DEA certificate in a chat. Encrypt the disks of laptops. When someone leaves, remove access on the last working day, including payers’ portals and CAQH. If your system logs who opened a file, have one person look at the log each quarter.

How long

There is no single federal period for credentialing files. An accreditor’s survey looks back over a set period, so ask each plan how far. HIPAA asks for six years, but only for its own paperwork, such as policies, agreements and authorizations. Some periods reach a practice through its contracts.

- Medicare Advantage: ten years for the plan’s records under its contract with CMS (42 CFR 422.504), which it passes on
- Medicaid managed care: ten years for the plan and its subcontractors (42 CFR 438.3)
- state law: varies, sometimes by profession, and malpractice limits for minors can run far longer
- the payer’s own agreement: the period in your contract

Take the longest that applies, count from the day the provider leaves or the contract ends, whichever is later, and make it your written period. For a provider who is with you and under contract, the period hasn’t begun.

Where no rule or contract asks for it, keep the sensitive part for less time. The proof that a background check was done, with its date and result, may be needed for ten years. The report itself rarely is.

When the time is up

Destroy on a schedule, once a year, with a list of what went. Use a cross-cut shredder for paper. For background reports bought from an agency, the FTC’s Disposal Rule has required reasonable measures of secure disposal since June 1, 2005, and it covers small employers as well. Wipe the scanner’s memory and the old laptop. Then look into the shared mailbox, where many of these documents arrived once and may still be.

A lawsuit, an audit or an investigation that is announced or foreseeable stops the schedule. From that day destroy nothing until counsel says that you may. Counsel should also read your list of periods once, since this article isn’t legal advice and your state may add to it.`,
} satisfies Post;
