import type { Post } from "../types.ts";

export const credentialingYear2025InReview: Post = {
  title: "What 2025 changed for credentialing offices",
  excerpt:
    "Five changes of 2025 that reach a practice's credentialing desk, from NCQA's shorter windows to the $750 fee, and the rules that stayed where they were.",
  category: "Industry News",
  createdOn: "2025-12-31",
  updatedOn: null,
  tags: ["year in review", "NCQA", "IMLC", "reappointment", "application fee"],
  sources: [],
  content: `Five changes this year were worth a line on a credentialing desk's wall. One of them cost real hours. Here they are in the order of the work that they make, with the date of each, followed by the rules that did not move.

1. NCQA's shorter windows

Since July 1, 2025, an organization with NCQA credentialing accreditation has 120 days between verifying a credential and deciding on the file. Before, it had 180. Certified verification organizations have 90, down from 120. Exclusions and license expirations are monitored monthly, and a decision is sent to the provider within 30 days instead of 60.

You feel it from the other side. A verification that used to last six months now lasts four, and when it runs out the plan asks for the document again. Answer those requests within two days and most of the new pressure disappears.

2. The compact's map moved three times

Michigan's membership in the Interstate Medical Licensure Compact ended on March 28, 2025, when its law reached its sunset date. Arkansas enacted the compact as Act 269 of 2025. North Carolina's law was signed in July, and takes effect tomorrow, January 1, 2026.

Joining by law and accepting applications are separate events. Before you promise a start date in a state that has just joined, look at the Commission's own map and call the board.

3. The first three-year reappointments came due

The Joint Commission announced in November 2022 that hospitals may reappoint every three years instead of two, unless law sets a shorter period. The first appointments granted for three years under that change ran out from November 2025 on.

Some hospitals moved their staff in stages, so two physicians in one practice can now be on different cycles at the same hospital. And some states keep two years: Idaho's and North Carolina's rules have been named since 2022, and California and Illinois need a check before anyone relies on three. Ask each medical staff office for the date in writing. Don't add three years to the last letter.

4. The institutional fee goes to $750

CMS published the 2026 amount on December 3. An application from an institutional provider that is submitted today carries $730; from tomorrow it is $750. The fee applies to initial enrollment, revalidation and an added Medicare practice location. Physicians, non-physician practitioners and their groups pay nothing, this year or next.

5. Telehealth prescribing got another year

Today's Federal Register carries a fourth extension of the rule that lets DEA-registered practitioners prescribe controlled medications by telehealth without a prior visit in person, under conditions. It runs from January 1 through December 31, 2026. State law still applies, and so do state licenses and registrations. For a file, the consequence is small: note the end date beside each provider who relies on it.

What stayed where it was

- CAQH: re-attestation every 120 days, 180 in Illinois.
- NCQA recredentialing: every 36 months.
- Medicare revalidation: every 5 years, every 3 for DMEPOS suppliers, with due dates posted 7 months ahead.
- Reporting to Medicare: 30 days for a change of ownership, a change of practice location or an adverse legal action; 90 days for other changes in a physician practice.
- Health plan directories: verified at least every 90 days.

A list of things that have not changed is more useful than it looks. These are the dates that slip in a year when everyone is reading about new ones.

What we take from the year

The direction of the five is the same. Bodies that used to look at a provider every two or three years now look in between, and they have less time to decide once they start. A file that is put together when somebody asks for it no longer fits that rhythm. A file that is kept does.

For the first week of January, one afternoon is enough:

- Open every CAQH profile and write down the next attestation date.
- Search CMS's revalidation list for each provider and each group.
- Write the expiration of every license, DEA registration, state controlled substance registration and insurance certificate on one sheet.
- Ask each hospital for the next reappointment date, by name.
- Check the exclusion lists, keep the dated result, and set the same day in every month.

If one sheet holds all of that, you have the year in front of you. If it takes three people and two filing cabinets to fill it, that is the finding, and January is the month to act on it.`,
};
