import { imlcMembership } from "../../states/data/licensure-compacts.ts";
import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Year-end 2026: a credentialing calendar to May 2027",
  excerpt:
    "Participation window, fee notice, telehealth rule, moratoria, certificates, revalidations: the dates from now to May, and what to look up for each.",
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
    "Recredentialing due March 31 begins December 1, because under NCQA verifications count for 120 days.",
    "The telehealth prescribing rule ends December 31, 2026; most Medicare telehealth at home runs a year longer.",
  ],
  content: `- By Nov 30: attest in CAQH (every provider)
- By Nov 30: search Medicare’s revalidation list (every NPI, groups too)
- Dec 1: begin recredentialing due March 31 (plans on 36 months)
- Dec 1 to 31: look for the 2027 fee and the new enrollment rule (facilities, everyone in Medicare)
- Dec 4: file what must arrive this year (open applications)
- Dec 10: ask for 2027 certificates (policies ending Dec 31)
- Dec 31: participation choice postmarked (those who want a change)
- Dec 31: telehealth prescribing rule ends (DEA-registered prescribers, except buprenorphine for opioid use disorder and VA patients)
- Jan 4 to 8: check compacts and directories (multi-state providers, all)
- Feb 3: first license forms for August graduates (residents you hired)
- March 18: CAQH again, if attested on November 18 (every provider but Illinois)
- April 1 to May 31: revalidations now on the list (those with a date)

The notes below say what is fixed, what you have to look up, and what we couldn’t settle by November 21.

Before Thanksgiving and after

A CAQH profile attested on November 18 is due again on March 18, or on May 17 in Illinois, where the period is 180 days instead of 120. You choose the day, so choose one outside the holidays.

CMS posts revalidation dates up to seven months ahead, so a search in November reaches into June. The cycle is five years, three for DMEPOS suppliers. CMS doesn’t extend a posted date. “TBD” means that there is nothing to file yet.

We begin recredentialing 120 days before it is due. Under NCQA a plan’s verification may be no older than 120 days when it decides. For March 31 that is December 1. In the last two weeks of December fewer committees may meet.

Money and Medicare

From mid-November to December 31 a practice can change between participating and non-participating for 2027. If you want no change, do nothing. A change goes to the contractor in writing.

The application fee is $750 for institutional applications submitted through December 31, 2026. The amount for 2027 is published in November or December. Physicians and their groups pay none on the 855I and 855B.

In July CMS proposed to make all revocations retroactive and to add grounds for them. The final rule for home health payment, which would carry this, usually appears in November and takes effect on January 1. As of November 21 we know of none. When it is published, the person who signs your applications should read it or have it explained.

The moratoria on new medical supply companies (since February 27) and on new home health agencies and hospices (since May 13) have passed the end of their first six months. Look up whether they were extended before you file or buy.

Telehealth: two different ends

The federal rule that allows controlled medications by telehealth without a prior visit in person runs through December 31, 2026. It has been extended four times, the last time on the last possible day. Medicare’s telehealth provisions for patients at home run through December 31, 2027; telehealth at home for behavioral health has no end date. Providers who depend on the first should decide in December what they will do in January.

Certificates

December 31 is a common last day for malpractice policies. The 2027 certificate goes to CAQH, to each hospital and to the payers that don’t read CAQH. Check the retroactive date on it before it goes anywhere.

Hospitals and plans, January to March

Since November 2022 the Joint Commission has allowed three years between reappointments, and some states and bylaws keep two. So look up two groups: physicians appointed in early 2024 at hospitals with three-year terms, and those appointed in early 2025 elsewhere. California, Idaho, Illinois and North Carolina are the states to ask first.

Plans: a decision of February or March 2024 reaches 36 months in the same weeks of 2027. Under NCQA there is no grace period. Up to 30 days late a plan may still recredential.

States

The physician compact has ${imlcMembership}; not all of them issue through it yet. Laws that a legislature passes in spring often start on January 1, so read the Commission’s map again before you plan a state. Letters of Qualification last 365 days.

Graduates

A physician who finishes in June and starts on August 2 needs a state license first. 180 days before that date is February 3. If the offer was signed this fall, apply for the license this winter.

Entering them

Enter each date three times: the day you begin, the day you follow up, and the deadline. Add who is responsible and which document closes the item, such as an approval letter. If there is time for only three tonight: CAQH, the revalidation search, the insurance certificates.`,
} satisfies Post;
