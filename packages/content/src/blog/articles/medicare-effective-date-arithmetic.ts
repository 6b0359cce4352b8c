import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Medicare’s effective date: count the days before you file",
  excerpt:
    "One physician, one start date, four filing dates, and the days of pay that each can cost. 42 CFR 424.520 and 424.521, worked through by the calendar.",
  category: "Payer Enrollment",
  createdOn: "2026-03-04",
  updatedOn: "2026-11-26",
  tags: ["Medicare", "effective date", "retrospective billing", "PECOS"],
  sources: [
    law.effectiveDate,
    law.retrospectiveBilling,
    law.reassignmentDate,
    law.returns,
    law.rejection,
    law.reconsideration,
    law.filingLimit,
    law.surveyedProviders,
    agency.fcsoTimes,
  ],
  mark: "Jan 31 > Apr 1",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "The effective date is the later of two days: the filing of the approved application, or the first service.",
    "For a start on April 1, file from January 31 to April 1. If you file later, you can lose days.",
    "If an application is rejected, its filing date doesn’t count. Only the next application’s date does.",
  ],
  content: `A physician sees her first Medicare patient at your practice on April 1. The start date is fixed, but you choose the day on which you file her application. The table shows which visits you lose with each choice.

Four ways to file

| Filed | Effective date | Billing from | Lost
| March 2, approved in May | April 1 | April 1 | nothing
| April 20 | April 20 | March 21 | nothing
| June 15 | June 15 | May 16 | April 1 to May 15, 45 days
| March 2, rejected April 28; filed again May 20 | May 20 | April 20 | April 1 to 19, 19 days

The dates under “Billing from” assume that something kept the practice from filing earlier, because only then does Medicare pay for visits up to 30 days before the effective date. In the last row, the practice didn’t answer a request for a document, and the application was rejected. So the first filing, a month early, didn’t count.

The date of the approval changes none of these results. Contractors publish average processing times of 7-50 days, longer with a site visit. A slow approval delays payment. A late or rejected filing can lose payment.

The rule

For physicians, non-physician practitioners and their groups, the effective date is the later of two days (42 CFR 424.520(d)):

- the day on which you filed the application that was later approved
- the day on which the provider first began to furnish services at the new practice location

Medicare also allows retrospective billing, which means billing for services at that location for up to 30 days before the effective date (42 CFR 424.521). There are two conditions: the provider met all program requirements, including the state license, and circumstances kept the provider from enrolling in advance. After a presidentially declared disaster that kept the provider from enrolling, the limit is 90 days.

Don’t write off the visits in those 30 days. Enter the first day of service in the application, hold the claims, and read the billing date in the approval letter.

If an application is rejected, its filing date doesn’t count. The next application gets its own filing date.

When an application counts as filed

An application is filed when the contractor has it with every signature. In PECOS that means the electronic signature of each person who must sign: the physician and, for the reassignment, the group’s authorized or delegated official. Ask both people to sign on the day that you submit, and check the status the next morning. An application with the status “Pending signature” isn’t filed.

You can also file too early. An individual or group application that reaches the contractor more than 60 days before its effective date is returned. For a start on April 1, the first day to file is January 31.

How practices lose days

- The contractor asks for more information, usually with 30 days to answer. The request goes to a contact person who has left.
- The name on the application differs from the name in Social Security, IRS or NPPES records.
- The state issues the license after the start date. Visits before the license aren’t payable, whatever the form says.
- The physician was already enrolled, and the office forgot the reassignment to your group. Her Medicare enrollment is active, but your claims are denied.
- The application went to the wrong contractor and was returned.

Check the reassignment separately. A physician who moves from another practice is already enrolled and often believes that nothing is needed. But your group can’t bill for her until her benefits are reassigned to your tax ID. A reassignment alone takes effect 30 days before its filing at the earliest (42 CFR 424.522).

Don’t count on the 30 days

The 30 days are for circumstances that kept you from enrolling in advance. A practice that files 25 days after the start on purpose may not get the 30 days, and has no time left for a mistake.

Don’t bill visits before the first payable day under a colleague’s NPI. A claim states who rendered the service, so a claim that names someone else is false.

Where this arithmetic doesn’t apply

Hospitals, surgery centers and others that need a survey or accreditation follow other rules (42 CFR 489.13). So do DMEPOS suppliers and independent diagnostic testing facilities. Medicare Advantage plans set their own dates by contract. Most commercial plans start a provider on a date of their choice after approval, and few backdate, unless a state law or the contract requires it. Medicare’s 30 days don’t apply to any of these.

While you wait

The physician may see patients if the license and your malpractice coverage allow it. Hold the Medicare claims. You have one calendar year from each date of service to file them.

When the approval letter comes, check two dates in it: the effective date and the date from which you may bill. If either date is wrong, you may ask for reconsideration within 65 days of the date on the letter. Bring proof of the day on which the contractor received the application. Explaining why you filed late won’t change the date.

Put the filing dates on the offer letter

Before a physician signs, write three things next to the start date:

- the first day on which you can file
- the last day on which you can file without losing a visit, even without the 30 days
- the name of the person who files

For a start on April 1, these are January 31, April 1 and a name. If something keeps you from filing earlier, you still lose nothing if you file by May 1. Have the application ready on January 31.`,
} satisfies Post;
