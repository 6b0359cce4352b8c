import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "CAQH attestation: plan four fixed weeks a year",
  excerpt:
    "CAQH asks for a new attestation every 120 days (180 in Illinois). Three attestations a year are too few, so attest in the first week of each quarter.",
  category: "Credentialing Tips",
  createdOn: "2026-11-04",
  updatedOn: "2026-11-26",
  tags: ["CAQH", "attestation", "calendar", "provider profile"],
  sources: [standard.caqh, commentary.caqhRenamed, state.illinoisDirectories, law.directoriesLaw],
  mark: "120 days",
  stamp: "due",
  service: "physician-credentialing",
  inShort: [
    "CAQH asks every provider to attest again every 120 days, or every 180 days in Illinois.",
    "Attest in the first week of each quarter. Then at most 98 days pass between attestations, with 22 to spare.",
    "An uploaded document is not an attestation: an expired profile stays expired until the provider attests.",
  ],
  content: `CAQH asks every provider to attest again every 120 days. A provider who practices in Illinois has 180 days. CAQH sends reminder emails before the due date. If the provider doesn’t attest by the due date, the attestation expires, and you may find out only when a payer can’t use the profile.

Three attestations a year are not enough. Three times 120 days is 360 days, and a year has 365. A practice that attests on the same three dates every year is late at least once a year.

According to trade reports, the name of CAQH’s service has been “DataSpring, powered by CAQH” since June 2026. The reports say that the login, the profile and the 120 days have not changed. Payers’ forms may use either name. In this article we say CAQH.

What happens if you wait for the due date

Suppose a provider attests on November 4, 2026, and from then on always waits for the due date.

| Due date | Day | Days after November 4, 2026
| March 4, 2027 | Thursday | 120
| July 2, 2027 | the Friday before the Fourth of July | 240
| October 30, 2027 | Saturday | 360

In Illinois the first due date would be May 3, 2027. Each attestation starts a new count, so the due dates move through the calendar and never settle on days that the office would remember.

Attest in the first week of each quarter

Attest in the first week of January, April, July and October. The longest time between two attestations is then 98 days, from the first day of one of these weeks to the last day of the next. That leaves 22 days for a vacation, a lost password or a certificate that hasn’t arrived. One recurring appointment covers every provider in the practice, whatever day each provider joined.

The quarterly check also helps when a health plan asks you to verify its directory. The No Surprises Act requires employer and individual health plans to verify their directory entries at least every 90 days, and some states add audits of their own. Many of the plans’ questions are about data that you have just checked.

Twenty minutes for one provider

Check the profile in this order. It begins with the items that expire.

- Malpractice: upload the current certificate. Compare the dates typed in CAQH with the dates on the certificate.
- Licenses, DEA and state controlled substance registrations: check the number, the state and the expiration date of each.
- Practice locations: check address, suite, phone, fax and whether the location accepts new patients. Enter an end date for any location that has closed.
- Hospital affiliations: check the current status. Enter an end date for every affiliation that the provider resigned.
- Work history: give month and year. Use “present” only for positions that the provider still holds.
- Disclosure questions: read every question again. An answer that was true in July may not be true in October.
- Authorizations: check that every payer with an open or current file on the provider is authorized to see the profile.
- Attestation: the provider attests. Wait for the confirmation, and enter its date in your tracker.

Uploading a document and attesting are two steps. If the attestation has expired, a new certificate in the document list doesn’t change that. The provider still has to attest.

Who does what

The office can fill in and check everything except what only the provider knows. The disclosure pages ask about claims, health, sanctions and lost privileges, and the person who attests states that the answers are true. So the provider should read the disclosure pages and attest. That takes a physician about ten minutes, four times a year.

Check the contact email in the profile, too. If the address belongs to someone who has left, the reminders may go unread. Use a shared address at your own domain, such as credentialing@, and keep the provider’s personal address as the second contact.

If the attestation has already expired

- Correct what is wrong, and have the provider attest today. Don’t wait for details that you can add later, but the provider must never attest to anything that isn’t true.
- List every payer where the provider has an application or a recredentialing file open.
- Call each of these payers. Ask whether the payer stopped work on the provider’s file, and whether the payer needs anything besides the attestation to continue.
- Note the date and the name of the person you spoke to, and call again a week later.

Don’t count on a reminder for a profile that has already expired. Look up the status of every profile once a month.`,
} satisfies Post;
