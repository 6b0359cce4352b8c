import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Recredentialing: 36 months and no day of grace",
  excerpt:
    "NCQA-accredited plans must recredential within 36 months, without a grace period. What to do from 180 days before the due date to 30 days after it.",
  category: "Compliance",
  createdOn: "2025-08-12",
  updatedOn: "2026-11-26",
  tags: ["re-credentialing", "NCQA", "deadlines", "CAQH"],
  sources: [
    standard.ncqaNoGrace,
    standard.ncqaVerificationLimits,
    law.medicareAdvantageCredentialing,
    law.revalidation,
    standard.jointCommissionDates,
  ],
  mark: "36 months",
  stamp: "due",
  service: "re-credentialing",
  inShort: [
    "NCQA-accredited plans must recredential within 36 months, and there is no grace period.",
    "Start 120 days before the due date. A verification from before that day is too old on the due date.",
    "Up to 30 days late, a plan may still recredential. After that, the provider needs initial credentialing.",
  ],
  content: `On August 12, 2022, a plan’s committee approved a family physician. On August 12, 2025, the 36 months are over. If the committee hasn’t decided again when the cycle ends, an NCQA-accredited plan fails a standard for this file, with few exceptions. Many plans count the cycle to the end of the month, here August 31, as URAC has since 2010. Ask your plan how it counts, but work toward the exact day all the same.

NCQA’s published answers have said since March 15, 2020, that the plan may not extend the cycle, and that “there is no grace period for recredentialing”. NCQA names two exceptions as examples: active military duty and medical leave. A busy summer or a lost fax isn’t an exception.

The rule binds the plan, not the provider. But many contracts let the plan remove a provider whose file isn’t finished in time. So count the days yourself, as follows.

180 days before

Find the due date. It may not be in the contract or in the portal. Look for the plan’s letter with the last committee decision. If you can’t find the letter, ask the plan’s credentialing department for the decision date in writing. Add 36 months, and enter the exact date in your calendar.

Check what the plan will check: the CAQH profile and its attestation, the license, the DEA registration, the board certification, the malpractice certificate, and the work history since the last decision. Note which documents will expire before the due date, because an expired document can stop a file that is otherwise finished.

120 days before

Start the work. A verification from before this day is too old on the due date. Since July 1, 2025, a primary source verification may be at most 120 days old when an accredited plan decides. Before, the limit was 180 days. If a plan verifies five months before it decides, it has to verify again.

Ask now for everything that depends on another person: the certificate from the malpractice carrier, claim histories, explanations of a new claim or a leave, updated privileges. Upload the new documents to CAQH, then attest.

90 days before

By now you should have the plan’s request. If not, the plan may have sent it to an address from three years ago, so call. Confirm the address, the tax ID and the contact person. Ask for the due date again, and compare it with the date in your calendar.

60 days before

The process usually takes 30-60 days for a clean file. Ask the plan which committee meetings it has before the due date. If only one meeting is left, tell the reviewer that you will answer questions the same day.

30 days before

Call weekly. Ask which items are open: license, board certification, malpractice, sanctions or attestation. If a board or a carrier is slow to answer, ask the plan which other source it accepts for that item.

On the due date

The plan has to decide by now. Under NCQA’s standards of July 2025, an accredited plan then has 30 days to send the practitioner a notice. Keep the letter, because the next 36 months start on its decision date.

If the plan misses the due date

NCQA says what an accredited plan does then. If the plan can decide within 30 days after the due date, it may still recredential the provider. The plan then doesn’t have to verify what only initial credentialing asks for. NCQA still counts the file as late. If the plan can’t decide within those 30 days, the provider goes through initial credentialing.

Initial credentialing usually takes 60-120 days at a commercial plan, and the plan may deny or hold claims during that time. So ask the plan three questions on the day after a missed due date.

- Is the provider still in the network today, and until when?
- Will the committee decide within 30 days, and on which date?
- What happens to claims for visits after the due date and before the decision?

Get the answers by email. If the plan has removed the provider from the network, stop scheduling that plan’s patients with this provider until the plan gives a new effective date. Tell the patients why you moved the appointment. A colleague who is in the network can see them.

Other cycles

Each cycle below is separate, and none of them renews another.

- NCQA, URAC and the Medicare Advantage rules allow a plan three years at most. A plan that none of them binds can have another cycle.
- Medicare asks for revalidation every five years (three for DMEPOS suppliers), and posts due dates up to seven months ahead.
- Hospitals usually reappoint every two or three years.
- CAQH asks for attestation every 120 days, in Illinois every 180.

A group of 20 providers with eight plans each has 160 recredentialing dates in 36 months, which is four or five in an ordinary month.`,
} satisfies Post;
