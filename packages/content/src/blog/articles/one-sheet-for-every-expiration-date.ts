import { attestation, expiries } from "../../facts/expiries.ts";
import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "A tracking sheet for every expiration date",
  excerpt:
    "One physician has a dozen dates that can stop a claim or a privilege. How long each document lasts, when to start its renewal, and three columns to add.",
  category: "Credentialing Tips",
  createdOn: "2025-11-25",
  updatedOn: "2026-11-26",
  tags: ["expirations", "tracking", "checklist", "renewals"],
  sources: [
    law.deaRenewal,
    law.revalidation,
    law.medicaidRevalidation,
    standard.ncqaNoGrace,
    standard.jointCommissionDates,
    agency.cmsRevalidationList,
  ],
  mark: "12 dates",
  stamp: "due",
  service: "re-credentialing",
  inShort: [
    "One physician in one state has up to twelve items that can expire.",
    "Sort the sheet by the day to start work, not by the day of expiration.",
    "Put one name in each row, and spend fifteen minutes a week on the sheet.",
  ],
  content: `One physician in one state, with one hospital and one payer, has up to twelve items that can expire. Each further hospital, state or payer adds more.

| Item | Lasts | Start work
| State license | by state | ${expiries.license.leadDays} days before
| State controlled substance registration, if any | by state | ${expiries.controlled.leadDays} days
| DEA registration | three years | ${expiries.dea.leadDays} days
| Board certification | by board, often with yearly steps | with the license
| Malpractice policy | usually one year | ${expiries.malpractice.leadDays} days
| CAQH attestation | 120 days, 180 in Illinois | ${attestation.leadDays} days
| Hospital reappointment | two or three years | ${expiries.hospital.leadDays} days
| Payer recredentialing, each payer | 36 months at most under NCQA | ${expiries.plan.leadDays} days
| Medicare revalidation | five years, three for DMEPOS | ${expiries.medicare.leadDays} days, once the date is posted
| Medicaid revalidation, each state | at most five years | when the state writes
| Life support cards | two years | ${expiries.support.leadDays} days
| Continuing education | the license cycle | with the license

Ten providers can have more than a hundred dates. A spreadsheet with the right columns is enough. Late November is a good time to set up the spreadsheet, because many policies and registrations renew on January 1.

The columns

Start with these columns: provider, item, issuer with the web address for the renewal, number, state or facility, valid from, expires. Then add three columns.

- “Start work”: the expiration date minus the time that the renewal needs. Sort the sheet by this column, not by “expires”.
- “Owner”: the one person who renews this item.
- “Sent to”: everyone who needs a copy of the renewed document, such as CAQH, the hospital, the surgery center and the payers that don’t read CAQH. If the hospital doesn’t receive a renewed license, the hospital may treat the license as expired.

Two deadlines with little room

Under NCQA’s standards a plan has no grace period after 36 months. If the plan decides up to 30 days late, it may still recredential the provider. After that, the provider starts over as a new applicant.

DEA can reinstate a registration for one calendar month after it expires. But while the registration is expired, the physician may not handle controlled substances, not even for a day.

File names that sort by date

Begin every file name with the expiration date: 2027-06-30-license-tn-lastname.pdf. Keep the old copies in a folder called “past”, because a hospital may ask for a document that was valid in 2022.

Fifteen minutes a week

- For every item whose “start work” date is today or earlier, decide who does what this week.
- For every item renewed last week, check that everyone in “sent to” has the new document.
- Check one row against the issuer’s website, to find typing errors before a payer finds them.
- Add or change the rows of anyone who joined, left, moved or changed a name.

First enter every item that expires within seven months, for all providers. Enter the rest at one provider a day. If you have more than a dozen providers, use software that sends reminders. Keep the weekly check even then, because a reminder may go to someone who has left.`,
} satisfies Post;
