import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Three Medicare moratoria: who can’t enroll in 2026",
  excerpt:
    "New medical supply companies, home health agencies and hospices came under moratoria in 2026. What a moratorium blocks, and how the 36-month rule fits in.",
  category: "Industry News",
  createdOn: "2026-05-27",
  updatedOn: "2026-11-26",
  tags: ["moratorium", "DMEPOS", "home health", "hospice", "36-month rule"],
  sources: [
    agency.cgsMoratorium,
    commentary.ropesMoratoria,
    commentary.bakerDonelsonMoratorium,
    commentary.hmeNewsReview,
    commentary.moratoriumAppliesTo,
    commentary.mcGuireWoodsOwnership,
    agency.cmsEnrollmentProposal2027,
    law.moratoria,
    law.majorityOwnership,
    law.moratoriumReview,
  ],
  mark: "6 months",
  stamp: null,
  service: "facility-credentialing",
  inShort: [
    "Moratoria began on February 27, 2026, for medical supply companies, and on May 13 for home health and hospices.",
    "A moratorium also blocks new locations and branches. Providers that are already enrolled keep billing.",
    "The first six months of each moratorium are over, so look for the newest notice before you file.",
  ],
  content: `In 2026 CMS stopped new Medicare enrollments of three types of provider everywhere in the United States, for six months at first. If a covered application arrives during a moratorium, CMS denies it, however good the application is.

| Provider type | Moratorium since | End of the first six months
| Medical supply companies (seven DMEPOS types) | February 27, 2026 | August 27, 2026
| Home health agencies | May 13, 2026 | November 13, 2026
| Hospices | May 13, 2026 | November 13, 2026

CMS may extend each moratorium by six months at a time, as often as CMS finds necessary. The regional moratoria that began in 2013 were extended until 2019.

We checked on November 21, 2026. By the calendar, the first six months of all three moratoria are over. In the pages that we could read, we found neither an extension nor an end. Before you file, look for the newest notice in the Federal Register, or call the Medicare contractor and note the answer with its date. Until you know, plan as if the moratoria go on.

What a moratorium blocks

- A first enrollment as one of these types
- A new location of a medical supply company, because each location enrolls separately
- A new branch of a home health agency, or a new hospice location
- A new enrollment after a revocation or a voluntary withdrawal
- The enrollment of a buyer who doesn’t take over the seller’s Medicare agreement and enrolls as new
- A change in majority ownership that falls under the 36-month rule, which is explained below

What a moratorium doesn’t block

- An application that the contractor received before the start date
- Billing by providers that are already enrolled
- A move of an existing location, according to the notices. Ask the contractor before you move.
- A new telephone number or a new manager
- A change of ownership that the 36-month rule allows
- A new tax ID without a change of owners, for home health agencies and hospices
- Reactivation after most deactivations

The notices give no exceptions for individual applicants. You can appeal a denial, but only on the question whether the moratorium applies to you. You can’t appeal the moratorium itself. When CMS denies an application because of a moratorium, it returns the application fee.

After a moratorium is lifted, the applicants that it had blocked are screened at the high risk level if they apply within six months. Medicaid is separate, so ask the state whether its Medicaid program has a moratorium of its own.

Physician practices that supply equipment

The moratorium covers seven types of supplier. In all seven, supplying equipment is the principal function of the business. The first type is the plain medical supply company. The other six are medical supply companies that have:

- orthotics personnel
- pedorthic personnel
- prosthetic personnel
- prosthetic and orthotic personnel
- a registered pharmacist
- a respiratory therapist

A physician’s office that hands braces to its own patients isn’t one of the seven types, and neither are pharmacies and hospitals. The moratorium doesn’t stop them from enrolling. But the contractor may ask more closely what your principal function is. Answer with figures: the number of visits compared with the number of items supplied.

A practice that moves its equipment business into a separate company usually can’t enroll that company during the moratorium, because the company would be a new medical supply company.

The 36-month rule

The 36-month rule is older than the moratoria, but it matters more because of the moratoria. The rule applies when more than 50 percent of the direct ownership changes hands within 36 months of the first Medicare enrollment, or within 36 months of the last such change. The billing privileges then don’t pass to the new owner, except in the cases below. The new owner has to enroll as new, with a survey or an accreditation. During a moratorium on that provider type, CMS denies the new owner’s enrollment.

| Provider type | Under the rule since
| Home health agencies | 2010, with changes in 2011
| Hospices | January 1, 2024
| DMEPOS suppliers of every type | January 1, 2026

Asset sales, stock transfers, mergers and consolidations can all count. Small sales add up: three sales of 20 percent within 36 months make 60 percent. For DMEPOS suppliers the published exceptions are a reorganization inside the parent company, a new legal form with the same owners, and the death of an owner. A home health agency or hospice has a further exception if it has filed two full years of cost reports.

Here is an example. A supplier enrolled on September 15, 2024, so the 36 months end on September 15, 2027. If 60 percent of the company is sold on March 1, 2027, the buyer has to enroll as new. If the 60 percent is sold on October 1, 2027, the rule doesn’t apply.

Before you sign a purchase

Ask the seller for dates with proof: the effective date of the first enrollment, and the date of each change of ownership since then. Add 36 months to the latest of these dates. Before you sign the letter of intent, have an attorney compare the structure of the deal with 42 CFR 424.550 and, for a DMEPOS supplier, with the rule in force since January 1, 2026. The price may assume a Medicare number that doesn’t pass to the buyer.

Expect quick reviews of the applications that can still be filed. According to a trade report, Novitas, which enrolls DMEPOS suppliers in the East, has reviewed applications within 10 calendar days of receipt since May 18, 2026. Novitas checks exclusions, owners and accreditation, and then usually asks for everything at once, with 30 days to answer.

In your own plans, distinguish a move from a second location. If you move an existing location, you report a change within 30 days. If a DMEPOS supplier opens a second location, the second location needs a new enrollment.

More rules may come. On July 1, 2026, CMS proposed to widen its grounds for denying and revoking enrollment, including changes in majority ownership, and to make every revocation retroactive. A final rule was expected in the fall. As of November 21, 2026, we know of no final rule, so check before you rely on the proposal.

This article describes published rules and is not legal advice.`,
} satisfies Post;
