import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Medicare enrollment rules that changed on January 1",
  excerpt:
    "A home health payment rule also changed enrollment for others: revocations that reach back, idle 855O enrollments, yearly DMEPOS surveys.",
  category: "Industry News",
  createdOn: "2026-01-08",
  updatedOn: "2026-11-26",
  tags: ["Medicare", "revocation", "DMEPOS", "ordering and certifying", "2026"],
  sources: [
    law.enrollmentRule2026,
    agency.cmsEnrollmentRule2026,
    commentary.retroactiveRevocation,
    commentary.chapAccreditation,
    commentary.homeCareAccreditation,
    law.accreditation,
    commentary.mcGuireWoodsOwnership,
    law.fee2026,
    law.reporting,
    agency.cmsEnrollmentProposal2027,
    commentary.hallRenderProposal,
  ],
  mark: "Jan 1",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "More revocations reach back to the day the problem began, so report changes in time.",
    "CMS may deactivate an ordering-only enrollment that no claim has named for 12 months.",
    "Accredited DMEPOS suppliers change to a survey every 12 months, and the 36-month rule covers suppliers.",
  ],
  content: `CMS often puts enrollment rules into payment rules for other providers. The payment rule for home health agencies, published on December 2, 2025, took effect on January 1, 2026. Five parts of it reach beyond home health.

1. A revocation can reach back further

When Medicare revokes an enrollment, the usual effective date is 30 days after the letter. For some grounds it is earlier: the day the problem began. Medicare then treats what it paid since that day as an overpayment.

The list of those grounds is longer now. By the summaries we have read, it includes false or misleading information on an application, and changes of ownership, location or adverse actions that weren’t reported in time. Lawyers who read the preamble point out that CMS declined to limit this to important errors, and that the provider answers for the application whoever filled it in.

The person who signs should read the final version, above all the adverse actions and the practice locations. Keep a copy of exactly what was submitted.

2. Changes: the dates to work with

For physicians, practitioners and their groups the limits are those that most offices know: 30 days for a change of ownership, of practice location or for an adverse legal action, 90 days for the rest. Other provider types have their own limits, and some of these have become shorter. If you run a surgery center, a laboratory or a supplier next to the practice, read 42 CFR 424.516 for its type before you copy the practice’s calendar.

3. Ordering-only enrollments can lapse unused

People who never bill but order, certify or refer enroll on the 855O. Under the new 42 CFR 424.547 CMS may deactivate such an enrollment when no Medicare claim has named that person as the ordering or certifying party for 12 consecutive months. A reactivation takes effect on the day the contractor receives the application. If you write an order in between, Medicare can deny the claim of the laboratory or supplier that fills it.

Semi-retired physicians, residents and dentists are likely cases. Look them up in the ordering and certifying file on data.cms.gov.

4. DMEPOS suppliers are surveyed every year

Accreditation used to last up to three years. The survey and reaccreditation now come at least every 12 months, beginning when the present term runs out. By the trade summaries we have read, the temporary accreditation that let a new location open before its visit is gone.

Many orthopedic, podiatry and ophthalmology offices that enrolled as suppliers need no accreditation: physicians, podiatrists and optometrists, like opticians, orthotists and prosthetists, are exempt from accreditation for items within their usual scope. A separate company isn’t exempt, and neither are items outside that scope. If you hold an accreditation, ask for the end of its term in writing, budget for a yearly fee, and ask whether a sale of the majority or a new address brings a survey.

5. The 36-month rule covers DMEPOS

If more than half of the direct ownership is sold within 36 months of enrollment, or of the last such sale, the billing privileges don’t pass to the buyer, who has to enroll as new. There are exceptions. Home health agencies and hospices were under the rule before; DMEPOS suppliers have been since January 1.

And the fee

Institutional applications filed in 2026 cost $750, up from $730. Physicians and their groups pay none unless they enroll as equipment suppliers.

Since this was written

Two things have changed since January. Moratoria closed enrollment to new medical supply companies from February 27, and to new home health agencies and hospices from May 13, for six months at first. Look up whether they go on. And on July 1 CMS proposed to make every revocation retroactive, to count certain misdemeanors of the last ten years, and to deny enrollment to a provider who shares a suite with one that was revoked. It was a proposal, with a final rule expected late in the year. As of November 21, 2026, we know of no final rule.

Three checks

- Print the enrollment record of each provider and of the group from PECOS. Compare locations, owners and managers with reality, and report what differs.
- Look up everyone who orders but doesn’t bill.
- If you supply equipment, find the effective date of the enrollment and, where you hold an accreditation, its last day. Those dates decide what parts 4 and 5 mean for you.

None of this is legal advice. If you get a revocation letter, call a lawyer at once, because the time to answer is short.`,
} satisfies Post;
