import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Monthly exclusion screening: LEIE, SAM and the states",
  excerpt:
    "Whom to check against the OIG’s LEIE and SAM.gov each month, how to search a name, which proof to keep, and what to do if a name matches.",
  category: "Compliance",
  createdOn: "2025-02-20",
  updatedOn: "2026-11-26",
  tags: ["OIG", "LEIE", "SAM.gov", "exclusion screening"],
  sources: [agency.oigBulletin, agency.oigExclusions, agency.sam, law.medicaidDatabases],
  mark: "3 lists",
  stamp: null,
  service: "re-credentialing",
  inShort: [
    "Check the LEIE and SAM.gov each month, and the Medicaid list of each state whose Medicaid you bill.",
    "Check everyone whose work ends up in a claim, billers and managers included.",
    "After a confirmed match, take the person off federally paid work the same day, and call an attorney.",
  ],
  content: `Some practices check their physicians and forget their biller. The law covers both. When the Office of Inspector General at HHS (OIG) excludes a person, Medicare, Medicaid and the other federal health care programs pay for nothing that the person furnishes, orders or prescribes. There are narrow exceptions, such as some emergencies. The OIG counts administrative and management work as something that a person furnishes, even when nobody bills it separately. So an excluded office manager can make claims unpayable, just as an excluded surgeon can.

Repayment isn’t the only penalty. An employer who knew, or should have known, of the exclusion faces civil money penalties for each item or service. The OIG’s list is public and free.

Three kinds of list

The LEIE, the List of Excluded Individuals and Entities, is the OIG’s own list. The OIG updates it once a month. You can search it online or download it.

SAM.gov belongs to the General Services Administration. Its exclusion records gather debarments and suspensions by agencies across the government. A name can be in SAM.gov and not in the LEIE, for example a vendor that another federal department debarred.

Many states keep a Medicaid exclusion list as well. A person on a state’s list may be missing from both federal lists. If you bill that state’s Medicaid, check its list. Look in the provider agreement to see how often.

Why check every month

No federal statute tells a practice how often to check. The OIG says so in its Special Advisory Bulletin of May 8, 2013. The bulletin also gives the reason for a monthly check: the list changes monthly, so a monthly check leaves the smallest gap.

In 2009 CMS told the states that they should ask providers for monthly checks. Since 2011 a federal rule has required state Medicaid agencies to check enrolled providers at least monthly against the LEIE and the federal debarment list (42 CFR 455.436). Many Medicare Advantage and Medicaid plans write the same into their contracts with you, so read the compliance section of your contracts.

Whom to check

- all clinicians, including locums and moonlighters
- nurses, medical assistants, technicians, front desk and billing staff
- owners, managers and board members
- contractors whose work ends up in a claim: billing company, coder, transcription, laboratory, staffing agency
- referring and ordering providers who send you a substantial part of your work
- volunteers and students, if they touch patients or claims

The OIG lets you rely on a staffing agency or a billing company to screen its own people. But you can still be liable if the company missed someone, so ask for a dated report of its checks.

How to search a name

The LEIE lists a person under the name that the OIG knew on the day of the exclusion. For example, a nurse was excluded under her maiden name, and you hired her under her married name. A search for the married name may not find her. Four habits help.

- Search former names as well, such as a maiden name or earlier married names.
- Search each part of a hyphenated name alone, and then both parts together.
- If a spelling could vary, type only the first letters of the first and last name.
- Settle a possible match by Social Security number on the OIG’s website. A name alone doesn’t prove a match.

For more than about twenty people, it is quicker to download the LEIE and compare it with your own spreadsheet. Keep former names and birth dates in separate columns of your spreadsheet. The downloaded file has many birth dates but no Social Security numbers, so you still verify each possible match on the website.

What to keep

You need a record to prove that you checked. For each month, save:

- the date, and the name of the person who searched
- the names that you searched
- the version of the exclusion list
- the result and, for each possible match, how you ruled it out

A page printed to PDF with the date on it can serve as proof. Keep one folder for each month.

New hires are a common gap. Someone may start on the 9th, when the next monthly check is weeks away. Check each new hire before the offer, and again with the next monthly check.

If a name matches

First verify the match by Social Security number. If the number confirms the match, take the person off all federally paid work the same day. Hold the claims that you are preparing. Then call a health care attorney before you write to anyone, because the order of the next steps matters:

- finding the day the exclusion began
- working out what was paid since that day
- returning the money
- deciding whether to use the OIG’s self-disclosure protocol

If the person quietly resigns, the matter isn’t settled. Medicare or Medicaid has paid the claims, and the time to report and return an overpayment runs from the day you identify the overpayment.

An exclusion doesn’t end automatically when its term ends. The person has to be reinstated, and gets a letter from the OIG. Until you have that letter and the name is off the list, the person can’t do any work that a federal program pays for.

Put the check in the calendar on the same day of each month, with the list of people attached. A small practice can do the check in about fifteen minutes.

This article describes published guidance and is not legal advice.`,
} satisfies Post;
