import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Medicare revalidation has a date and no extensions",
  excerpt:
    "CMS posts each due date up to seven months ahead and grants no extensions. A calendar for the seven months, and what a missed date can cost in unpaid visits.",
  category: "Payer Enrollment",
  createdOn: "2026-08-13",
  updatedOn: "2026-11-26",
  tags: ["Medicare", "revalidation", "PECOS", "deadlines", "DMEPOS"],
  sources: [
    agency.cmsRevalidationList,
    agency.fcsoRevalidation,
    law.revalidation,
    law.stay,
    law.deactivation,
    law.reporting,
    law.fee2026,
    law.dmeposSuppliers,
  ],
  mark: "7 months",
  stamp: "due",
  service: "re-credentialing",
  inShort: [
    "Most enrollments are due every five years; CMS posts the date up to seven months ahead and extends none.",
    "File in month 4, without waiting for the contractor’s notice.",
    "Visits between a deactivation and the new receipt date aren’t paid, now or later.",
  ],
  content: `Open the Medicare Revalidation List on data.cms.gov and type in your group’s name. It takes a minute. For each provider the list shows a date or “TBD”. TBD means that no due date has been posted; look again in two months.

The rule in short

Most providers and suppliers revalidate every five years. DMEPOS suppliers do it every three. CMS posts the due dates up to seven months ahead, may also ask for a revalidation off the cycle, and gives no extensions and no exemptions from a due date.

The due date is the last day of a month, and it generally stays with you from one cycle to the next. A provider who was due on September 30 can expect September again. Practitioners who opted out, and those enrolled only to order and certify, have no billing privileges to revalidate.

Seven months, month by month

- Month 7: the date appears on the list, at the earliest. Enter it in the calendar of two people. Don’t file earlier: an application that arrives more than seven months before the due date is returned as unsolicited.
- Month 6: log in to PECOS. Check that someone in your office still has access, and that the authorized official still works for you. Restoring access after a departure can take weeks.
- Month 5: print what is on file and mark what is wrong: practice locations, correspondence address, owners and managers, bank account, reassignments.
- Month 4: file. The contractor’s notice usually comes three to four months ahead, by email or mail, to addresses that may be five years old. Don’t wait for it.
- Months 3 and 2: answer every request from the contractor within the time in its letter. Usually that is 30 days. The request often goes to the contact person on the application, so name someone who reads the inbox.
- Month 1: hold the approval letter. Check names, locations and reassignments against the printout of month 5.

One person, several groups

A physician who has reassigned benefits to three groups revalidates once, with all three reassignments. The list shows them. A date is missed when each group believes that another one is filing. Ask the physician who files, get the name in writing, and check the list again a month later. The group itself has an enrollment too, with its own date. And where the groups lie in the areas of different contractors, there is an enrollment with each.

Why applications come back

- The legal name differs between the application, NPPES, IRS records and the bank letter. “Inc.” can matter, and so can a comma.
- A location that closed in 2023 is still listed, or the new one was never reported. A physician practice reports a change of practice location within 30 days, so a revalidation that reveals an old move raises a second question.
- The signature is by someone who isn’t an authorized or delegated official.
- An adverse action is left out of section 3 because it seemed too old. The form asks for convictions of the last ten years. For license suspensions and revocations, exclusions and debarments it asks for current and past ones. Answer fully, with the documents.
- The fee is missing, for those who owe one.

Who pays a fee

Institutional providers and DMEPOS suppliers pay the application fee when they enroll, revalidate or add a practice location. It is $750 for applications filed in 2026. Physicians, non-physician practitioners and their groups pay none on the 855I and 855B. If paying would be a hardship, the request for an exception has to come with the application.

What a missed date costs

CMS acts in two steps. The first is a stay of enrollment: the provider remains enrolled, but claims for dates within the stay are rejected. For a missed revalidation, contractors describe a stay of 30 days. By their description, claims can be sent again if you comply in that time.

The second is deactivation, and then payment for the gap is lost. Reactivation takes a complete application, and the new date is the day the contractor received the application that it approved. Visits between the two dates aren’t paid, now or later. A published appeals decision from 2020 shows the scale: a surgeon and his practice deactivated on July 18, 2018, the approved application received on November 30, and a gap in billing privileges of more than four months.

If the date has passed

File a complete application in PECOS today. The receipt date decides how long the gap is. Then hold claims from the due date on, tell the physicians which visits are at risk, and read the contractor’s letter for your rights: a stay or a deactivation can be answered with a rebuttal, and the letter says how long you have.

After a date in 2026, a five-year cycle brings the next one in 2031. Search the list twice a year until then, because CMS can also ask off the cycle.`,
} satisfies Post;
