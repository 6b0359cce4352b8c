import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Medicaid: the state first, then the plans",
  excerpt:
    "A Medicaid plan can’t keep a provider whom the state doesn’t enroll in time. When to file, what differs by state, and ten questions to ask first.",
  category: "Payer Enrollment",
  createdOn: "2026-05-05",
  updatedOn: "2026-11-26",
  tags: ["Medicaid", "managed care", "state enrollment", "contracts"],
  sources: [
    law.medicaidManagedCare,
    law.medicaidScreening,
    law.medicaidRevalidation,
    law.medicaidFingerprints,
    law.feeMedicaid,
    law.fee2026,
    commentary.medicaidRevalidationLetter,
    commentary.medicaidRevalidation2026,
  ],
  mark: "State > Plans",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "File with the state first: while its screening is pending, a plan may keep a provider for 120 days at most.",
    "File with each plan on the day the state ID arrives, or earlier if the plan accepts an earlier application.",
    "Plan on 30-180 days for the state, and ask the state for its present processing time.",
  ],
  content: `If a Medicaid patient has a plan, the provider needs two enrollments: one with the state and one with the plan on the patient’s card. Practices often start with the plan, because they know the plan. But the plan’s system looks for the provider’s state ID. If it finds none, the file may stop, and the plan may not tell you.

Start with the state

Since 2018, federal law has required network providers of Medicaid managed care plans to be enrolled with the state’s Medicaid agency. A plan may sign an agreement while the state’s screening is pending, for up to 120 days. If the state refuses the provider or the 120 days run out, the plan must end the agreement (42 CFR 438.602). Under the same rule, enrollment with the state doesn’t oblige the provider to see fee-for-service patients.

So file with the state as early as it accepts the application. File with every plan on the day that the state ID arrives, or earlier if the plan takes applications while the state’s screening is pending.

As a rule, don’t wait for Medicare before you file with the state. A state may rely on the screening that a Medicare contractor has done (42 CFR 455.410), so an existing Medicare enrollment can save a site visit or a fee. But the state chooses whether to rely on Medicare’s screening. And a physician’s Medicare application can’t go in more than 60 days before the effective date. If you wait for Medicare, you hold up a Medicaid file that takes 30-180 days, and the state may not rely on Medicare’s screening after all. Ask the state whether it requires Medicare enrollment for this provider type. If it doesn’t, file each application as early as you can.

What is the same in every state

- The state screens everyone at limited, moderate or high risk, depending on the provider type. Moderate risk adds site visits. High risk also adds fingerprints, including those of owners of 5 percent or more.
- The state revalidates an enrollment at least every five years (42 CFR 455.414). In 2026 the state may ask some providers sooner, as described below.
- Physicians who only order or refer must be enrolled, too. If they aren’t, the program doesn’t pay the fee-for-service claim for the service that they ordered (42 CFR 455.410).
- Institutional providers pay the application fee, $750 in 2026, unless they are enrolled in Medicare or another state’s program or have paid the fee there.
- The application names owners and managing employees, with date of birth and Social Security number. Collect these before you open the application.

What differs by state

States differ in the portal, the terms, the attachments and the effective date. The patient’s card may not even say Medicaid. The program is Medi-Cal in California, AHCCCS in Arizona, TennCare in Tennessee and MassHealth in Massachusetts.

- Locations: some states enroll each service location separately. Colorado, for example, asks for a revalidation of each location of a business.
- Effective date: some states backdate the effective date when you ask in the application, and some never do.
- Credentialing: some states, such as Ohio and Georgia, credential once for all their Medicaid plans. In other states each plan credentials. If we know who credentials in your state, our page about the state says so.

A revalidation notice before the five years are over

According to two reports that we have read, CMS wrote to every state’s Medicaid director on April 23, 2026. According to these reports, the states were to revalidate high-risk providers soon, and to hand in a two-year strategy for revalidating the rest. The reports also say that the state decides how soon it asks each provider. So a notice may come before your five years are over.

Treat such a notice as a revalidation with a short deadline. Look for three things in the notice: the last day to answer, the portal, and whether the notice is for one location or the whole group. Then compare what the state has on file with your own records: service addresses, owners and managing employees with date of birth and Social Security number, licenses, and the NPI of each location. Answer in the portal, keep the confirmation, and tell your Medicaid plans the new revalidation date.

If the notice names a provider who has left, answer it all the same. The state can end an enrollment that isn’t revalidated, and it can deny claims that name that provider as the ordering provider.

How long it takes

Plan on 30-180 days from a clean file to the state ID. That range is too wide to set a start date, so ask the state for its present processing time and note who told you.

Ten questions before you file

- Which portal do we use, and which user account must exist first?
- Do we file for the individual, the group, or both? How is the individual linked to the group?
- Which provider type and taxonomy code does the state expect for this specialty?
- Does each location enroll separately?
- Can the effective date be before the application? How far back, and where do we request that?
- Which ownership disclosures are needed, and from whom?
- Does this provider type need a site visit or fingerprints?
- Does the state require Medicare enrollment first?
- What is the present processing time, and where can we see the status?
- Does the state credential for all plans, or does each plan credential?

The first call takes half an hour. It can save you from filing a complete application for the wrong provider type.

Then the plans

A contract with an insurer’s commercial network is not a contract with its Medicaid plan. For example, UnitedHealthcare’s commercial network and UnitedHealthcare Community Plan are separate products with separate terms. Ask for the Medicaid product by its name, and make sure that the contract or the amendment names it.

Each plan has its own policy on effective dates, often published in the provider manual. Ask for the page. For example, a policy may start providers on the first of the month after a complete request. Then a request that is complete on May 30 starts on June 1, and a request that is complete on June 2 starts on July 1.

Don’t stop at one plan. Patients change plans, sometimes without knowing it. A front desk that reads the card from March may bill the wrong plan in April. Contract with each plan that covers a real share of your county’s Medicaid patients, and check eligibility and plan at every visit.

When the plan denies a claim

- State ID not found: the plan doesn’t have the state ID, or has it under another NPI. Send the plan the state’s approval letter.
- Ordering provider not enrolled: look up the provider who ordered the service, not the provider who rendered it.
- Date before effective date: ask the plan which effective date it loaded. Compare that date with the state’s letter and with the contract. Usually the latest of the three dates counts.
- Location not on file: the state has the old address, and the plan has the new one. Correct the state’s record first.

Keep one sheet for each provider, with the state ID, the state’s effective date and the state’s revalidation date. Add a line for each plan with the contract, the effective date and the day you confirmed that the plan had loaded the provider. If the state ID lapses, the plans can’t keep the provider either. The state sends its revalidation notice to the address on file, so check that address when anyone in the office moves or leaves.`,
} satisfies Post;
