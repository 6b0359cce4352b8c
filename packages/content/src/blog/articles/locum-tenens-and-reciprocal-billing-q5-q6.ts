import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Locum tenens billing: Q5, Q6 and the 60-day limit",
  excerpt:
    "Medicare lets you bill a substitute’s visits under the absent physician’s NPI for up to 60 days. Who qualifies, who doesn’t, and how to count the days.",
  category: "Payer Enrollment",
  createdOn: "2026-10-22",
  updatedOn: "2026-11-26",
  tags: ["locum tenens", "Q6 modifier", "reciprocal billing", "Medicare", "coverage"],
  sources: [
    agency.palmettoSubstitutes,
    agency.palmettoSubstituteAnswers,
    agency.fcsoSubstitutes,
    agency.noridianSubstitutes,
    law.effectiveDate,
  ],
  mark: "60 days",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "You can bill a substitute under the absent physician’s NPI, with Q5 or Q6, for 60 continuous days.",
    "A second substitute doesn’t restart the 60 days, according to a contractor’s published answer.",
    "Nurse practitioners, extra help and new hires whose enrollment is pending don’t qualify.",
  ],
  content: `Dr. A is on leave until the end of July, and Dr. B covers. Under whose NPI do you bill Dr. B’s Medicare visits?

You bill under Dr. A’s NPI, if five conditions are met. Medicare calls this arrangement fee-for-time compensation or reciprocal billing. Most people still say locum tenens. The arrangement is a narrow exception to the rule that a claim names the person who did the work.

The five conditions

- The regular physician is unavailable because of illness, leave, vacation or education, or has left the group.
- The patient has arranged, or seeks, to see the regular physician.
- The substitute arrangement doesn’t last more than 60 continuous days.
- Each line of the claim has the modifier Q5 or Q6.
- The practice keeps a record of every service with the substitute’s NPI, and can show the record to the Medicare contractor.

Which modifier

| Modifier | What the substitute gets | Where the substitute usually comes from
| Q6, fee-for-time | pay by the day or hour | an agency, or the substitute is between jobs
| Q5, reciprocal | the same favor in return | a practice nearby

With either modifier, put the absent physician’s NPI in item 24J of the claim, or in the same field of the electronic claim. The substitute’s visits within the global period after surgery don’t have to be reported line by line.

Who may substitute for whom

A physician may substitute for a physician. For this purpose Medicare counts MDs, DOs, dentists, podiatrists and optometrists as physicians, and chiropractors within their limits. Since June 13, 2017, physical therapists may also use both arrangements for outpatient therapy in shortage areas, medically underserved areas and rural areas.

Nurse practitioners, physician assistants and nurse anesthetists can’t be the absent clinician, and they can’t be the substitute. If your nurse practitioner is on leave, the clinician who covers bills under his or her own NPI, and has to be enrolled for that.

How to count the 60 days

The count begins on the first day on which the substitute sees one of the absent physician’s Medicare patients. It includes weekends and days without visits. If Dr. B starts on June 1, day 60 is July 30. On July 31 the arrangement is over, even if Dr. A returns on August 3.

A second substitute doesn’t restart the count. A published answer by Palmetto, a Medicare contractor, allows no more than 60 days, even with a different substitute. The count starts again after the regular physician has returned to work. The 60-day limit doesn’t apply if the regular physician is called to active duty in the armed forces.

If the absence will be longer than 60 days, enroll the substitute in Medicare and reassign the substitute’s benefits to your group. If you know this before day 1, file before day 1. For a new enrollment, Medicare’s effective date is the later of the filing and the first service. So an application that you file on day 58 covers the days from day 58 on. If something kept you from filing earlier, you may also bill for up to 30 days before day 58.

When a physician has left for good

While a group looks for a successor, it may bill a substitute under the departed physician’s NPI for up to 60 days. First ask the contractor whether the departed physician’s reassignment must still be in place. Don’t end the reassignment out of habit on the physician’s last day. Tell patients who is seeing them, before they read it on a statement.

Who doesn’t qualify

A new hire who is waiting for Medicare enrollment doesn’t qualify. The new hire isn’t a substitute, because no physician is absent. Hold the claims for the new hire’s visits. When the approval arrives, bill the visits from the first payable day on.

Extra help doesn’t qualify either. A practice that is short of staff every Thursday has no absent physician. According to contractors’ published answers, a “substitute” with one regular shift each month doesn’t qualify.

Other payers

This exception is for Medicare only. Medicaid programs and commercial plans each have their own policy. Some follow Medicare, some want every substitute credentialed from day one, and some allow 60 days with notice. Ask each payer before the absence:

- Do you recognize Q5 and Q6, and for how many days?
- Does the substitute have to be credentialed by you, or listed with you?
- Whose NPI is the rendering NPI on the claim?

Get the answers in writing.

The substitute’s file

A substitute’s file has to be as complete as anyone’s. Before the first patient, have:

- an active, unrestricted license in the state where the visits take place
- a DEA registration that is valid in that state, if the substitute prescribes controlled substances
- a malpractice certificate for the dates and the location of the visits, because an agency’s policy usually covers only the agency’s assignments
- an exclusion check, and a check whether Medicare has revoked the substitute’s enrollment
- hospital privileges, often temporary privileges, if visits are at a hospital
- the signed agreement, with the pay per day or hour for Q6

Then keep the log: date, patient, service, substitute, the substitute’s NPI, and whether the patient was the absent physician’s. A spreadsheet is enough. Contractors may ask for the log later.

Look for three errors in your own claims: a visit on day 61, a nurse practitioner billed with Q6, and a modifier without an entry in the log.`,
} satisfies Post;
