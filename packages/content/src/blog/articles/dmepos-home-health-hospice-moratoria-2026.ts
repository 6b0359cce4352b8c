import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Three Medicare moratoria: who can’t enroll in 2026",
  excerpt:
    "New medical supply companies, home health agencies and hospices came under moratoria. What they block, what they don’t, and how the 36-month rule fits.",
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
    "Moratoria began February 27, 2026, for medical supply companies, May 13 for home health and hospices.",
    "New locations and branches are covered too; those enrolled already keep billing.",
    "Both first terms are over by the calendar: look for the newest notice before you file.",
  ],
  content: `In 2026 CMS stopped enrolling three kinds of provider, everywhere in the United States, for six months at first. A covered application that arrives while a moratorium lasts is denied, whatever its quality.

| Who | Since | First six months end
| Medical supply companies (seven DMEPOS types) | February 27, 2026 | August 27, 2026
| Home health agencies | May 13, 2026 | November 13, 2026
| Hospices | May 13, 2026 | November 13, 2026

Each moratorium may be extended by six months at a time, as often as CMS finds necessary. The regional moratoria that began in 2013 were extended until 2019.

Checked on November 21, 2026: both first terms are over by the calendar. In the pages that we could read we found neither an extension nor an end. Before you file, look for the newest notice in the Federal Register, or call the contractor and note the answer with its date. Plan as if the moratoria go on.

What a moratorium blocks

- A first enrollment as one of these types
- A new location of a medical supply company, because each location enrolls separately
- A new branch of a home health agency, and a new hospice location
- A new enrollment after a revocation or a voluntary withdrawal
- A purchase in which the buyer doesn’t take over the seller’s Medicare agreement and enrolls anew
- A change in majority ownership that falls under the 36-month rule, explained below

What it doesn’t block

- An application that the contractor received before the start date
- Billing by those who are enrolled already
- A move of an existing location, by the notices (ask the contractor first), a new telephone number, a new manager
- A change of ownership that the 36-month rule allows
- A new tax ID without a change of owners, for home health agencies and hospices
- Return from most deactivations

The notices give no exceptions for single applicants. A denial can be appealed, but only on one question: whether the moratorium applies to you. Whether it should exist is not open to review. The application fee comes back with the denial.

Two things follow later. When a moratorium is lifted, applicants that it had blocked are screened at the high level if they apply within six months. And Medicaid is separate: ask the state whether its program has a moratorium of its own.

Do the moratoria reach a physician practice?

The seven supply types have one thing in common: supplying equipment is the business’s principal function. They are the medical supply company, and the same with orthotics, pedorthic, prosthetics, or prosthetic and orthotic personnel, with a registered pharmacist, or with a respiratory therapist. A physician’s office that hands braces to its own patients is another type, and so are pharmacies and hospitals. The moratorium doesn’t stop them from enrolling. Expect closer questions about what your principal function is, and answer them with figures: visits against items supplied.

A practice that wants to move its equipment business into a separate company usually can’t enroll that company while the moratorium lasts, because it would be a new medical supply company.

The 36-month rule

The 36-month rule is older than the moratoria, and matters more because of them. If more than 50 percent of the direct ownership changes hands within 36 months of the first Medicare enrollment, or within 36 months of the last such change, the billing privileges don’t pass to the new owner, with the exceptions below. The new owner has to enroll from the beginning, with a survey or an accreditation. During a moratorium on its type that enrollment is denied.

| Type | Under the rule since
| Home health agencies | 2010, with changes in 2011
| Hospices | January 1, 2024
| DMEPOS suppliers of every type | January 1, 2026

Asset sales, stock transfers, mergers and consolidations can all count. So do small steps: three sales of 20 percent within 36 months add up to 60. For DMEPOS suppliers the published exceptions are a reorganization inside the parent company, a new legal form with the same owners, and the death of an owner. Home health agencies and hospices have a further exception for those that have filed two full years of cost reports.

For example, a supplier enrolled on September 15, 2024. Sixty percent of it is to be sold on March 1, 2027. The 36 months end on September 15, 2027, so after a sale on March 1 the buyer would have to enroll as new. After a sale on October 1 the rule wouldn’t apply.

Before anybody signs

Ask the seller for two dates with proof: the effective date of the first enrollment, and the date of each change of ownership since. Add 36 months to the later one. Have counsel read the structure of the deal against 42 CFR 424.550 and the DMEPOS rule before the letter of intent, since the price may assume a Medicare number that doesn’t pass to the buyer.

Expect the contractor to be quick with what it does take. By a trade report, Novitas, which enrolls DMEPOS suppliers in the East, has reviewed applications within 10 calendar days of receipt since May 18, 2026, for exclusions, owners and accreditation, and then usually asks for everything at once, with 30 days to answer.

Then separate moves from additions in your own plans. Moving an existing location is a change that you report within 30 days. For a DMEPOS supplier, opening a second one is a new enrollment.

More may come. On July 1, 2026, CMS proposed to widen its grounds for denying and revoking enrollment, changes in majority ownership among them, and to make every revocation retroactive. A final version was expected in the fall. As of November 21, 2026, we know of none, so check before you rely on the proposal.

This describes published rules and is not legal advice.`,
} satisfies Post;
