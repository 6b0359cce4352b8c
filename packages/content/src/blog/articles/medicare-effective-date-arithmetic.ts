import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Medicare’s effective date: do the arithmetic first",
  excerpt:
    "One physician, one start date, four ways to file, and what each can lose. The rule of 42 CFR 424.520 and 424.521, worked through by the calendar.",
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
    "The date is the later of two days: filing of the approved application, first service at the location.",
    "For a start on April 1, file from January 31 to April 1; later, the 30 days count only on a condition.",
    "A rejected application leaves no filing date behind: the next one starts from zero.",
  ],
  content: `A physician sees her first Medicare patient at your practice on April 1. The start date is fixed, but you choose the day on which you file. Here is what each choice costs.

Four ways to file

| Filed | Effective date | Billing from | Lost
| March 2, approved in May | April 1 | April 1 | nothing
| April 20 | April 20 | March 21 | nothing
| June 15 | June 15 | May 16 | April 1 to May 15, 45 days
| March 2, rejected April 28; again May 20 | May 20 | April 20 | April 1 to 19, 19 days

The dates under “Billing from” assume that something kept the practice from filing earlier, because only then do the 30 days apply. In the last case a request for a document went unanswered, so the first filing, a month early, didn’t count.

The approval date decides none of these results. Contractors publish averages of 7-50 days, longer with a site visit. A slow approval delays payment; a late or rejected filing can lose it.

The rule

For physicians, non-physician practitioners and their groups, 42 CFR 424.520(d) sets the effective date at the later of two days: the day the application that was later approved was filed, and the day the provider first began furnishing services at the new practice location.

Section 424.521 adds the retrospective window. If all program requirements were met, state license included, and circumstances precluded enrolling in advance, services at the enrolled location may be billed for up to 30 days before the effective date. After a presidentially declared disaster that precluded enrolling, it is 90 days. Don’t write these visits off yourself: enter the first day of service in the application, hold the claims, and read the billing date in the approval letter.

Only the filing of an application that was later approved counts. A rejected application leaves no filing date behind, and the next one starts over.

When an application counts as filed

It counts when the contractor has it with every signature. In PECOS that means the electronic signature of each person who must sign: the physician, and for the reassignment the group’s authorized or delegated official. Ask both people to sign on the day that you submit, and look at the status the next morning. “Pending signature” isn’t filed.

You can’t file as early as you like either. An individual or group application that reaches the contractor more than 60 days before its effective date is returned. For an April 1 start, the first day is January 31.

How filings get lost

- A request for more information, usually with 30 days to answer, goes to a contact person who has left.
- The name on the application differs from the one in Social Security, IRS or NPPES records.
- The state license is issued after the start date. Visits before the license aren’t payable, whatever the form says.
- The physician was enrolled, and the reassignment to your group was forgotten. Her Medicare enrollment is active, and your claims are still denied.
- The application went to the wrong contractor, and was returned.

Check the reassignment separately. A physician who moves from another practice is already enrolled and often believes that nothing is needed. Your group can’t bill for her until her benefits are reassigned to your tax ID, and a reassignment alone takes effect 30 days before its filing at the earliest (42 CFR 424.522).

What the window is for

The rule gives the 30 days for circumstances that precluded enrolling in advance. A practice that files 25 days after the start on purpose may not have them, and has no time left for a mistake.

Visits before the first payable day don’t become payable by putting a colleague’s NPI on the claim. A claim states who rendered the service, so naming someone else makes it false.

Where this arithmetic doesn’t apply

Hospitals, surgery centers and others that need survey or accreditation follow other rules (42 CFR 489.13), and so do DMEPOS suppliers and independent diagnostic testing facilities. Medicare Advantage plans set their own dates by contract. Most commercial plans start a provider on a date of their choosing after approval, and few go back, unless a state law or the contract makes them. Medicare’s 30 days don’t apply to any of these.

While you wait

See patients if the license and your malpractice coverage allow it, and hold the Medicare claims. You have one calendar year from each date of service to file them. When the letter comes, check two dates in it: the effective date and the date from which you may bill. If either is wrong, you may ask for reconsideration within 65 days of the letter’s date. Bring proof of when the contractor received the application. A reason for having filed late doesn’t prove an earlier filing.

Put three dates on the offer letter

Before a physician signs, write down with the start date the first day you can file, the last day that loses nothing even without the 30 days, and the name of the person who files. For April 1 these are January 31, April 1 and a name. May 1 still loses nothing if something kept you from filing earlier. Have the application ready on January 31.`,
} satisfies Post;
