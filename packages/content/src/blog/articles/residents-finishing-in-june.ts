import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Hiring a resident who finishes in June? Start now",
  excerpt:
    "From February 3 to June 30 is 147 days. What a graduating resident can file in February, what has to wait for the certificate, and what changes on the last day.",
  category: "Credentialing Tips",
  createdOn: "2026-02-03",
  updatedOn: "2026-11-26",
  tags: ["residents", "new hires", "training verification", "NPI"],
  sources: [standard.ncqaAnswers, standard.taxonomy, law.returns, law.deaRenewal],
  mark: "147 days",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "File now what needs no finished residency: state license, CAQH, a CV with months, references.",
    "Plans under NCQA decide after the training has ended, not on an expected date.",
    "Medicare takes the file from 60 days before the effective date; privileges usually take 90-180 days.",
  ],
  content: `You signed a third-year resident in the fall. Training ends on June 30, which is 147 days from today, February 3, and the start date in the contract is Monday, August 3.

The file for a first job is hard to hurry. No payer and no hospital has checked the graduate before. And in the last week of June many graduates ask their programs for the same letters.

Sort the work into three piles.

Pile one: now

None of this needs a finished residency.

- The full state license. A training license is usually tied to the program and won’t carry a payer application. Boards differ in when they take the application and how long they need, so read the board’s own page this week.
- CAQH. Create the profile and fill in education, training with expected end date, and your practice as future location.
- The CV, with months. Medical school to today, including research years and leave.
- NPI access. The resident usually has a number already. Find its NPPES login while the person who set it up can still help.
- Documents that get harder to find: the diploma, ECFMG certificate if there is one, exam transcripts, immunization records for the hospital.
- References. The program director and two faculty members who have watched the resident work. Ask them in person before May.
- Malpractice history from the program’s insurer or risk office, and a letter that says what kind of policy covered the training.

Pile two: as soon as the license is issued

- State controlled substance registration, where the state has one
- The resident’s own DEA registration. Many residents prescribe under the hospital’s registration, and that stays with the hospital. The application asks for eight hours of training on substance use disorders, once in a career, required since June 27, 2023; those who graduated in the last five years from a school or residency that included them have met the condition.
- The hospital application, if it wasn’t accepted earlier. Privileges usually take 90-180 days, so ask the medical staff office now whether it takes a file with the license pending.
- Commercial payers. Ask each one this question: “Do you accept an application before training ends, and what do you take in place of the certificate?” Some take a letter from the program director with the expected date and open the file. The decision waits for the end of training at plans under NCQA, which doesn’t accept a future completion date as proof.
- Medicare from 60 days before the effective date. For August 3 that is June 4.

Pile three: after the last day

- The completion certificate, with its date
- Verification of training, which the program has to confirm directly to whoever asks. Find out in May who does that, and at which address.
- Board status. Being “eligible” is limited in time, and payers may ask for two things: the date of the exam, and proof that the board has accepted the application.
- Taxonomy in NPPES. Many trainees still carry 390200000X, the code for a student in a training program. Change the primary code to the specialty when training ends, because payers may compare it.
- CAQH again: real end date, certificate uploaded, your practice as current location, attested.

Two dates to check

The last day may not be June 30. A resident who took family or medical leave can finish in August or October, off cycle. The day on the certificate counts, so ask for it now.

And the 33 days between June 30 and August 3 are a gap in the CV. Some hospitals ask about every gap of 30 days or more. Put one line on the CV: “July 2026: relocation; practice begins August 3, 2026.”

Testing August 3

Count with the usual times. A commercial file that can only leave on July 1 and needs the usual 60-120 days is approved between August 30 and October 29. If your most important payer is one that waits for the certificate, use August 3 for orientation. Visits start later, or start with patients of the payers that said yes.

Decide this now. Three ways are common:

- Keep August 3 and fill the first weeks with training, shadowing and hospital rounds.
- Keep August 3 with a schedule for approved payers only, and widen it as dates arrive.
- Move the start to September or October, and tell the resident before the lease is signed.

Send one message this week

To the resident, from you: “Please send me by February 15: your CV with months, whether you can still sign in to NPPES and CAQH, the status of your state license, and the email of the person in your program who verifies training. Please don’t put passwords or your Social Security number in an email.”

Keep the list short, because residents work nights. Send a second message in April with the open items.`,
} satisfies Post;
