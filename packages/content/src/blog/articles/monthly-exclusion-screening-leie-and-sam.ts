import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Monthly exclusion screening: LEIE, SAM and the states",
  excerpt:
    "Who to check against the OIG’s LEIE and SAM.gov each month, how to search a name so that the result holds, what to keep, and what to do with a match.",
  category: "Compliance",
  createdOn: "2025-02-20",
  updatedOn: "2026-11-26",
  tags: ["OIG", "LEIE", "SAM.gov", "exclusion screening"],
  sources: [agency.oigBulletin, agency.oigExclusions, agency.sam, law.medicaidDatabases],
  mark: "3 lists",
  stamp: null,
  service: "re-credentialing",
  inShort: [
    "Check the LEIE and SAM.gov each month, and the state’s Medicaid list where you bill it.",
    "Check everyone whose work ends up in a claim, billers and managers included.",
    "After a confirmed match, stop that person’s federal work the same day and call an attorney.",
  ],
  content: `A practice may check its physicians and forget its biller. The law makes no such difference. When a person is excluded by the Office of Inspector General at HHS (OIG), Medicare, Medicaid and the other federal health care programs pay for nothing that the person furnishes, orders or prescribes, with narrow exceptions such as some emergencies. The OIG counts administrative and management work among those services, even when it isn’t billed separately. So an excluded office manager can make claims unpayable as an excluded surgeon can.

Repayment isn’t the only penalty. An employer who knew, or should have known, faces civil money penalties for each item or service. The list is public and free.

Three kinds of list

The LEIE, the List of Excluded Individuals and Entities, is the OIG’s own. It is updated once a month and can be searched online or downloaded.

SAM.gov is the General Services Administration’s. Its exclusion records gather debarments and suspensions by agencies across the government. A name can be in SAM and not in the LEIE: a vendor debarred by another department, for instance.

Many states keep a Medicaid exclusion list as well. A person on a state’s list may be missing from both federal ones. If you bill that state’s Medicaid, check its list, and find out from the provider agreement how often.

Why monthly

No federal statute tells a practice how often to check. The OIG says so in its Special Advisory Bulletin of May 8, 2013, and gives the reason for the usual answer: the list changes monthly, so a monthly check leaves the smallest gap. CMS told the states in 2009 that they should ask it of providers, and since 2011 a federal rule (42 CFR 455.436) has required the state Medicaid agencies to check the LEIE and the federal debarment list for enrolled providers at least monthly. Many Medicare Advantage and Medicaid plans write the same into their contracts with you. Read the compliance section of one.

Who goes on the roster

- all clinicians, including locums and moonlighters
- nurses, medical assistants, technicians, front desk and billing staff
- owners, managers and board members
- contractors whose work ends up in a claim: billing company, coder, transcription, laboratory, staffing agency
- referring and ordering providers who send you a substantial part of your work
- volunteers and students, if they touch patients or claims

The OIG lets you rely on a staffing agency or a billing company to screen its own people, but you can still be liable if it missed someone. Ask for its dated report.

How to search a name

The LEIE holds the name that the OIG knew on the day of the exclusion. A nurse who was excluded under her maiden name may not appear under the married name that she was hired with. Four habits help.

- Search former names as well: maiden name, earlier married names.
- Search each part of a hyphenated name alone, and both together.
- Type only the first letters of first and last name when a spelling could vary.
- Settle a possible match by Social Security number in the online verification. A name alone doesn’t prove a match.

For more than about twenty people the downloaded file is quicker: one spreadsheet of yours, one of theirs, one comparison. Keep your roster with former names and birth dates in separate columns. The file has many birth dates and no Social Security numbers, so each possible match still goes through the website.

What to keep

A record proves that you checked. Save for each month the date, the roster that you used, the version of the list, the result, the name of the person who searched, and for each possible match how it was ruled out. A page printed to PDF with the date on it can serve as proof. Keep one folder per month.

A common gap in such a folder is the new hire. Someone starts on the 9th, and the next run is weeks away. Check before the offer, and again with the next run.

If a name matches

First verify by Social Security number. If the number confirms the match, take the person off all work that a federal program pays for, on that day. Stop the claims that are in preparation. Then call a health care attorney before you write to anyone, because the order of the next steps matters: finding the date the exclusion began, working out what was paid since then, returning it, and deciding whether to use the OIG’s self-disclosure protocol.

A quiet resignation doesn’t settle the matter. Medicare or Medicaid has paid the claims, and the time to report and return an overpayment runs from the day you identify it.

A reinstated person gets a letter from the OIG. Reinstatement isn’t automatic when the term ends. Until you hold that letter and the name is off the list, the person can’t do that work.

Put the check in the calendar on the same day of each month, with the roster attached. A small practice can do it in about fifteen minutes.

This is a description of published guidance and not legal advice.`,
} satisfies Post;
