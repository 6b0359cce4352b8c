import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export const ncqaChangesInJulyAJuneWorkList: Post = {
  title: "NCQA’s new windows start July 1: a June work list",
  excerpt:
    "On July 1, 2025, verification windows at accredited plans shrink from 180 to 120 days. What happens to files in the queue, and what to do in June.",
  category: "Industry News",
  createdOn: "2025-06-06",
  updatedOn: "2026-11-23",
  tags: ["NCQA", "verification", "CAQH", "planning"],
  sources: [standard.ncqaVerificationLimits, standard.ncqaAnswers, standard.ncqaQuestions2025, commentary.namssGateway],
  mark: "25 days",
  stamp: null,
  service: "re-credentialing",
  inShort: [
    "From July 1, 2025, a verification may be 120 days old at the decision, down from 180.",
    "The day of the decision decides which limit applies, not the day of the application.",
    "In June: list every open file, renew what expires before October, prepare physicians for new questions.",
  ],
  content: `This was the work list of June 2025, and its steps serve for any change of a plan’s rules. What holds today stands in our article on NCQA’s 2026 standards.

March 3, 2025. Anything verified before that day is too old for a committee that decides on July 1. That is the change in one date. On the day of this list, July 1 was 25 days away.

NCQA’s 2025 credentialing standards take effect on July 1, 2025. NCQA accredits health plans and the organizations that credential for them. It doesn’t accredit your practice. You will feel the change anyway, because your physicians’ files sit in those plans’ queues while the clock runs.

The four numbers

- 120 days, down from 180: how old a primary source verification may be when an accredited organization decides
- 90 days, down from 120: the same limit for a certified credentials verification organization (CVO)
- 30 days, down from 60: the time for telling the practitioner the decision
- monthly: the check for Medicare and Medicaid exclusions and for licenses about to expire, between one decision and the next

An article in the Gateway of NAMSS, the association of medical services professionals, called it on May 21, 2025, the largest set of changes to these standards in 20 years.

Which side of the line a file falls on

The application date doesn’t matter. NCQA answered this on January 15, 2025: a file counts by the day of the credentialing decision, and for a certified CVO by the day on which it reports its verifications to the client. A file that you sent in April and that is decided on June 30 is measured by the old window. Decided a day later, by the new one.

Expect plans to do two things this month. Some will push files through June committees. Others will hold them and verify again, and then write to you for a document that they already had. Neither is about your physician.

June 9 to 13: know what is where

Make one list of every file that is out: payer, provider, date sent, date of the last contact. Call each payer with two questions. When were the license and the board certification verified? Which committee date is the file on? If the representative can’t see the first, ask for the second and count back 120 days yourself.

Mark the files whose verification will be older than 120 days at the committee. Tell the provider’s scheduler now that the effective date may move.

June 16 to 20: clean up what expires

From July accredited plans look every month. A license that lapsed for five weeks could go unseen between two credentialing cycles. A monthly check finds it.

Take every provider’s license, DEA registration, board certificate and malpractice certificate, and sort by expiration date. Renew whatever ends before October, as far as the issuer allows it. Upload each new document to CAQH on the day it arrives. Check the attestation too: CAQH asks for it every 120 days, or 180 in Illinois, and an expired profile stops a re-verification cold.

Then compare names. A physician who renewed a license under a married name and kept the old name in CAQH will now raise a question monthly where it used to come up every three years.

June 23 to 27: prepare people for new questions

From July 1 the applications of accredited organizations must ask about race, ethnicity and languages. Answering is optional, and the form has to say that the answers won’t be used to discriminate. NCQA expects CAQH’s own update to go live on the same day. Tell your physicians before they see it, in two sentences, so that no one stops halfway through an attestation to ask you what this is.

Decide who opens the mail, too. With 30 days for the decision notice, letters will arrive sooner, and so will letters that ask for something. A request that waits two weeks in the shared inbox used to cost 14 days of 180. Now it costs 14 of 120.

If you credential for a plan yourselves

Groups with delegated credentialing are on the other side of this table. Your policies need the new windows, the new notice period, the monthly monitoring, and criteria for what your committee does with a sanction or a complaint that turns up between cycles. The standards also have a new part on the integrity of credentialing information: who may change an entry, how the change is recorded, and how you audit for changes that shouldn’t have been made. Your plans’ delegation teams have probably written to you already. Answer them in June. In July they will all be asking at once.

What not to do

Don’t send a second application to be safe. Two applications for one provider are two files, and at most plans each waits for the other. Don’t ask physicians to collect new license printouts; the plan must get them from the board itself. And don’t assume that a payer is outside this because it is small. Ask it whether its credentialing is NCQA accredited, or done by a CVO that is certified. One call answers it.`,
};
