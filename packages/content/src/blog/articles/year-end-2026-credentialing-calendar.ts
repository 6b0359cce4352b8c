import { imlcMembership } from "../../states/data/licensure-compacts.ts";
import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Year-end 2026: a credentialing calendar to May 2027",
  excerpt:
    "CAQH, Medicare participation, the telehealth rule, insurance certificates, revalidations: the dates from November to May, and what to do on each.",
  category: "Industry News",
  createdOn: "2026-11-18",
  updatedOn: "2026-11-26",
  tags: ["calendar", "deadlines", "revalidation", "reappointment", "CAQH"],
  sources: [
    law.fee2026,
    law.telehealthPrescribing,
    agency.cgsMoratorium,
    agency.cmsEnrollmentProposal2027,
    agency.fcsoRevalidation,
    agency.cmsRevalidationList,
    standard.jointCommissionDates,
    standard.ncqaNoGrace,
    standard.caqh,
    standard.imlc,
    commentary.telehealthAct,
  ],
  mark: "Nov > May",
  stamp: "due",
  service: "re-credentialing",
  inShort: [
    "By November 30: attest in CAQH and search the revalidation list.",
    "Start on December 1 if recredentialing is due March 31: under NCQA, verifications are good for 120 days.",
    "The telehealth prescribing rule ends December 31, 2026. Most Medicare telehealth at home ends a year later.",
  ],
  content: `- By Nov 30: attest in CAQH (every provider)
- By Nov 30: search Medicare’s revalidation list (every NPI, groups too)
- Dec 1: start the recredentialing that is due March 31 (plans with a cycle of 36 months)
- Dec 1 to 31: look up the 2027 application fee (facilities) and CMS’s rule on revocations (everyone in Medicare)
- Dec 4: file every application that must arrive this year
- Dec 10: ask for 2027 malpractice certificates (policies that end Dec 31)
- Dec 31: last day to mail a change of Medicare participation
- Dec 31: the telehealth prescribing rule ends (except for buprenorphine for opioid use disorder and VA patients)
- Jan 4 to 8: check the directories for all providers; for providers who are licensed in several states, also check the compact’s map
- Feb 3: apply for the licenses of residents who start in August
- March 18: attest in CAQH again, if you attested on November 18 (May 17 in Illinois)
- April 1 to May 31: file the revalidations that now have a date on Medicare’s list

The notes below explain these dates. Where we couldn’t find a date by November 21, they say what to look up.

CAQH, revalidation and recredentialing

If you attest in CAQH on November 18, the next attestation is due on March 18. In Illinois it is due on May 17, because the period there is 180 days instead of 120. You choose the day, so choose one outside the holidays.

Medicare’s revalidation cycle is five years, three for DMEPOS suppliers. CMS posts due dates up to seven months ahead, so in November you can see dates into June. CMS doesn’t extend a posted date. If the list says “TBD”, you have nothing to file yet.

We begin recredentialing 120 days before the due date, because under NCQA a verification may be no older than 120 days when the plan decides. If the due date is March 31, the 120 days begin on December 1. In the last two weeks of December fewer committees may meet.

Medicare

From mid-November to December 31 a practice can change between participating and non-participating for 2027. To change, write to the contractor. If you want no change, do nothing.

An institution that applies by December 31, 2026, pays a fee of $750. CMS publishes the fee for 2027 in November or December. Physicians and their groups pay no fee on the 855I and 855B.

In July CMS proposed to make all revocations retroactive and to add grounds for revocation. The proposal is part of the rule on home health payment, whose final version usually appears in November and takes effect on January 1. As of November 21 we know of no final rule. When CMS publishes it, whoever signs your applications should read the part about revocations.

A moratorium on new medical supply companies began on February 27, and one on new home health agencies and hospices on May 13. The first six months of both are over. Before you apply or buy such a company, look up whether CMS has extended the moratorium.

Telehealth: two different end dates

The federal rule that allows controlled medications by telehealth without a prior visit in person ends on December 31, 2026. It has been extended four times, the last time on the last possible day. Providers who depend on this rule should decide in December what they will do in January.

Medicare’s telehealth provisions for patients at home run through December 31, 2027. For behavioral health at home they have no end date.

Malpractice certificates

Many malpractice policies end on December 31. Check the retroactive date on the 2027 certificate. Then send the certificate to CAQH, to each hospital and to the payers that don’t read CAQH.

Hospitals and plans, January to March

Since November 2022 the Joint Commission has allowed three years between reappointments. Some states and bylaws still require two years. If your hospital is in California, Idaho, Illinois or North Carolina, ask about the state’s rule first. Look up who is due: physicians appointed in early 2024 at hospitals with three-year terms, and physicians appointed in early 2025 at hospitals with two-year terms.

If a plan decided in February or March 2024, its 36 months end in February or March 2027. Under NCQA there is no grace period. A plan that decides up to 30 days late may still recredential.

States

Member states of the Interstate Medical Licensure Compact: ${imlcMembership}. Not all of them issue licenses through the compact yet. Laws that a legislature passes in spring often start on January 1, so look at the Compact Commission’s map again before you plan a new state. A Letter of Qualification lasts 365 days.

Graduates

A physician who finishes training in June and starts on August 2 needs a state license first. We allow 180 days for the license, so apply by February 3.

Your calendar

Enter each item three times: the day you begin, the day you follow up, and the deadline. Add who is responsible, and which document finishes the item, such as an approval letter. If you have time for only three items now, choose CAQH, the revalidation search and the insurance certificates.`,
} satisfies Post;
