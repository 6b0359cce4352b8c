import type { Post } from "../types.ts";

export const licensureCompactJune2026: Post = {
  title: "The licensure compact in June 2026: who is in",
  excerpt:
    "43 states, DC and Guam belong to the Interstate Medical Licensure Compact in June 2026. Which seven don't, what changed since 2025, and what to plan around.",
  category: "Industry News",
  createdOn: "2026-06-25",
  updatedOn: null,
  tags: ["IMLC", "state licenses", "multi-state practice", "telehealth"],
  sources: [],
  content: `Seven states are left. As we count it on June 25, 2026, the Interstate Medical Licensure Compact has 43 states, the District of Columbia and Guam. It is easier to remember who stays outside.

The seven

- California
- Massachusetts
- New York
- Oregon
- South Carolina
- Virginia
- Alaska, with a question mark

We found no enactment in the first six. In Alaska the legislature passed House Bill 110 on May 20, 2026; when we wrote this we could not confirm that it had been signed. Ask the board before you plan on it.

Population makes that list longer than it looks. A telehealth group that wants patients in the largest markets still files a full application in California and in New York, with each state's own forms, fees and months.

What has moved since the start of 2025

Four changes explain why lists on the internet disagree:

- Michigan left when its law reached its sunset on March 28, 2025, and re-entered in 2026.
- Arkansas enacted the compact as Act 269 of 2025.
- North Carolina's membership took effect on January 1, 2026.
- New Mexico's governor signed its law on February 5, 2026.

An article from 2024 is wrong about all four. A map without a date is worth nothing. Use the Commission's, and read the legend: a state that has enacted the compact may still be building its process, and a member may issue licenses through the compact before it can serve as a physician's home state in it.

What membership gives

One application, verified once, leads to separate full licenses from the member boards that the physician chooses. Each is an ordinary license of that state with its own number, its own renewal and its own continuing education. It serves physicians only. Nurse practitioners, physician assistants, psychologists and therapists have compacts of their own, with other maps.

The physician needs a state of principal license inside the compact. That is a member state where the physician holds a full license and which is one of these: the primary residence, the place of at least 25 percent of the practice, the employer's location, or, if none of them fits, the state of residence for federal income tax. A physician who lives and works only in Virginia has no such state in June 2026, however many other licenses are on the wall. One who lives in Virginia, is employed in Maryland and holds a full license there may have.

Not every physician qualifies. Board certification, a clean disciplinary and criminal record, and examinations passed within the permitted attempts are among the conditions. A declined application costs its fee. Check eligibility first, on paper, with the CV beside it.

Fees and clocks, June 2026

The Commission's application fee is $700, and each state adds its license fee. The Letter of Qualification is valid for 365 days. A letter issued today, June 25, 2026, ends on June 25, 2027. Every state requested within that year runs on the same letter. Request one the week after and the physician begins again, with a new fee and a new background check.

So choose the states before the application, from the list of where patients and contracts will be in twelve months. Adding them all at once is not required. Knowing them is.

What the license doesn't bring

A practice manager's work begins when the license arrives. In each new state there remain:

- a DEA registration, and a state controlled substance registration where the state has one, if the physician prescribes there
- an insurance certificate that names the state
- enrollment with the state's Medicaid program and with the payers
- privileges, if there is a hospital
- CAQH, with the new license and the new practice location

A license in weeks and an effective date in months is a common surprise. Commercial plans take 60-120 days from a complete file in 2026, and none of them starts on a license that hasn't been issued.

What to do now

If you operate in the 43, list each physician's possible state of principal license, and check that the license there is full and unrestricted and does not expire in the coming months.

If you are based in one of the seven, ask who among your physicians lives or works across a border. Those are the ones for whom the compact may be open. For the others, start the full applications now, and put the slowest board first.

If your office holds letters already, write their end dates beside the names. A letter with two months left is a reason to decide about the next state this week.`,
};
