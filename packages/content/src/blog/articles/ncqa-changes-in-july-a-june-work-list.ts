import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "When NCQA’s rules change on July 1: a June work list",
  excerpt:
    "NCQA’s new standards start on July 1, and in 2025 the windows fell from 180 to 120 days. Which files a change reaches, and what to do in the four weeks before.",
  category: "Industry News",
  createdOn: "2025-06-06",
  updatedOn: "2026-11-26",
  tags: ["NCQA", "verification", "CAQH", "planning"],
  sources: [standard.ncqaVerificationLimits, standard.ncqaAnswers, standard.ncqaQuestions2025, commentary.namssGateway],
  mark: "July 1",
  stamp: null,
  service: "re-credentialing",
  inShort: [
    "Since July 1, 2025, a verification may be 120 days old at the decision, down from 180.",
    "The day of the decision says which rules apply, not the day of the application.",
    "In June list every open file, renew what expires before October, and prepare physicians.",
  ],
  content: `NCQA’s standards for a year begin on July 1. In 2025 they changed four numbers at once, and a file that had been complete in May could come back in July. The list below is for the weeks before such a change. We know of no change of the four numbers since.

NCQA accredits health plans, and accredits or certifies organizations that credential or verify for them. A change reaches your practice through those plans, because they hold your physicians’ files while the days run.

The four numbers of 2025

- 120 days, down from 180, is how old a primary source verification may be when an accredited organization decides
- 90 days, down from 120, is the same limit for a certified credentials verification organization (CVO)
- 30 days, down from 60, is the time for telling the practitioner the decision
- once a month, organizations check for Medicare and Medicaid exclusions and for licenses about to expire

An article in the Gateway of NAMSS, the association of medical services professionals, called it on May 21, 2025, the largest set of changes to these standards in 20 years.

Which rules a file falls under

For the four numbers the application date doesn’t matter. NCQA answered this on January 15, 2025. A file counts by the day of the credentialing decision, and for a certified CVO by the day it reports its verifications to the client. The old limits apply to a file that is decided on June 30, and the new ones to a file decided a day later.

So count back from the committee. For a decision on July 1, 2027, anything verified before March 3, 2027, is too old under the present limit.

Before a change a plan may push files through its June committees. Or it may hold files and verify again, and write to you for a document that it already had.

First week of June: know what is where

Make a list of every file that is out, with payer, provider, date sent and date of the last contact. Call each payer with two questions. When were the license and the board certification verified? For which committee date is the file scheduled? If the representative can’t see the first, ask for the second and count back 120 days yourself.

Mark the files whose verification will be older than that at the committee. Tell the provider’s scheduler now that the effective date may move.

Second week: clean up what expires

Accredited plans look every month. A license that lapsed for five weeks could once go unseen between two credentialing cycles. A monthly check finds it.

Take every provider’s license, DEA registration, board certificate and malpractice certificate, and sort by expiration date. Renew whatever ends before October, as far as the issuer allows it. Upload each new document to CAQH on the day it arrives. Check the attestation too, because an expired profile can stop a new verification.

Then compare names. If a physician renewed a license under a married name and kept the old name in CAQH, a monthly check may raise a question.

Third week: prepare people for new questions

New standards can add questions to the form. Since July 1, 2025, NCQA has the applications of accredited organizations ask about race, ethnicity and language. Answering is optional, and the form has to carry a statement against discrimination. Tell your physicians before they see a new question, in two sentences, so that no one stops halfway through an attestation to ask you what this is.

Name the person who opens the mail, too. With 30 days for the decision notice, that letter arrives sooner. And a request that waits two weeks in the shared inbox used to cost 14 days of 180. Now it costs 14 of 120.

Fourth week: if you credential for a plan yourselves

Groups that credential for an NCQA-accredited plan follow the same standards. Policies need the windows, the notice period, the monthly monitoring, and criteria for what the committee does with a sanction or a complaint that turns up between cycles. Since 2025 the standards also have a part on the integrity of credentialing information: who may change an entry, how the change is recorded, and how you audit for changes that shouldn’t have been made. If a plan’s delegation team writes to you in spring, answer by June.

What not to do

Don’t send a second application to be safe. Two applications for one provider can become two files that hold each other up. Don’t ask physicians to collect new license printouts; a plan under NCQA verifies the license with the board itself. And don’t assume that NCQA’s limits don’t apply to a payer because it is small. Ask it whether its credentialing is NCQA accredited, or done by a CVO that is certified.`,
} satisfies Post;
