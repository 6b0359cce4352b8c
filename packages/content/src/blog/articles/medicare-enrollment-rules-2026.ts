import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Medicare enrollment rules that changed on January 1, 2026",
  excerpt:
    "A home health payment rule also changed enrollment for other providers: retroactive revocations, unused 855O enrollments, yearly DMEPOS surveys.",
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
    "More revocations are retroactive to the day the problem began, so report changes in time.",
    "CMS may deactivate an ordering-only enrollment if no claim has named the person for 12 months.",
    "Accredited DMEPOS suppliers get a survey every 12 months, and the 36-month ownership rule covers them.",
  ],
  content: `CMS often puts enrollment rules into the payment rule for one type of provider. The payment rule for home health agencies, published on December 2, 2025, took effect on January 1, 2026. Five parts of it also affect other providers.

1. More revocations are retroactive

When Medicare revokes an enrollment, the revocation usually takes effect 30 days after the letter. On some grounds the revocation is retroactive to the day the problem began. Medicare then treats what it paid since that day as an overpayment.

The new rule makes the list of these grounds longer. According to the summaries that we have read, the list includes false or misleading information on an application. It also includes changes of ownership, changes of location and adverse actions that weren’t reported in time. Lawyers who read the preamble point out that CMS declined to limit these grounds to important errors. They also point out that the provider answers for the application, whoever filled it in.

So the person who signs should read the final version of the application, above all the adverse actions and the practice locations. Keep a copy of exactly what you submitted.

2. Deadlines for reporting changes

Physicians, practitioners and their groups have the deadlines that most offices know. They report a change of ownership, a change of practice location or an adverse legal action within 30 days. They report other changes within 90 days.

Other provider types have their own deadlines, and some of these have become shorter. If you run a surgery center, a laboratory or a supplier alongside the practice, read 42 CFR 424.516 for that provider type. Don’t copy the practice’s deadlines.

3. Unused ordering-only enrollments

People who order, certify or refer but never bill enroll on the CMS-855O. CMS may now deactivate such an enrollment if no Medicare claim has named the person as the ordering or certifying party for 12 consecutive months (42 CFR 424.547). A reactivation takes effect on the day the contractor receives the application. If the person writes an order between deactivation and reactivation, Medicare can deny the claim of the laboratory or supplier that fills the order.

Semi-retired physicians, residents and dentists are likely to be affected. Look them up in the ordering and certifying file on data.cms.gov.

4. DMEPOS suppliers are surveyed every year

Accreditation used to last up to three years. Now a survey and a reaccreditation come at least every 12 months, starting when the present term ends. According to the trade summaries that we have read, a new location can no longer open with temporary accreditation before its survey.

Many orthopedic, podiatry and ophthalmology offices that enrolled as suppliers need no accreditation. Physicians, podiatrists and optometrists are exempt for items within their usual scope, and so are opticians, orthotists and prosthetists. Items outside that scope aren’t exempt, and a separate company isn’t exempt either.

If you have an accreditation, ask for the end of its term in writing, and budget for a yearly fee. Also ask whether the sale of a majority of the business or a new address requires a survey.

5. The 36-month rule covers DMEPOS suppliers

If more than half of the direct ownership is sold within 36 months of enrollment, or within 36 months of the last such sale, the billing privileges don’t pass to the buyer. The buyer has to enroll as new. There are exceptions. Home health agencies and hospices were under this rule before. DMEPOS suppliers have been under it since January 1, 2026.

The application fee

Institutional providers pay $750 for an application filed in 2026, up from $730. Physicians and their groups pay nothing unless they enroll as equipment suppliers.

What has changed since January

Moratoria closed enrollment to new medical supply companies from February 27, and to new home health agencies and hospices from May 13, for six months at first. Look up whether the moratoria go on.

On July 1 CMS proposed to make every revocation retroactive. Under the proposal, certain misdemeanor convictions of the last ten years would become grounds to deny or revoke an enrollment. CMS also proposed to deny enrollment to a provider who shares a suite with a provider whose enrollment was revoked. A final rule was expected late in the year. As of November 21, 2026, we know of no final rule.

Three checks

- Print the enrollment record of each provider and of the group from PECOS. Compare locations, owners and managers with reality, and report what differs.
- Look up everyone who orders but doesn’t bill in the ordering and certifying file.
- If you supply equipment, find the effective date of the enrollment and, if you have an accreditation, its last day. Those dates decide what parts 4 and 5 mean for you.

None of this is legal advice. If you get a revocation letter, call a lawyer at once, because the time to answer is short.`,
} satisfies Post;
