import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "One file under NCQA’s 120 days, with every date",
  excerpt:
    "Since July 1, 2025, a verification counts for 120 days at an NCQA-accredited plan, 90 at a certified CVO. One example file shows where the days go.",
  category: "Industry News",
  createdOn: "2025-07-08",
  updatedOn: "2026-11-26",
  tags: ["NCQA", "verification", "CVO", "timelines"],
  sources: [standard.ncqaVerificationLimits, standard.ncqaAnswers, standard.ncqaQuestions2025, commentary.namssGateway],
  mark: "Mar 10 > Jul 8",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "A verification counts for 120 days at an accredited plan, 90 at a certified CVO.",
    "The date of the decision counts, not the day you filed.",
    "Ask in the second week for two dates: the oldest verification and the committee.",
  ],
  content: `The physician is invented; the arithmetic is not. A health plan verified her license with the state board on March 10, 2025, and her board certification on March 12. The committee meets on July 22.

On the old clock

Until June 30 a primary source verification could be 180 days old when the committee of an NCQA-accredited organization decided. The license check of March 10 would have held until September 6. The committee of July 22 would have used it, and the one in August as well.

On the new clock

Since July 1, 2025, the limit is 120 days. March 10 plus 120 days is July 8. The committee comes 14 days too late for the license and 12 days too late for the board certification. Both have to be verified again before July 22, or the file moves to the next meeting.

The application reached the plan in February, under the old standards, but that makes no difference. NCQA goes by the decision date. Files decided before July 1 are measured against 180 days, files decided since then against 120.

The practice can’t repair this, but can see it coming. Ask a plan for the verification date and for the committee date. From the two dates you can see whether the file will be in time.

With a CVO in the chain

Many plans have the verification done by a credentials verification organization. A CVO that NCQA certifies has a shorter window, 90 days instead of the former 120, and it ends on the day the CVO reports to its client.

Say that the CVO verifies a license on May 1. Under NCQA it reports by July 30 at the latest. The plan’s own 120 days started on May 1 too, so its committee has until August 29. If the CVO uses all of its window, 30 days remain for everything that follows: the plan’s review, questions to the practice, the committee’s calendar. So answer a question at once.

After the decision

An NCQA-accredited plan now has 30 days to tell the practitioner what was decided; it used to be 60. If you know the committee date and a month has passed without a letter, something may have gone wrong: a wrong address, a file that was pulled from the agenda, a decision that sits unsent. Call then.

Keep the envelope, or the email’s date. The notice of the decision isn’t the effective date for billing. Payers load the provider afterwards, and some take weeks. Ask for both dates in writing.

Between decisions

The 2025 standards also added monthly checks. Every month the organization looks for exclusions from Medicare and Medicaid, and for licenses that are expiring. If your physician’s renewal is at the board and the board is slow, the plan sees a license that ends on the 31st and no successor. Send the proof of timely renewal before it asks. Some states let a licensee practice on while a timely renewal is pending. Tell the plan if yours does.

What to change in your office

Make four changes to the way you keep a file.

- Each open file carries two dates that it didn’t carry before: the oldest verification that the plan has told you of, and the committee date.
- Call for those dates in the second week, when the file has a reviewer, and not in the tenth.
- Answer a payer’s question before other work. Two weeks are now 14 days of 120.
- Don’t accept “the file is complete” as a status. Ask on which day it was complete, and on which days the items were verified.

The CAQH attestation runs on a similar number, every 120 days, but it is a different rule. A fresh attestation doesn’t renew a verification, and a re-verification doesn’t attest your profile. Put both on the calendar separately, so that one isn’t mistaken for the other.

When a file comes back as stale

Read the letter for the element and its date. Often it is one element, and the plan can verify it again.`,
} satisfies Post;
