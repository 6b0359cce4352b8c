import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Medicare revalidation: CMS extends no due date",
  excerpt:
    "CMS posts each due date up to seven months ahead and grants no extensions. What to do in each of the seven months, and what a missed date can cost.",
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
    "Most enrollments are due every five years. CMS posts each due date up to seven months ahead and extends none.",
    "File four months before the due date, without waiting for the contractor’s notice.",
    "After a deactivation, Medicare doesn’t pay for visits until the contractor receives the new application.",
  ],
  content: `Open the Medicare Revalidation List on data.cms.gov and type in your group’s name. For each provider, the list shows a due date or “TBD”. TBD means that CMS has posted no due date, so look again in two months.

The rule in short

Most providers and suppliers revalidate every five years. DMEPOS suppliers revalidate every three years. CMS posts each due date up to seven months ahead and gives no extensions and no exemptions. CMS may also ask for an off-cycle revalidation.

The due date is the last day of a month, and that month generally stays the same from one cycle to the next. A provider who was due on September 30 can expect September again. Practitioners who opted out of Medicare don’t revalidate, because they have no billing privileges. The same is true of practitioners who are enrolled only to order and certify.

Seven months, month by month

The months count down to the due date. Month 7 begins seven months before the due date.

- Month 7: from this month on, the due date may appear on the list. Enter it in the calendars of two people. Don’t file earlier, because an application that arrives more than seven months before the due date is returned as unsolicited.
- Month 6: log in to PECOS. Check that someone in your office still has access, and that the authorized official still works for you. If the person with access has left, it can take weeks to restore access.
- Month 5: print what Medicare has on file and mark what is wrong. Check practice locations, correspondence address, owners and managers, bank account and reassignments.
- Month 4: file. Don’t wait for the contractor’s notice. It usually comes three to four months before the due date, by email or mail, to addresses that may be five years old.
- Months 3 and 2: answer every request from the contractor within the time in its letter, usually 30 days. The request often goes to the contact person on the application, so name someone who reads the inbox.
- Month 1: by now you should have the approval letter. Check names, locations and reassignments against the printout of month 5.

One physician, several groups

A physician who has reassigned benefits to three groups revalidates once, with all three reassignments. The list shows the reassignments. Physicians miss due dates because each group believes that another group is filing. Ask the physician which group files, get the answer in writing, and check the list again a month later. The group also has its own enrollment, with its own due date. If the groups are in the areas of different contractors, the physician has an enrollment with each contractor.

Why applications come back

- The legal name differs between the application, NPPES, IRS records and the bank letter. “Inc.” can matter, and so can a comma.
- A location that closed in 2023 is still listed, or the new location was never reported. A physician practice must report a change of practice location within 30 days, so the contractor may ask why an old move wasn’t reported.
- The person who signed isn’t an authorized or delegated official.
- Section 3 of the form leaves out an adverse action because it seemed too old. The form asks for convictions of the last ten years. The form also asks for current and past license suspensions and revocations, exclusions and debarments. Answer fully, with the documents.
- The provider owes the application fee and hasn’t paid it.

Who pays a fee

Institutional providers and DMEPOS suppliers pay the application fee when they enroll, revalidate or add a practice location. The fee is $750 for applications filed in 2026. Physicians, non-physician practitioners and their groups pay nothing on the 855I and 855B. If the fee is a hardship, the request for an exception has to come with the application.

What a missed date costs

After a missed due date, CMS acts in two steps. The first step is a stay of enrollment. The provider remains enrolled, but claims for dates of service within the stay are rejected. Contractors describe a stay of 30 days for a missed revalidation. According to the contractors, you can send the rejected claims again if you comply within the stay.

The second step is deactivation. To reactivate the enrollment, you file a complete application. The new effective date is the day on which the contractor received the application that it later approved. Medicare doesn’t pay for visits in the gap between the deactivation and that day, now or later.

A published appeals decision from 2020 shows how long a gap can be. A surgeon and his practice were deactivated on July 18, 2018. On November 30 the contractor received the application that it later approved, so they had no billing privileges for more than four months.

If the due date has passed

File a complete application in PECOS today, because the day of receipt decides how long the gap is. Hold claims from the due date on, and tell the physicians which visits may not be paid. Then read the contractor’s letter for your rights. You can answer a stay or a deactivation with a rebuttal, and the letter says how long you have.

If your due date was in 2026, a five-year cycle brings the next one in 2031. Search the list twice a year until then, because CMS can also ask for an off-cycle revalidation.`,
} satisfies Post;
