import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "W-9 and legal business name: one spelling, ten places",
  excerpt:
    "The IRS letter shows how payers expect your practice’s name, to the comma before PLLC. Ten places where the same name has to be, and how to correct one.",
  category: "Credentialing Tips",
  createdOn: "2025-03-04",
  updatedOn: "2026-11-26",
  tags: ["W-9", "legal business name", "EIN", "enrollment"],
  sources: [agency.irsW9, commentary.w9Draft, law.changesNppes, agency.nppes, agency.cmsForms],
  mark: "W-9",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "The IRS letter, CP 575 or 147C, says how the practice is spelled.",
    "Write that name the same way in ten places.",
    "If one differs, find out which is wrong before you change anything.",
  ],
  content: `Main Street Family Medicine PLLC. Main Street Family Medicine, PLLC. Main St. Family Medicine. Main Street Family Medicine & Wellness.

To a patient these are one practice. To a payer’s system they may be four, and only one matches the tax ID. (The name is invented.)

Who decides the spelling

Your articles of organization name the company, and payers check its name against the IRS. When your employer identification number was assigned, the IRS sent a notice called CP 575. The name printed there is the legal business name as the IRS holds it. Medicare asks for that name and wants an IRS document as proof. Commercial payers usually take it from your W-9.

The IRS sends the notice once. If it can’t be found, an owner or another authorized person calls the IRS business line and asks for letter 147C, which confirms name and number. It can be faxed during the call to someone who is entitled to it; by mail it takes longer. Ask for it now, while no deadline is running.

The W-9, line by line

When this was written, the current edition was dated March 2024. The IRS showed a draft dated January 2026 in September 2025, and trade sources have described it as current since. It changes one answer below. Download the form from irs.gov on the day you sign, and look at the date in its corner.

- Line 1: the name on the tax return. For a corporation or partnership, the name from the IRS letter. For a sole proprietor, the person’s own name; the instructions of the 2026 draft also ask for the Social Security number instead of an EIN in Part I, where the 2024 edition accepted either.
- Line 2: the trade name, if you use one. “Doing business as” goes here and nowhere else.
- Single-member LLC that is disregarded for tax: the owner’s name on line 1, the LLC’s name on line 2. By the form’s own instructions the owner’s number goes in Part I, so ask your accountant before a payer asks you. Payers often question this combination.
- Line 3a: the tax classification. One box, and your accountant knows which.
- Lines 5 and 6: the address for tax documents. If it differs from the practice address, the payer may ask why; that is fine.
- Part I: one number. An application that gives the group’s EIN with a W-9 that gives the owner’s Social Security number may be returned.
- Signature and date. Many payers want a recent signature, so sign a fresh form each January.

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

Print one page of each, put them on a table and take a ruler. Look at commas and periods, “and” or “&”, LLC or L.L.C., “Associates” or “Assoc”, and anything after the name such as “of Tennessee”. It takes 20 minutes. Write the right spelling at the top of a sheet, tape it to the monitor of whoever fills in forms, and copy and paste it from then on.

When one of them differs

Find out which one is wrong before you change anything. The IRS letter is the reference, unless the company really changed its name and the IRS wasn’t told.

- Payer or NPPES differs: correct it there. NPPES wants changes within 30 days.
- Bank differs: ask the bank to add the legal name to the account. Payers usually ask for a voided check or a bank letter with the right name.
- The state registration differs from the IRS letter: ask your accountant or attorney which is intended. One of the two needs a formal filing.
- The company changed its name: state first, then IRS, then a new IRS letter, then everyone else. Don’t use the new name on an application until the IRS document shows it.

If applications are open while you correct, tell each analyst what is being changed and when the proof will come. An analyst who knows may hold the file. One who doesn’t may send it back.

Three habits

- One person fills in W-9 forms, from one saved original.
- The trade name goes on the door, the website and line 2. Every form with a field for “legal business name” gets line 1.
- A new owner, a new partner or a new tax classification can change your enrollments. Tell the person who handles your enrollment in the week when the lawyers start, and have the new IRS letter before the first form goes out.`,
} satisfies Post;
