import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "NCQA’s 2026 standards: what reaches a practice",
  excerpt:
    "NCQA’s 2026 health plan standards apply since July 1. The credentialing limits of 2025 stay; by one summary, network data is watched all year.",
  category: "Industry News",
  createdOn: "2026-07-22",
  updatedOn: "2026-11-26",
  tags: ["NCQA", "health plans", "directories", "monitoring"],
  sources: [
    commentary.bluePeakNcqa,
    standard.ncqaAnswers,
    standard.ncqaQuestions2025,
    standard.ncqaVerificationLimits,
    standard.ncqaNoGrace,
    commentary.namssGateway,
  ],
  mark: "July 1",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "The credentialing limits of July 2025 stay: 120 days, 90 for a CVO, 30 for the notice, 36 months.",
    "New, by one consultant’s summary: network data is watched all year, so expect more questions.",
    "Answer each plan by the route it asks for, even if CAQH has the answer already.",
  ],
  content: `Health plans surveyed by NCQA since July 1 are held to its 2026 standards. Most of what is new concerns the plan’s own machinery: non-urgent authorization decisions in seven days, more committee oversight, data sharing with practitioners. We found two items that concern a practice.

The limits of 2025 stay

In NCQA’s public answers for 2026 we found none of the credentialing limits changed.

| What | Limit | Since
| Age of a verification at the plan’s decision | 120 days | July 1, 2025
| Age at the report of a certified CVO | 90 days | July 1, 2025
| Notice of the decision | 30 days | July 1, 2025
| Checks for exclusions and expired licenses | monthly | July 1, 2025
| Recredentialing | 36 months | long before

NCQA still allows no grace in the 36 months. A file up to 30 days late may be finished as recredentialing; later than that, it starts over.

First item: network data all year

According to BluePeak Advisors, a consulting firm that prepares plans for surveys, the network and credentialing chapters are no longer a periodic exercise in 2026. They ask for continuous monitoring and for a yearly attestation that the data is accurate. CMS asks Medicare Advantage plans for a similar attestation of their directories.

For you this may mean more questions between credentialing cycles, about plain things: this address, this telephone number, accepting new patients or not. They come by portal, email, roster or telephone. If you don’t answer one, a plan may take the provider out of its directory even though the credentialing file is in order.

Second item: sanction checks and delegates’ reports

The standards of July 2025 asked for Medicaid sanctions from the state agency and from a second source. By NCQA’s answer of October 15, 2025, the state agency is now an optional source. In the same month NCQA gave automatic credit for the semiannual reports of delegates that are accredited or certified themselves. Delegated groups in that position should ask each plan whether it still wants the reports, since a contract may require what NCQA doesn’t.

What we don’t know

The printed standards are sold by NCQA, and we haven’t quoted from them. This article rests on NCQA’s public answers and on one consultant’s summary. Where your plan’s policy says something else, the policy decides. If an auditor cites an element of 2026 that you don’t know, ask for its number and its text.

What to do this quarter

List how each plan asks for directory data: portal, email address, roster form, CAQH. Make one person responsible for it. When a question comes, answer it by the plan’s own route even if the answer is in CAQH already.

Check which policies in your office still quote NCQA’s old 180 days, or 60 days for the decision notice. NCQA replaced both on July 1, 2025.

And if you are a delegate, ask each plan whether it wants a yearly attestation of your data, and put its date in the calendar next to the date of your file audit.`,
} satisfies Post;
