import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Hiring a resident who finishes in June? Start now",
  excerpt:
    "From February 3 to June 30 is 147 days. What a resident can file in February, what has to wait for the certificate, and what to do after the last day.",
  category: "Credentialing Tips",
  createdOn: "2026-02-03",
  updatedOn: "2026-11-26",
  tags: ["residents", "new hires", "training verification", "NPI"],
  sources: [standard.ncqaAnswers, standard.taxonomy, law.returns, law.deaRenewal],
  mark: "147 days",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "Start now with the state license, CAQH, a CV with months, and references: none needs a finished residency.",
    "NCQA-accredited plans decide after training has ended. They don’t accept an expected end date.",
    "File with Medicare from 60 days before the effective date. Hospital privileges usually take 90-180 days.",
  ],
  content: `In this example you signed a third-year resident in the fall. Training ends on June 30, which is 147 days from today, February 3. The start date in the contract is Monday, August 3.

The file for a first job is hard to speed up, because no payer or hospital has credentialed the graduate before. Also, in the last week of June many graduates ask their programs for the same letters. So do the work in three steps.

Step one: now

None of this needs a finished residency.

- The full state license. A training license is usually limited to the program and isn’t enough for a payer application. Each board decides how early you can apply and how long it needs, so read the board’s own page this week.
- CAQH. Create the profile, and enter education, training with its expected end date, and your practice as the future location.
- The CV, with months, from medical school to today, including research years and leave.
- NPI access. The resident usually has an NPI already. Find the NPPES login while the person who set it up can still help.
- Documents that are hard to find later: the diploma, the ECFMG certificate if there is one, exam transcripts, immunization records for the hospital.
- References. The program director and two faculty members who have watched the resident work. Ask them in person before May.
- Malpractice history from the program’s insurer or risk office, and a letter that says what kind of policy covered the training.

Step two: when the license is issued

- State controlled substance registration, where the state has one
- The resident’s own DEA registration. Many residents prescribe under the hospital’s registration, which they can’t take along. Since June 27, 2023, DEA has required eight hours of training on substance use disorders, once in a career. A physician who graduated in the last five years from a school or residency that included these eight hours has met the condition.
- The hospital application. Privileges usually take 90-180 days, so ask the medical staff office now whether it accepts an application while the license is pending.
- Commercial payers. Ask each payer: “Do you accept an application before training ends, and what do you accept instead of the certificate?” Some payers open the file with a letter from the program director that gives the expected date. But an NCQA-accredited plan decides only after training has ended, because NCQA doesn’t accept a future completion date as proof.
- Medicare, from 60 days before the effective date. For August 3 that is June 4.

Step three: after the last day

- The completion certificate, with its date
- Verification of training. The program has to confirm the training directly to each plan or hospital that asks. Find out in May who at the program answers, and at which address.
- Board status. The board limits how long a physician may be “board eligible” after training. Payers may ask for the date of the exam, and for proof that the board has accepted the application.
- Taxonomy in NPPES. Many trainees still have 390200000X, the code for a student in a training program. When training ends, change the primary code to the specialty, because payers may compare it.
- CAQH again. Enter the real end date, upload the certificate, make your practice the current location and attest.

Two dates to check

The last day may not be June 30. A resident who took family or medical leave can finish in August or October. Payers and hospitals use the date on the certificate, so ask the resident now which date the certificate will show.

The 33 days between June 30 and August 3 are a gap in the CV. Some hospitals ask about every gap of 30 days or more. Explain the gap in one line on the CV: “July 2026: relocation; practice begins August 3, 2026.”

Is August 3 realistic?

Suppose that a commercial payer wants the certificate, so that you can’t file before July 1. With the usual 60-120 days, that payer approves the physician between August 30 and October 29.

Decide now how to start. Practices usually choose one of these:

- Keep August 3, and fill the first weeks with training, shadowing and hospital rounds.
- Keep August 3, schedule only patients of payers that have approved the physician, and add payers as their effective dates arrive.
- Move the start to September or October, and tell the resident before the resident signs a lease.

Send one message this week

Write to the resident: “Please send me by February 15: your CV with months, whether you can still sign in to NPPES and CAQH, the status of your state license, and the email of the person in your program who verifies training. Please don’t put passwords or your Social Security number in an email.”

Send a second message in April with the items that are still open.`,
} satisfies Post;
