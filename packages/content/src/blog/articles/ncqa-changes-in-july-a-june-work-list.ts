import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "When NCQA’s rules change on July 1: a June work list",
  excerpt:
    "NCQA’s new standards start on July 1. In 2025 the age limit fell from 180 to 120 days. Which files a change affects, and what to do in the four weeks before.",
  category: "Industry News",
  createdOn: "2025-06-06",
  updatedOn: "2026-11-26",
  tags: ["NCQA", "verification", "CAQH", "planning"],
  sources: [standard.ncqaVerificationLimits, standard.ncqaAnswers, standard.ncqaQuestions2025, commentary.namssGateway],
  mark: "July 1",
  stamp: null,
  service: "re-credentialing",
  inShort: [
    "Since July 1, 2025, a verification may be at most 120 days old when the plan decides. Before, it was 180 days.",
    "The date of the plan’s decision determines which limits apply. The date of the application doesn’t.",
    "In June, list every open file, renew documents that expire before October, and warn physicians of new form questions.",
  ],
  content: `Each year’s NCQA standards begin on July 1. In 2025 they changed four numbers at once. A file that was complete in May could come back in July. The list below is for the weeks before such a change. We know of no change to the four numbers since.

NCQA accredits health plans. NCQA also accredits or certifies the organizations that credential or verify for the plans. The standards bind those plans and organizations. Your practice notices a change when a plan asks again for a document.

The four numbers of 2025

- 120 days instead of 180: a primary source verification may be at most this old when an accredited organization decides
- 90 days instead of 120: a verification may be at most this old when a certified credentials verification organization (CVO) reports to its client
- 30 days instead of 60: within this time the organization must tell the practitioner the decision
- once a month: the organization checks for Medicare and Medicaid exclusions and for licenses about to expire

Which limits apply to a file

The application date doesn’t matter for the four numbers, as NCQA answered on January 15, 2025. The date of the credentialing decision matters. For a certified CVO, the date of its report to the client matters. If the plan decides on June 30, the old limits apply. If the plan decides a day later, the new limits apply.

So count back from the date of the committee meeting. If the committee decides on July 1, 2027, every verification from before March 3, 2027, is too old under the present limit.

Before a change, a plan may move as many files as possible through its June committees. Or the plan may hold files, verify again, and ask you for a document that the plan already had.

First week of June: list your open files

List every open file, with payer, provider, date sent and date of the last contact. Ask each payer two questions. When did you verify the license and the board certification? On which date will the committee see the file? If the representative can’t see the verification dates, ask for the committee date and count back 120 days yourself.

Mark each file whose verifications will be older than 120 days on the committee date. Tell the provider’s scheduler now that the effective date may move.

Second week: renew what expires

Accredited plans check licenses every month. Before 2025, a license that lapsed for five weeks between two credentialing cycles could go unnoticed. A monthly check finds the lapse.

List every provider’s license, DEA registration, board certificate and malpractice certificate by expiration date. Renew each document that ends before October, if the issuer lets you renew so early. Upload each new document to CAQH on the day it arrives. Check the date of the last CAQH attestation too, because an expired profile can stop a new verification.

Then compare names. If a physician renewed a license under a married name but kept the old name in CAQH, a monthly check may raise a question.

Third week: prepare people for new questions

New standards can add questions to the application form. Since July 1, 2025, NCQA has required the applications of accredited organizations to ask about race, ethnicity and language. The applicant doesn’t have to answer, and the form must have a statement against discrimination. Tell your physicians about a new question before they see it. Otherwise a physician may stop halfway through an attestation to ask you about the question.

Decide also who reads the mail and the shared inbox every day. A plan’s question that waits there for two weeks used to cost 14 of 180 days. Now it costs 14 of 120 days.

Fourth week: if you credential for a plan yourselves

A group that credentials for an NCQA-accredited plan follows the same standards. The group’s policies must state the 120 days, the 30 days for the notice and the monthly checks. The policies must also say how the committee handles a sanction or a complaint between cycles. Since 2025 the standards have a part on the integrity of credentialing information. Your policies must say who may change an entry, how you record the change, and how you look for improper changes. If a plan’s delegation team writes to you in spring, answer by June.

What not to do

Don’t send a second application to be safe. The payer may open two files for one provider, and each file can delay the other. Don’t ask physicians for new license printouts, because a plan under NCQA verifies the license with the board itself. Don’t assume that a small payer is free of NCQA’s limits. Ask the payer whether NCQA accredits its credentialing, or whether a certified CVO verifies for it.`,
} satisfies Post;
