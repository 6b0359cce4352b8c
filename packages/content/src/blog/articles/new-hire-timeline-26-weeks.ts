import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Onboarding a physician: a 26-week timeline",
  excerpt:
    "An example of 182 days, from April 6 to the first day on October 5, 2026: which application you file in which week, and which you can’t file early.",
  category: "Credentialing Tips",
  createdOn: "2026-04-06",
  updatedOn: "2026-11-26",
  tags: ["onboarding", "timeline", "new hires", "Medicare", "privileges"],
  sources: [law.returns, law.effectiveDate, law.retrospectiveBilling, agency.fcsoTimes, agency.noridianEnroll],
  mark: "26 weeks",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "File with the hospital 161 days before the start, and with commercial plans and Medicaid 154 days before.",
    "File with Medicare in the last 60 days, because Medicare returns an earlier application.",
    "Six weeks before the start, schedule the first month by the approvals that you have in writing.",
  ],
  content: `In this example it is Monday, April 6, 2026, and your new physician starts on Monday, October 5. That is 26 weeks, or 182 days.

Approvals usually take this long from a complete file: hospital privileges 90-180 days, commercial plans 60-120, Medicaid 30-180 depending on the state. If you file all of them at the same time, the waits overlap. Medicare is usually quicker. Contractors publish averages between a week and seven weeks, and Medicare’s effective date depends on the day you file.

In this example the physician has practiced for a few years and already holds a license in your state. If the license is still to come, or if this is the first job after training, start earlier.

The timeline

| Week | Date | What happens
| 26 | April 6 | contract signed, document list sent the same day
| 25 | April 13 | hospitals and payers asked: how early may we file, and when does the committee meet?
| 24 | April 20 | documents in and checked
| 23 | April 27 | hospital application filed, 161 days ahead
| 22 | May 4 | commercial and Medicaid applications filed, 154 days ahead
| 12 | July 13 | each application checked: tracking number, reviewer
| 8 | August 10 | Medicare application filed
| 6 | August 24 | first month’s schedule decided
| 2 | September 21 | effective dates in writing, EFT set up
| 0 | October 5 | first patients

The weeks count down to the first patients. In week 24, check five things: the CV shows months, the malpractice certificate is current, three references have said yes, CAQH shows your location from October 5, and every payer has authorization to read the CAQH profile.

File with the hospital first, because privileges often take longest and because some payers ask for admitting privileges. If the medical staff office told you 180 days, file in week 26 or move the start date.

File with Medicaid when you file with the commercial plans. Don’t wait for Medicare’s approval. A state may rely on Medicare’s screening, but it doesn’t have to, and in this timeline the wait would cost three months. Apply to the Medicaid plans when the state has issued the Medicaid number.

From week 21 on, call each payer once a week and write down who said what. By week 12 every application should have a tracking number and a reviewer who has seen the application. If an application has neither, ask the payer whether it received the application, and send it again if not.

In week 6, schedule the first month by the approvals that you have in writing.

Why you file with Medicare in August

Medicare’s contractor returns a physician’s application that arrives more than 60 days before the effective date. For October 5 the first safe day is August 6. If the contractor asks for more information, the approval may come after October 5. For physicians the effective date is the later of two days: the day you filed, and the first day of service at your location. So see Medicare patients from October 5, hold the claims, and send the claims when the approval arrives. A commercial payer usually doesn’t pay for visits before its own effective date, unless a state law makes it pay while the file is pending.

What can cost extra weeks

- A committee that meets once a month. The committee stops taking files days or weeks before the meeting, and a later file waits for the next meeting.
- A malpractice certificate that expires in July, during the review. Ask for the renewal in June.
- A reference who is away for weeks.
- A W-9 whose practice name differs from the name in the contract.
- Two people in your office who each think that the other one has called.

Each of these can cost two to four weeks. The timeline has room for one or two of them.

If you have only 12 weeks

- In the first five working days, file with the hospital, then with the commercial plans and Medicaid. File with Medicare from 60 days before the start. Check every file completely, because one return can now cost weeks.
- Sort the payers by your number of visits. If four payers cover most of your visits, call those four.
- Schedule only patients of payers that have approved the physician. Give the front desk a list of these payers, and update the list every Friday.
- Talk with the physician now, 12 weeks before the first day, about a later start, or about a start with hospital rounds, chart review and training.

Don’t bill the new physician’s visits under a colleague’s number while you wait, because the claim would say that the colleague saw the patient. Some payers have a rule for substitutes or supervised visits. Get that rule in writing before you use it.`,
} satisfies Post;
