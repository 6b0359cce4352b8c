import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Your application came back: read the verb first",
  excerpt:
    "Returned, rejected, denied and pended mean different things. What to do in the first hour, and how to answer only once.",
  category: "Credentialing Tips",
  createdOn: "2026-09-11",
  updatedOn: "2026-11-26",
  tags: ["applications", "Medicare", "corrections", "effective date"],
  sources: [law.rejection, law.returns, law.denials, law.effectiveDate, law.retrospectiveBilling, agency.fcsoLifeCycle],
  mark: "30 days",
  stamp: "returned",
  service: "payer-enrollment",
  inShort: [
    "At Medicare a request keeps your file open; returned or rejected means a new one; a denial can be appealed.",
    "Ask whether the application is still open and keeps its receipt date.",
    "Correct the source of the fault first, then the form, and answer once.",
  ],
  content: `Ten weeks after you filed, a letter comes from the payer, and it isn’t a welcome letter. Before anyone corrects anything, underline one word in it. The verb tells you whether the application is still open.

Four verbs

Medicare uses these words with fixed meanings, so start there.

- A request for more information (a “development” request) keeps the application open. Medicare may reject it if the answer isn’t complete within 30 calendar days.
- Rejected means that the 30 days passed or the answer was incomplete. The application is closed. You file a new one.
- Returned means that it could not be processed at all, because it was sent on paper to the wrong contractor, for example, or received more than 60 days before the effective date you asked for. You file a new one.
- Denied means that it was read and refused. A denial comes with appeal rights and a deadline for them. A return or a rejection can’t be appealed.

Commercial payers use the same words more loosely. One company’s “returned” is another’s “pended”. So ask on the phone, in these words: “Is our application still open, and do we keep our original receipt date?”

Why the date is worth a phone call

For physicians and most other practitioners, Medicare’s effective date is the later of two days: the day when the application that was finally approved was filed, and the day when services began at the new location. Suppose you filed on May 4. A request for a missing page came on June 5 and the message stayed unopened. The application was rejected on July 10 and you filed again on July 15. The effective date is now July 15, 72 days later, because of one page. Medicare lets a practitioner bill up to 30 days before the effective date when circumstances prevented earlier enrollment. Even then, 42 days of visits are gone.

The first hour

- Note four dates: on the letter, the day it reached you, the deadline, and today.
- Note the reference number and the analyst’s name and extension.
- Call and ask: “Is this everything, or the first thing you found?” Reviewers may stop at the first fault.
- Ask how they want the answer: portal, upload link, fax or mail. An answer sent another way may never reach the file.
- Ask whether they want one page or the whole application again.

Find the source, then the form

The fault is often in another record, and the next payer may notice it too.

- “Name does not match”: compare the W-9, the IRS letter and the NPPES record.
- “No proof of coverage”: the certificate ran out during the review, or shows the group and not the provider.
- “Unable to verify location”: CAQH or NPPES still shows the old suite.
- “Unexplained gap”: the CV gives years without months.
- “Incomplete disclosure”: a question was answered yes and the box under it is empty.
- “Signature not acceptable”: too old, or signed by someone who is not listed as an authorized official.

Correct the source first, today, and then the form. If the CAQH profile still says the old thing, the corrected form may come back too.

Answer once

Put one page on top. It takes five minutes and shows the analyst what you sent:

“Re: application for (provider), NPI, reference number. Your letter of August 3 asked for two items. 1: a malpractice certificate that shows the provider’s name; attached, page 2. 2: an explanation of July to October 2023; attached, page 3. CAQH was updated and attested on August 10. Please confirm that the application is complete and that its receipt date is unchanged. Questions to (name, direct line).”

Number the attachments the way the letter numbers its questions. Send everything in one delivery. Keep the fax report or the upload confirmation with the letter.

Three business days later, call: did it arrive, was it attached to the file, is anything else open? After that, once a week until the effective date is in writing.

Keep a log of returns

One line for each: payer, date, what they said, where the fault was, days lost. After ten lines you will see which mistakes your practice repeats. Put those at the top of the checklist that you go through before a file is sent.`,
} satisfies Post;
