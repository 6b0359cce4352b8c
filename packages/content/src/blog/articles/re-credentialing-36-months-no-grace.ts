import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Recredentialing: 36 months and no day of grace",
  excerpt:
    "NCQA-accredited plans must recredential within 36 months, without a grace period. A countdown from day 180 to day 30 after, with what each party owes.",
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
    "Plans under NCQA must decide again within 36 months, and there is no grace period.",
    "Start 120 days before, since an older verification is too old on the due date.",
    "Up to 30 days late a plan may still recredential; after that, initial credentialing starts.",
  ],
  content: `August 12, 2022: a plan’s committee approves a family physician. Today, August 12, 2025, the 36 months are over. If the committee hasn’t decided again when the cycle ends, an NCQA-accredited plan has failed a standard for this file, with few exceptions. Many plans count the cycle to the month, as URAC has since 2010, and take August 31 for its end. Ask yours which it does, and work with the day all the same.

NCQA has put this plainly in its published answers since March 15, 2020. The organization may not extend the cycle, and “there is no grace period for recredentialing”. Two exceptions are named as examples, active military duty and medical leave. A busy summer or a lost fax isn’t one.

The rule binds the plan, and the plan passes the pressure on. A provider whose file isn’t finished in time can be taken out of the network, and many contracts allow it. So count the days yourself. Here is a countdown.

180 days before

Find the date. It may not be on the contract or in the portal. Look for the letter with the last committee decision, and if the letter is gone, ask the plan’s credentialing department for the decision date in writing. Add 36 months, and enter the exact date in your calendar.

Check what the plan will look at, which is the CAQH profile with its attestation, license, DEA registration, board certification, malpractice certificate, work since the last decision. Note which of these will expire before the due date. Those are the ones that can stop a finished file.

120 days before

Start the work. A verification made earlier than today is too old on the due date. Since July 1, 2025, primary source verifications may be at most 120 days old when an accredited plan decides, where it used to be 180. A plan that verifies five months before it decides has to verify again.

Collect now everything that needs another person, such as the certificate from the malpractice carrier, claim histories, explanations for a new claim or a leave, updated privileges. Attest in CAQH with the new documents already uploaded.

90 days before

The request from the plan should have reached you. If it hasn’t, it may have gone to an address from three years ago. Call. Confirm the address, the tax ID and the person, and ask for the due date once more. Compare it with yours.

60 days before

The process usually takes 30-60 days when the file is clean, so no time is left to lose. Ask for the committee dates between now and the deadline. If only one is left, say so to the reviewer, and offer to answer questions the same day.

30 days before

Call weekly. Ask what is open, by element: license, board, malpractice, sanctions, attestation. If a board is slow or a carrier doesn’t write, ask the plan which other source it accepts for that element.

The day itself

The decision has to be made. Accredited organizations owe the practitioner a notice within 30 days of it under the standards of July 2025. Keep the letter. Its decision date starts the next 36 months.

If the day passes

NCQA describes what an accredited plan then does. If it can complete the process and decide within 30 days of the original due date, it may still recredential, and needn’t verify again what is asked only at the beginning. The file is marked down all the same. If it can’t, the provider goes through initial credentialing from the beginning.

The second case can cost you more. Initial credentialing usually takes 60-120 days at a commercial plan, and claims in between may be denied or held. So on day one after a missed date, ask the plan three things.

- Is the provider still in the network today, and until when?
- Will the committee decide within 30 days, and on which date?
- What happens to claims with dates of service in between?

Get the answers by email. If the provider has been removed, stop scheduling that plan’s patients with this provider until there is a new effective date, and tell the patients why the appointment moved. A colleague who is in the network can see them.

Other cycles

Thirty-six months is NCQA’s limit. Medicare has its own cycle, revalidation every five years, three for DMEPOS suppliers, and posts due dates up to seven months ahead. Hospitals usually reappoint every two or three years. CAQH asks for attestation every 120 days, in Illinois 180. NCQA, URAC and the Medicare Advantage rules allow three years at most; a plan that answers to none of them can have another cycle. None of these renews another.

A group of 20 providers with eight plans each has 160 such dates, four or five in an ordinary month.`,
} satisfies Post;
