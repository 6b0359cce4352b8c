import type { Post } from "../types.ts";

export const oneSheetForEveryExpirationDate: Post = {
  title: "One sheet that knows every expiration date",
  excerpt:
    "One physician carries a dozen dates that can stop a claim or a privilege. How to build a tracker with eleven columns, and the three that most trackers lack.",
  category: "Credentialing Tips",
  createdOn: "2025-11-29",
  updatedOn: null,
  tags: ["expirations", "tracking", "checklist", "renewals"],
  sources: [],
  content: `Take one physician in one state and count the dates that can run out.

- State license
- State controlled substance registration, where there is one
- DEA registration: three years
- Board certification and its yearly requirements
- Malpractice policy: usually one year
- CAQH attestation: 120 days, 180 in Illinois
- Hospital reappointment: up to three years, less where state law or the bylaws say so
- Payer recredentialing: at least every 36 months under NCQA's standards, for each payer
- Medicare revalidation: five years, three for DME suppliers
- Medicaid revalidation: at least every five years, per state
- Life support cards: two years
- Continuing education for the license cycle

Twelve, before you add a second hospital, a second state and nine payers. Ten providers come to well over a hundred dates. Nobody remembers a hundred dates. A sheet does, if it is built for the job, and the week after Thanksgiving is a good one to build it, because January 1 is when many policies and registrations turn over.

Eleven columns

- Provider
- Item
- Issuer, with the web address where it is renewed
- Number
- State or facility
- Valid from
- Expires
- Start work
- Owner
- Where the file lies
- Sent to

Most trackers stop at "Expires". Three of the columns after it do the work.

"Start work" is the expiration date minus the time the renewal needs. Sort the sheet by this column. An expiration date tells you when it is too late.

"Owner" holds one name. Two names mean that each of them trusts the other.

"Sent to" lists everyone who holds a copy: CAQH, the hospital, the payers who don't read CAQH, the surgery center. A renewal that nobody sends on is half a renewal. The license is valid, the hospital's file says it is not, and the suspension letter arrives on a Friday.

How early to start

These are the lead times we use.

- 120 days before: payer recredentialing and hospital reappointment. The process takes 30 to 60 days once the file is complete, and the rest is for the committee.
- 90 days: state license, including a check that the continuing education credits are really there
- 60 days: DEA and state controlled substance registrations
- 45 days: malpractice. Ask the broker when the new certificate will be issued, because it often comes in the last week.
- 30 days: life support cards and CAQH
- Medicare revalidation: look the provider up in the public list. Due dates are posted about seven months ahead, and there are no extensions.

Two of these forgive very little. Under NCQA's standards a plan has no grace period after 36 months: up to 30 days late it may still recredential, and after that the provider starts over as a new applicant. And a DEA registration can be reinstated for one calendar month after it expires, but handling controlled substances on an expired one isn't allowed for a single day of that month.

Names that sort themselves

Give every file the expiration date first: 2026-06-30-license-tn-lastname.pdf. The folder then sorts by urgency without any software. Keep the old copy, in a folder called "past", because a hospital may ask what was valid in 2022.

One folder per provider, the same nine names in each: license, DEA and CDS, board, malpractice, education, work history, references, payers, hospital. Whoever is covering for you in August finds things on the first try.

Fifteen minutes on Monday

- Sort by "Start work". Everything that is today or earlier gets an owner and an action.
- Look at what was renewed last week. Is "Sent to" complete?
- Pick one row and open the issuer's page. Does the date there agree with your sheet? One row a week finds typing errors before a payer does.
- Note anybody who joined, left, moved or changed a name.

Build it this week

Start with the expirations between now and June 30, 2026, for all providers. That is one afternoon. The rest of the dates can follow over December, a provider a day.

A spreadsheet is enough up to a dozen providers. Above that, use something that sends the reminder by itself, and still keep the Monday fifteen minutes, because software reminds the person it was told about, and that person may have left in spring.`,
};
