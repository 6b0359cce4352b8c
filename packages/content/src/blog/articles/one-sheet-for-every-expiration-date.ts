import { attestation, expiries } from "../../facts/expiries.ts";
import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "A tracking sheet for every expiration date",
  excerpt:
    "One physician carries a dozen dates that can stop a claim or a privilege. How long each lasts, when to start renewing it, and three columns to add.",
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
    "One physician in one state carries up to twelve dates that can run out.",
    "Sort the sheet by the day to start work, not by the day of expiration.",
    "Put one name in each row, and spend fifteen minutes a week on the sheet.",
  ],
  content: `How many dates can run out on one physician in one state? Up to twelve, before you add a second hospital, a second state or more than one payer.

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

Ten providers can have more than a hundred dates. A spreadsheet can hold them if it is built for the job, and late November is a good time to build it, because many policies and registrations turn over on January 1.

The columns

Provider, item, issuer with the web address of the renewal, number, state or facility, valid from, expires. Three more say when to act.

“Start work” is the expiration date minus the time that the renewal needs. Sort the sheet by this column and not by “expires”.

“Owner” holds one name.

“Sent to” lists everyone who holds a copy: CAQH, the hospital, the payers who don’t read CAQH, the surgery center. If a renewed license doesn’t reach the hospital’s file, the hospital may treat it as expired.

Two deadlines with little room

Under NCQA’s standards a plan has no grace period after 36 months. Up to 30 days late it may still recredential; after that the provider starts over as a new applicant.

A DEA registration can be reinstated for one calendar month after it expires, but handling controlled substances on an expired one isn’t allowed for a single day of that month.

File names that sort by date

Begin every file name with the expiration date: 2027-06-30-license-tn-lastname.pdf. Keep the old copy in a folder called “past”, because a hospital may ask what was valid in 2022.

Fifteen minutes a week

- Everything whose “start work” is today or earlier gets an owner and an action.
- Last week’s renewals: is “sent to” complete?
- One row, checked at the issuer’s page. That finds typing errors before a payer does.
- Anyone who joined, left, moved or changed a name.

Begin with what expires within seven months, for all providers. The rest can follow, a provider a day. Above a dozen providers use software that sends the reminders, and keep the weekly check, because the reminder goes to the address that was entered when the row was made.`,
} satisfies Post;
