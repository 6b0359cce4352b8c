import type { Post } from "../types.ts";

export const caqhAttestationEvery120Days: Post = {
  title: "Three CAQH attestations a year are one too few",
  excerpt:
    "CAQH asks for a new attestation every 120 days, 180 in Illinois. Three times 120 is 360, so three fixed dates a year run late. Use quarters instead.",
  category: "Credentialing Tips",
  createdOn: "2026-10-15",
  updatedOn: null,
  tags: ["CAQH", "attestation", "calendar", "provider profile"],
  sources: [],
  content: `Three times 120 is 360. A year has 365 days. A practice that attests on the same three dates every year is late by five days somewhere, and finds out when a payer can't use a profile that it used last spring.

The rule itself is short. CAQH asks every provider to re-attest every 120 days; a provider who practices in Illinois has 180. Reminder e-mails go out 15, 10 and 5 days before the date. If nobody acts, the status reads "Expired" on the day after.

One year on paper

Take a provider who attests on October 15, 2026, and then always waits for the last day.

- February 12, 2027: day 120, in the week when half the office has the flu
- June 12, 2027: day 120 again, a Saturday
- October 10, 2027: and again, a Sunday, five days before the anniversary

In Illinois the first of these dates would be April 13, 2027. Each attestation starts its own count, so the dates drift through the calendar and never settle where somebody would remember them.

Use quarters

Attest in the first week of January, April, July and October. The longest stretch between two of those weeks is 98 days, which leaves 22 days for a vacation, a lost password or a certificate that hasn't arrived. One recurring appointment covers every provider in the practice, whatever day each of them joined.

Quarters have a second use. Federal law has health plans verify their directory entries at least every 90 days, so payers ask about addresses and phone numbers at about the same pace. The page you have just checked is the page they ask about.

Twenty minutes for one provider

Do it in this order. The first items are the ones that go stale.

- Malpractice: upload the current certificate, then read the dates typed on the page against the dates on the paper.
- Licenses, DEA and state controlled substance registrations: number, state and expiration date of each.
- Practice locations: address, suite, phone, fax and whether new patients are accepted. End the location that closed.
- Hospital affiliations: current status, and an end date for anything resigned.
- Work history: month and year, with "present" on one line only.
- Disclosure questions: read every one again. An answer that was true in July may not be true in October.
- Authorizations: every payer with an open or current file is allowed to see the profile.
- Attest, wait for the confirmation, and write its date in your tracker.

Uploading a document and attesting are two steps. A new certificate in the document list does nothing for a profile whose attestation ran out.

Who does what

The office can prepare everything except the provider's own knowledge. The disclosure pages ask about claims, health, sanctions and lost privileges, and the person who signs says that the answers are true. So let the office fill and check, let the provider read the disclosure pages, and let the provider attest. Ten minutes of a physician's time, four times a year.

Then look at the contact e-mail on the profile. If it belongs to someone who left in 2024, the reminders at 15, 10 and 5 days are going to an empty desk. Use a mailbox that two people read, such as credentialing@ at your own domain, and keep the provider's personal address as the second contact.

If it has already expired

- Attest today. Correct first what is wrong, but don't wait for a perfect profile to fix an expired one.
- List every payer where that provider has an application or a recredentialing file open.
- Call each one. Ask whether the file stopped, and whether anything besides the attestation is needed to move it.
- Write down the name and the date, and call again a week later.

After the expiration CAQH sends notices on the day after and again at 14, 28 and 42 days. The one at 42 is the last. Whoever reads that one has had an expired profile for six weeks.

For providers whose files we keep, the quarter weeks are in our calendar and the provider gets one message: the pages to read, and what we changed since the last time.`,
};
