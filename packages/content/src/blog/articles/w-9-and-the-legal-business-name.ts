import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "W-9 and legal business name: one spelling, ten places",
  excerpt:
    "Payers expect your practice’s name exactly as the IRS letter spells it, to the comma before PLLC. Ten places to check, and how to correct one.",
  category: "Credentialing Tips",
  createdOn: "2025-03-04",
  updatedOn: "2026-11-26",
  tags: ["W-9", "legal business name", "EIN", "enrollment"],
  sources: [agency.irsW9, commentary.w9Draft, law.changesNppes, agency.nppes, agency.cmsForms],
  mark: "W-9",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "The IRS letter, CP 575 or 147C, shows how to spell the practice’s legal name.",
    "That name has to be spelled the same way in ten places.",
    "If two spellings differ, find out which one is wrong before you change anything.",
  ],
  content: `Here are four spellings of an invented practice: Main Street Family Medicine PLLC; Main Street Family Medicine, PLLC; Main St. Family Medicine; Main Street Family Medicine & Wellness. To a patient these are one practice. To a payer’s system they may be four practices, and only one of them matches the tax ID.

Which spelling is right

Your articles of organization name the company, but payers compare your practice’s name with the IRS’s record. When the IRS assigned your employer identification number, it sent a notice called CP 575. The name on that notice is your legal business name in the IRS’s records. Medicare asks for that name, with an IRS document as proof. Commercial payers usually take the name from your W-9.

The IRS sends the CP 575 only once. If you can’t find it, an owner or another authorized person can call the IRS business line and ask for letter 147C, which confirms the name and the number. During the call the IRS can fax the letter to an authorized person. By mail the letter takes longer. Ask for the letter now, before you have a payer’s deadline to meet.

The W-9, line by line

The edition of March 2024 was current when we wrote this article. In September 2025 the IRS published a draft dated January 2026, and trade sources have since described that draft as the current edition. The draft changes the answer for sole proprietors in Part I below. Download the form from irs.gov on the day you sign, and look at the date in its corner.

- Line 1: the name on the tax return. For a corporation or partnership, that is the name on the IRS letter. For a sole proprietor, it is the person’s own name.
- Line 2: the trade name (“doing business as”), if you use one. Don’t write it on any other line.
- Line 3a: the tax classification. Check one box. Your accountant knows which one.
- Lines 5 and 6: the address for tax documents. It may differ from the practice address, though the payer may ask why.
- Part I: one number, the EIN or the Social Security number. If the application shows the group’s EIN and the W-9 shows the owner’s Social Security number, the payer may return the application. For a sole proprietor, the 2024 edition accepts either number. The 2026 draft asks for the Social Security number.
- Signature and date. Many payers want a recent signature, so sign a new form each January.

A single-member LLC that is disregarded for tax enters the owner’s name on line 1, the LLC’s name on line 2 and, by the form’s instructions, the owner’s number in Part I. Payers often question this combination, so ask your accountant first.

Ten places, one name

- IRS letter CP 575 or 147C
- W-9
- State registration of the company
- NPPES record of the group’s Type 2 NPI
- Medicare enrollment
- Medicaid enrollment
- Bank account for electronic payments. Medicare wants the account in the legal business name.
- Each payer’s contract
- CAQH practice location
- Malpractice certificate of the group

Print the page with the name from each of the ten, and compare them side by side. Look at commas and periods, “and” or “&”, LLC or L.L.C., “Associates” or “Assoc”, and words after the name such as “of Tennessee”. The comparison takes 20 minutes. Save the right spelling where everyone who fills in forms can copy it.

When one of them differs

Find out which spelling is wrong before you change anything. The IRS letter is right, unless the company has changed its name and hasn’t told the IRS.

- The payer’s record or NPPES differs: correct that record. Report changes to NPPES within 30 days.
- The bank account differs: ask the bank to add the legal name to the account. Payers usually ask for a voided check or a bank letter with the right name.
- The state registration differs from the IRS letter: ask your accountant or attorney which of the two is right. The other one needs a formal correction.
- The company has changed its name: tell the state first, then the IRS, get a new IRS letter, then tell everyone else. Don’t use the new name on an application before the IRS letter shows it.

If you have open applications, tell each payer’s analyst which name you are correcting and when you will send the proof. Then the analyst may hold the application. Otherwise the analyst may send it back.

Three habits

- Let one person fill in every W-9, from one saved original.
- Use the trade name on the door, on the website and on line 2. In every field “legal business name”, enter the name on line 1.
- A new owner, a new partner or a new tax classification can change your enrollments. Tell the person who handles enrollment as soon as the lawyers start work. Get the new IRS letter before you file the first form.`,
} satisfies Post;
