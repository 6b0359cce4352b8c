import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Locum tenens billing: Q5, Q6 and the 60-day limit",
  excerpt:
    "Medicare lets a substitute’s visits go out under the absent physician’s number for 60 days. Who qualifies, how the days count, and what it isn’t for.",
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
    "Medicare pays a substitute under the absent physician’s NPI, with Q5 or Q6, for 60 continuous days.",
    "The 60 days count per absence: by a contractor’s answer, a second substitute doesn’t restart them.",
    "It isn’t for nurse practitioners, extra hands or a new hire whose number hasn’t come.",
  ],
  content: `Dr. A is on leave until the end of July. Dr. B covers. Under whose number do B’s Medicare visits go out?

Under A’s, if five conditions hold. Medicare calls the arrangement fee-for-time compensation or reciprocal billing; most people still say locum tenens. It is a narrow exception to the rule that a claim names the person who did the work.

The five conditions

- The regular physician is unavailable: illness, leave, vacation, education, or has left the group.
- The patient has arranged, or seeks, to see the regular physician.
- The substitute arrangement doesn’t last more than 60 continuous days.
- The claim says so, with a modifier on each line.
- The practice keeps a record of every service with the substitute’s NPI, and can show it to the contractor.

Which modifier

| What | Q6, fee-for-time | Q5, reciprocal
| The substitute gets | pay by the day or hour | the same favor in return
| Usually comes from | an agency, or is between jobs | a practice nearby
| Claim goes out under | the absent physician’s NPI | the absent physician’s NPI

The absent physician’s NPI is in item 24J of the claim, or its electronic twin. Covering visits after surgery, inside the global period, needn’t be reported line by line.

Who may stand in for whom

A physician may stand in for a physician. For this purpose Medicare counts MDs, DOs, dentists, podiatrists and optometrists, and chiropractors within their limits. Since June 13, 2017, physical therapists may use both arrangements for outpatient therapy in shortage areas, medically underserved areas and rural areas.

Nurse practitioners, physician assistants and nurse anesthetists can’t, on either side. If your nurse practitioner is on leave, the clinician who covers bills under his or her own number, and has to be enrolled for that.

How the 60 days count

The count begins on the first day the substitute sees one of the absent physician’s Medicare patients, and runs through weekends and days without visits. If B starts on June 1, day 60 is July 30. On July 31 the arrangement is over, even if A returns on August 3.

A second substitute doesn’t restart the count: Palmetto’s published answer allows no more than 60 days, even with a different substitute. The count starts again after the regular physician has returned to work. A physician called to active duty in the armed forces is outside the limit.

If the absence will be longer, enroll the substitute and reassign benefits to your group. File before day 1 if you can see it coming. For a new enrollment, Medicare’s effective date is the later of filing and first service, so an application filed on day 58 covers only the days that follow, plus up to 30 days before it if something kept you from filing earlier.

When a physician has left for good

A group may bill a substitute under the departed physician’s NPI for up to 60 days, while it looks for a successor. Ask the contractor first whether the departed physician’s reassignment has to be still in place, and don’t end it by habit on the last day. Tell patients who is seeing them, before they read it on a statement.

What it isn’t for

It isn’t for the wait for an enrollment. The new hire whose Medicare number hasn’t come isn’t a substitute for anyone, because no one is absent. Hold her visits, and bill those from the first payable day on when the approval arrives.

It isn’t for extra hands. A practice that is short of staff every Thursday has no absent physician either. By contractors’ published answers, a “substitute” with one regular shift each month doesn’t qualify.

Other payers

The exception is Medicare’s. Medicaid programs and commercial plans each have a policy; some follow Medicare, some want every substitute credentialed from day one, some allow 60 days with notice. Ask before the absence:

- Do you recognize Q5 and Q6, and for how many days?
- Must the substitute be credentialed, or listed with you?
- Whose NPI is the rendering provider?

Get the answer in writing.

The substitute’s file

A substitute’s file has to be as complete as anyone’s. Before the first patient, have:

- the license of the state, active and unrestricted
- a DEA registration that is valid for the state, if controlled substances are prescribed
- an insurance certificate for these dates and this place; an agency’s policy usually covers assignments only
- an exclusion check, and a look at whether Medicare has revoked the enrollment
- hospital privileges if visits are at a hospital, often temporary privileges
- the signed agreement, with pay per day or hour for Q6

Then the log: date, patient, service, substitute, NPI, whether the patient was the absent physician’s. A spreadsheet will do. Contractors may ask for it later.

Three errors to look for in your own claims are a visit on day 61, a nurse practitioner billed with Q6, and a modifier without a log behind it.`,
} satisfies Post;
