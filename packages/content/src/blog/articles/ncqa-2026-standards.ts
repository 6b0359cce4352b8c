import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "NCQA’s 2026 standards: what reaches a practice",
  excerpt:
    "NCQA’s 2026 standards for health plans have applied since July 1. The time limits of 2025 stay. By one summary, plans must now watch network data all year.",
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
    "The time limits stay: 120 days for a verification, 90 at a CVO, 30 for the decision notice, 36 months for the cycle.",
    "By one consultant’s summary, plans must watch their network data all year, so expect more questions from plans.",
    "Answer each plan’s question by the route that the plan uses, even if CAQH has the answer already.",
  ],
  content: `Since July 1, NCQA has surveyed health plans by its 2026 standards. Most changes concern the plan’s own work: non-urgent authorization decisions within seven days, more oversight by committees, data sharing with practitioners. We found two changes that concern a practice.

The limits of 2025 stay

We read NCQA’s public answers for 2026. We found no change to these credentialing limits.

| What | Limit | Since
| Age of a verification when the plan decides | 120 days at most | July 1, 2025
| Age of a verification when a certified CVO reports | 90 days at most | July 1, 2025
| Notice of the decision to the practitioner | within 30 days | July 1, 2025
| Checks for exclusions and expired licenses | every month | July 1, 2025
| Recredentialing | within 36 months | long before 2025

NCQA still allows no grace period after the 36 months. A plan that decides up to 30 days late may still finish the file as recredentialing. After that, the provider goes through initial credentialing again.

First change: network data all year

BluePeak Advisors is a consulting firm that prepares plans for NCQA’s surveys. By its summary, the 2026 standards ask a plan to monitor its network and credentialing data continuously, and to attest once a year that the data is accurate. CMS asks Medicare Advantage plans for a similar attestation of their directories.

So plans may ask you more often between credentialing cycles: is this address right, is this telephone number right, does the provider accept new patients? Plans ask by portal, email, roster or telephone. If you don’t answer, a plan may take the provider out of its directory, even though the credentialing file is in order.

Second change: sanction checks and delegates’ reports

Under the standards of July 2025, a plan had to check Medicaid sanctions with the state agency and with a second source. Since NCQA’s answer of October 15, 2025, the state agency is an optional source. A delegate is an organization that credentials for a plan. It sends the plan a report twice a year. In October 2025 NCQA gave plans automatic credit for these reports if the delegate is itself accredited or certified. If your group is such a delegate, ask each plan whether it still wants the reports, because the contract may require them even if NCQA doesn’t.

What we don’t know

NCQA sells the printed standards, and we haven’t quoted from them. This article rests on NCQA’s public answers and on one consultant’s summary. If your plan’s policy says something else, follow the policy. If an auditor cites an element of the 2026 standards that you don’t know, ask for the element’s number and text.

What to do this quarter

List how each plan asks for directory data: portal, email, roster form or CAQH. Make one person responsible for the answers. When a plan asks, answer by that route, even if CAQH has the answer already.

Check which policies in your office still quote NCQA’s old limits: 180 days for a verification, or 60 days for the decision notice. NCQA replaced both on July 1, 2025.

If you are a delegate, ask each plan whether it wants a yearly attestation of your data. Put the due date in the calendar next to the date on which the plan audits your files.`,
} satisfies Post;
