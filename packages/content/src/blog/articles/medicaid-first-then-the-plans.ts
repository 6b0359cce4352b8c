import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Medicaid: the state first, then the plans",
  excerpt:
    "A Medicaid plan can’t keep a provider whom the state hasn’t enrolled in time. When to file, what differs by state, and ten questions to ask first.",
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
    "File with every plan on the day that the state ID arrives.",
    "Plan on 30-180 days, and ask the state for its present processing time.",
  ],
  content: `For a Medicaid patient who has a plan, a provider needs two enrollments: one with the state and one with the plan on the patient’s card. Practices often start with the plan, because the plan is who they know. Then the plan’s system looks for a state ID and finds none, and the file may stop without notice to you.

Start with the state

Federal law has required since 2018 that network providers of Medicaid managed care plans be enrolled with the state’s Medicaid agency. Under 42 CFR 438.602 a plan may sign an agreement while the state’s screening is pending, for up to 120 days, and must end it when the state refuses or the time runs out. Under the same rule, that enrollment doesn’t oblige you to see fee-for-service patients.

So file with the state as early as it accepts the application, and with every plan on the day that the state ID arrives, or earlier where a plan takes applications while the state’s is pending.

Should you file with Medicare before the state? As a rule, no. A state may rely on the screening that a Medicare contractor has done (42 CFR 455.410), and an existing Medicare enrollment can save a site visit or a fee. But relying is the state’s choice, and a physician’s Medicare application can’t go in more than 60 days before the effective date. For a new hire that would hold up a Medicaid file of 30-180 days for the sake of a shortcut that may not come. Ask the state whether it requires Medicare for this provider type; if it doesn’t, start both when each is due.

What is the same in every state

- Everyone is screened, at limited, moderate or high risk, depending on the type of provider. Moderate adds site visits. High adds fingerprints, for owners of 5 percent or more as well.
- Enrollment is revalidated at least every five years (42 CFR 455.414). In 2026 some may be asked sooner; see below.
- Physicians who only order or refer must be enrolled too (42 CFR 455.410), or the program doesn’t pay the fee-for-service claim that fills the order.
- Institutional providers pay the application fee, $750 in 2026, unless they are enrolled in Medicare or another state’s program or have paid the fee there.
- Owners and managing employees are disclosed by name, with date of birth and Social Security number. Collect these before you open the application.

What differs by state

States differ in the portal, the vocabulary, the attachments and the effective date. The card may not even say Medicaid. It is Medi-Cal in California, AHCCCS in Arizona, TennCare in Tennessee, MassHealth in Massachusetts. Some states enroll each service location separately; Colorado, for one, asks for a revalidation of each location of a business. Some backdate the effective date when you ask in the application, and some never do. Some credential once for all their plans, Ohio and Georgia among them, and in others you credential with each; the page of your state says which where we know it.

A revalidation notice out of cycle

On April 23, 2026, by two reports that we have read, CMS wrote to every state’s Medicaid director. States were to revalidate high-risk providers soon and to hand in a two-year strategy for revalidating the rest. By those reports the state decides how soon each provider is asked, so a notice may come before your five years are over.

Treat one as a revalidation with a short deadline. Read three things in it: the last day, the portal, and whether it names a location or the whole group. Then check what the state has on file against your own record: addresses of service, owners and managing employees with date of birth and Social Security number, licenses, and the NPI of each location. Answer in the portal, keep the confirmation, and tell your Medicaid plans the new date. If the notice names someone who has left, answer it all the same: the state can end an enrollment that isn’t revalidated, and deny claims that name that provider as the one who ordered.

How long it takes

From a clean file, plan on 30-180 days. That is too wide a range to build a start date on, so ask the state for its present processing time and note who told you.

Ten questions before you file

- Which portal, and which user account must exist first?
- Individual, group, or both? How is the one linked to the other?
- Which provider type and taxonomy code does the state expect for this specialty?
- Does each location enroll separately?
- Can the effective date be before the application, how far, and where is that requested?
- Which ownership disclosures are needed, and from whom?
- Is there a site visit or fingerprinting for this type?
- Is a Medicare enrollment required first?
- What is the present processing time, and where is status shown?
- Is credentialing for the plans central, or plan by plan?

The first call takes half an hour. It can save you from filing a complete application for the wrong provider type.

Then the plans

A contract with an insurer’s commercial network is not a contract with its Medicaid plan. UnitedHealthcare’s commercial network and UnitedHealthcare Community Plan are separate products with separate terms. Ask for the Medicaid product by its name, and make sure that the contract or the amendment names it.

Plans have their own effective date policies, often published in the provider manual. Ask for the page. If a policy starts providers on the first of the month after a complete request, a file completed on May 30 and one completed on June 2 are a month apart.

Don’t stop at one plan. Patients change plans, sometimes without knowing it, and a front desk that reads the card from March may bill the wrong one in April. Contract with each plan that covers a real share of your county, and check eligibility and plan at every visit.

When the claim says no

- State ID not found: the plan doesn’t have it, or has it under another NPI. Send the approval letter.
- Ordering provider not enrolled: look up the provider who ordered, not the one who rendered.
- Date before effective date: ask the plan which date it loaded, and compare it with the state’s letter and with the contract. There are three dates, and usually the latest of them counts.
- Location not on file: enrolled with the state at the old address and with the plan at the new one. Correct the state first.

Keep one sheet for each provider: state ID, state effective date, state revalidation date, then a line for each plan with contract, effective date and the date you confirmed that it was loaded. When the state ID lapses, the plans can’t keep the provider either. The state’s revalidation notice goes to the address on file, so check that address when anyone in the office moves or leaves.`,
} satisfies Post;
