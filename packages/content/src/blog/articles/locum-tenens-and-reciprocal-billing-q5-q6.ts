import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Locum tenens billing: Q5, Q6 and the 60-day limit",
  excerpt:
    "Medicare lets a substitute’s visits go out under the absent physician’s number for 60 days. Who qualifies, how the days count, and what it isn’t for.",
  category: "Payer Enrollment",
  createdOn: "2026-10-22",
  updatedOn: "2026-11-23",
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
    "The days belong to the absence: a second substitute doesn’t restart the count.",
    "It isn’t for nurse practitioners, extra hands or a new hire whose number hasn’t come.",
  ],
  content: `Dr. A is on leave until the end of July. Dr. B covers. Under whose number do B’s Medicare visits go out?

Under A’s, if five conditions hold. Medicare calls it fee-for-time compensation or reciprocal billing; everyone else still says locum tenens. It is an exception to the rule that a claim names the person who did the work, and like most exceptions it is narrow.

The five conditions

- The regular physician is unavailable: illness, leave, vacation, education, or has left the group.
- The patient has arranged, or seeks, to see the regular physician.
- The substitute doesn’t cover more than 60 continuous days.
- The claim says so, with a modifier on each line.
- The practice keeps a record of every service with the substitute’s NPI, and can show it to the contractor.

Which modifier

| What | Q6, fee-for-time | Q5, reciprocal
| The substitute gets | pay by the day or hour | the same favor in return
| Usually comes from | an agency, or is between jobs | a practice nearby
| Claim goes out under | the absent physician’s NPI | the absent physician’s NPI

The absent physician’s NPI stands in item 24J of the claim, or its electronic twin. Covering visits after surgery, inside the global period, needn’t be reported line by line.

Who may stand in for whom

Physicians for physicians. For this purpose Medicare counts MDs, DOs, dentists, podiatrists and optometrists, and chiropractors within their limits. Since June 13, 2017, physical therapists may use both arrangements for outpatient therapy in shortage areas, medically underserved areas and rural areas.

Nurse practitioners, physician assistants and nurse anesthetists can’t, on either side. If your nurse practitioner is on leave, whoever covers bills under his or her own number, and has to be enrolled for that.

How the 60 days count

The count begins on the first day the substitute sees one of the absent physician’s Medicare patients, and runs through weekends and days without visits. If B starts on June 1, day 60 is July 30. On July 31 the arrangement is over, even if A returns on August 3.

A second substitute doesn’t restart the clock. Contractors say so expressly: days belong to the absence. The regular physician’s return to work does. A physician called to active duty in the armed forces is outside the limit.

If the absence will be longer, enroll the substitute and reassign benefits to your group. File before day 1 if you can see it coming. Medicare’s effective date is the later of filing and first service, so an application filed on day 58 protects only what follows, plus at most 30 days before it.

When a physician has left for good

A group may bill a substitute under the departed physician’s NPI for up to 60 days, while it looks for a successor. Two cautions. The departed physician’s reassignment has to be still in place, so don’t end it on the last day by habit. And tell patients who is seeing them, before they read it on a statement.

What it isn’t for

Waiting for an enrollment. The new hire whose Medicare number hasn’t come isn’t a substitute for anyone, because no one is absent. Her visits are held and billed when the approval arrives.

Extra hands. A practice that is short of staff every Thursday has no absent physician either. Contractors have refused an arrangement in which the “substitute” had a regular shift each month.

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
- temporary privileges, where there is a hospital
- the signed agreement, with pay per day or hour for Q6

Then the log: date, patient, service, substitute, NPI, whether the patient was the absent physician’s. A spreadsheet will do. Contractors may ask for it long after the locum has moved on.

The three errors to look for in your own claims are a visit on day 61, a nurse practitioner billed with Q6, and a modifier without a log behind it.`,
} satisfies Post;
