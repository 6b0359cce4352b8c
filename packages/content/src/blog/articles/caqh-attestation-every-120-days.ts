import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "CAQH attestation: four fixed weeks beat three dates",
  excerpt:
    "CAQH asks for a new attestation every 120 days, 180 in Illinois. Three times 120 is 360, so three fixed dates a year run late. Use quarters instead.",
  category: "Credentialing Tips",
  createdOn: "2026-11-04",
  updatedOn: "2026-11-26",
  tags: ["CAQH", "attestation", "calendar", "provider profile"],
  sources: [standard.caqh, commentary.caqhRenamed, state.illinoisDirectories, law.directoriesLaw],
  mark: "120 days",
  stamp: "due",
  service: "physician-credentialing",
  inShort: [
    "CAQH wants a new attestation every 120 days, 180 in Illinois.",
    "Attest in the first week of each quarter: the longest stretch is 98 days, which leaves 22 in reserve.",
    "Uploading a document is not attesting: an expired profile stays expired until the provider attests.",
  ],
  content: `Three times 120 is 360. A year has 365 days. A practice that attests on the same three dates every year is late at least once a year, and may find out only when a payer can’t use the profile.

CAQH asks every provider to re-attest every 120 days; a provider who practices in Illinois has 180. CAQH sends reminder emails before the date. After it, the profile’s attestation has expired.

According to trade reports the service has called itself DataSpring, powered by CAQH, since June 2026. The reports describe login, profile and the 120 days as unchanged. Payers’ forms may say either name. In this article CAQH means both.

What drifting looks like

Say that a provider attests today, November 4, 2026, and then always waits for the last day.

| Due | Falls on | Days since the first
| March 4, 2027 | Thursday | 120
| July 2, 2027 | the Friday before the Fourth | 240
| October 30, 2027 | Saturday | 360

In Illinois the first of these would be May 3, 2027. Each attestation starts its own count, so the dates move through the calendar and never settle on a day that the office would remember.

Quarters

Attest in the first week of January, April, July and October. The longest time from the first day of one such week to the last day of the next is 98 days, which leaves 22 for a vacation, a lost password or a certificate that hasn’t arrived. One recurring appointment covers every provider in the practice, whatever day each of them joined.

Quarters have a second use. The No Surprises Act has employer and individual health plans verify their directory entries at least every 90 days, and some states add their own audits. Many of their questions are about data that you have just checked.

Twenty minutes for one provider

The first items are the ones that go stale.

- Malpractice: upload the current certificate, then read the dates typed on the page against the dates on the certificate.
- Licenses, DEA and state controlled substance registrations: number, state and expiration date of each.
- Practice locations: address, suite, phone, fax and whether new patients are accepted. End the location that closed.
- Hospital affiliations: current status, and an end date for anything resigned.
- Work history: month and year, with “present” only for positions that the provider still holds.
- Disclosure questions: read every one again. An answer that was true in July may not be true in October.
- Authorizations: check that every payer with an open or current file is allowed to see the profile.
- Attest, wait for the confirmation, and enter its date in your tracker.

Uploading a document and attesting are two steps. A new certificate in the document list does nothing for a profile whose attestation ran out.

Who does what

The office can prepare everything except the provider’s own knowledge. The disclosure pages ask about claims, health, sanctions and lost privileges, and the person who signs says that the answers are true. So let the office fill and check, let the provider read the disclosure pages, and let the provider attest. That takes a physician about ten minutes, four times a year.

Then look at the contact email on the profile. If it belongs to someone who has left, the reminders may go unread. Use a shared address such as credentialing@ at your own domain, and keep the provider’s personal address as the second contact.

If it has already expired

- Correct what is wrong and attest today. Don’t put it off for details that can follow later, but never attest to what isn’t true.
- List every payer where that provider has an application or a recredentialing file open.
- Call each one. Ask whether the file stopped, and whether anything besides the attestation is needed to move it.
- Note the name and the date, and call again a week later.

Don’t count on a reminder for a profile that has expired. Look at the status of each one once a month.`,
} satisfies Post;
