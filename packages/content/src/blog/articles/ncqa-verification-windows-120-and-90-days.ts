import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "One file under NCQA’s 120 days, with every date",
  excerpt:
    "Since July 1, 2025, a verification is good for 120 days at an NCQA-accredited plan and 90 at a certified CVO. One example file shows what that means.",
  category: "Industry News",
  createdOn: "2025-07-08",
  updatedOn: "2026-11-26",
  tags: ["NCQA", "verification", "CVO", "timelines"],
  sources: [standard.ncqaVerificationLimits, standard.ncqaAnswers, standard.ncqaQuestions2025, commentary.namssGateway],
  mark: "Mar 10 > Jul 8",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "A verification is good for 120 days at an accredited plan and for 90 days at a certified CVO.",
    "NCQA counts back from the date of the plan’s decision. The day you filed doesn’t matter.",
    "In the second week after you file, ask the plan for two dates: its oldest verification and its committee meeting.",
  ],
  content: `The physician in this example is invented. The limits are real. A health plan verified her license with the state board on March 10, 2025, and her board certification on March 12. The committee meets on July 22.

Under the old limit

Until June 30, 2025, a primary source verification could be 180 days old when the committee of an NCQA-accredited organization decided. The license verification of March 10 would have been good until September 6. The committee of July 22 could have used it.

Under the new limit

Since July 1, 2025, the limit is 120 days. March 10 plus 120 days is July 8. The committee meets 14 days too late for the license verification and 12 days too late for the board certification. The plan has to verify both again before July 22, or the file moves to the next meeting.

The plan received the application in February, under the old standards, but that makes no difference. The date of the plan’s decision matters. For a decision before July 1, 2025, the limit was 180 days. For a decision since then, the limit is 120 days.

The practice can’t verify again for the plan, but can see the problem coming. Ask the plan for the verification dates and for the committee date. If more than 120 days lie between them, ask the plan to verify again before the meeting.

With a CVO in the chain

Many plans use a credentials verification organization (CVO), which verifies for them. A CVO that NCQA certifies has a limit of 90 days, which used to be 120. When the CVO reports to the plan, a verification may be at most 90 days old.

For example, the CVO verifies a license on May 1. Under NCQA’s limit, the CVO must report by July 30. The plan’s own 120 days started on May 1 too, so the plan’s committee must decide by August 29. If the CVO takes all of its 90 days, the plan has 30 days left for its review, for questions to the practice and for the committee meeting. So answer the plan’s questions at once.

After the decision

An NCQA-accredited plan now has 30 days to tell the practitioner its decision. Before July 1, 2025, it had 60. If a month has passed since the committee date and no letter has come, call the plan. The plan may have the wrong address, may have taken the file off the agenda, or may not have sent the letter.

The date of the decision isn’t the effective date for billing. After the decision, the payer loads the provider into its system, and some payers need weeks for that. Ask for both dates in writing: the effective date, and the date on which the provider is loaded.

Between decisions

The 2025 standards also added monthly checks. Every month the organization looks for exclusions from Medicare and Medicaid, and for licenses that are about to expire. If the board is slow to renew a license, the plan sees only the old expiration date. Send the plan proof that the physician applied for renewal in time, before the plan asks. Some states let a physician keep practicing while a timely renewal is pending. If your state does, tell the plan.

What to change in your office

Make four changes to the way you keep a file.

- For each open file, write down two dates: the plan’s oldest verification, and the committee meeting.
- Call the plan for those dates in the second week after you file, when the file has a reviewer. Don’t wait until the tenth week.
- Answer a payer’s question before other work. A question that waits two weeks now costs 14 of 120 days.
- Don’t accept “the file is complete” as a status. Ask on which day the file was complete, and on which days the plan verified the license and the board certification.

CAQH asks for attestation every 120 days (180 in Illinois), but that is a different rule with a similar number. An attestation in CAQH doesn’t renew a plan’s verification, and a plan’s verification doesn’t attest your CAQH profile. Put the two dates in the calendar separately.

If a plan says that a verification is too old

Look in the plan’s letter for the item and its verification date. Often only one item is too old, and the plan can verify that item again.`,
} satisfies Post;
