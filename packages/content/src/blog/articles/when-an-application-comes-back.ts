import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Returned, rejected or denied? What the payer’s letter means",
  excerpt:
    "Returned, rejected and denied mean different things. What to do in the first hour after the letter, and how to answer it completely the first time.",
  category: "Credentialing Tips",
  createdOn: "2026-09-11",
  updatedOn: "2026-11-26",
  tags: ["applications", "Medicare", "corrections", "effective date"],
  sources: [law.rejection, law.returns, law.denials, law.effectiveDate, law.retrospectiveBilling, agency.fcsoLifeCycle],
  mark: "30 days",
  stamp: "returned",
  service: "payer-enrollment",
  inShort: [
    "Medicare’s request for more keeps the file open. After a return or rejection, file again. You can appeal only a denial.",
    "Ask the payer whether the application is still open and keeps its receipt date.",
    "First correct the record that caused the problem, then the form. Send everything in one answer.",
  ],
  content: `Ten weeks after you filed, the payer sends a letter, and it isn’t a welcome letter. Before you correct anything, find the word in the letter that says whether the application is still open.

Four words at Medicare

Medicare uses these words with fixed meanings.

- A request for more information (a “development” request) keeps the application open. If you don’t answer completely within 30 calendar days, Medicare may reject the application.
- “Rejected” means that the 30 days passed without a complete answer. The application is closed, and you have to file a new one.
- “Returned” means that the contractor couldn’t process the application at all. For example, you sent paper to the wrong contractor, or the application came more than 60 days before the effective date you asked for. You have to file a new one.
- “Denied” means that the contractor reviewed the application and refused it. You can appeal a denial until the deadline in the letter. You can’t appeal a return or a rejection.

Commercial payers use these words less exactly. One payer says “returned” where another says “pended”. So call and ask: “Is our application still open, and do we keep our original receipt date?”

Why the receipt date matters

For physicians and most other practitioners, Medicare’s effective date is the later of two days: the day you filed the application that Medicare approved, and the day services began at the new location. For example, you started to see patients and filed on May 4. On June 5 Medicare asked for a missing page, but nobody opened the message. Medicare rejected the application on July 10, and you filed again on July 15. Now the effective date is July 15, which is 72 days later. If circumstances prevented earlier enrollment, Medicare lets a practitioner bill up to 30 days before the effective date. Even then, Medicare doesn’t pay for 42 days of visits.

The first hour

- Write down the date of the letter, the day it reached you and the deadline.
- Write down the reference number and the analyst’s name and extension.
- Call and ask: “Is this everything, or the first thing you found?” A reviewer may stop at the first problem.
- Ask how to send the answer: portal, upload link, fax or mail. If you send it another way, it may never reach the file.
- Ask whether the payer wants only the corrected page or the whole application again.

First correct the record behind the problem

Often the problem is in another record, which the next payer may check too. Here is where to look.

- “Name does not match”: compare the W-9, the IRS letter and the NPPES record.
- “No proof of coverage”: the malpractice certificate expired during the review, or shows the group and not the provider.
- “Unable to verify location”: CAQH or NPPES still shows the old address.
- “Unexplained gap”: the CV gives years without months.
- “Incomplete disclosure”: the answer to a question is yes, and the explanation is missing.
- “Signature not acceptable”: the signature is too old, or the signer isn’t listed as an authorized official.

Correct that record today, and then the form. If CAQH still shows the old information, the corrected form may come back too.

Send one complete answer

Write a cover page that shows the analyst what you sent:

“Re: application for (provider), NPI, reference number. Your letter of August 3 asked for two items. 1: a malpractice certificate that shows the provider’s name; attached, page 2. 2: an explanation of July to October 2023; attached, page 3. CAQH was updated and attested on August 10. Please confirm that the application is complete and that its receipt date is unchanged. Questions to (name, direct line).”

Number the attachments as the letter numbers its questions. Send everything at the same time. Keep the fax report or the upload confirmation with the letter.

Three business days later, call the payer. Ask whether the answer has arrived, whether it is in the file, and whether anything else is open. After that, call once a week until you have the effective date in writing.

Keep a log of returns

For each returned application, write down the payer, the date, the payer’s reason, the record that was wrong, and the days lost. After ten entries you will see which mistakes your practice repeats. Put these mistakes at the top of the checklist that you use before you file.`,
} satisfies Post;
