import type { Post } from "../types.ts";

export const interstateMedicalLicensureCompactExplained: Post = {
  title: "The Interstate compact: one application, many licenses",
  excerpt:
    "There is no such thing as a compact license. How the Interstate Medical Licensure Compact works, what $700 buys, and why the 365-day letter needs a plan.",
  category: "Industry News",
  createdOn: "2025-08-25",
  updatedOn: null,
  tags: ["IMLC", "licensing", "telehealth", "multi-state"],
  sources: [],
  content: `"She has a compact license, so she can see patients in all the member states." Practices that plan telehealth build budgets on this sentence, and it is wrong. There is no compact license. A nurse under the nurses' compact holds one license that other states honor. A physician under the Interstate Medical Licensure Compact (IMLC) holds a full, separate license from every state that she chose, each with its own number, fee, renewal date and board.

What the compact shares is the application. One state checks the physician, and the others rely on the check.

How it runs

The physician names a state of principal license. The commission that runs the compact accepts a state for this when the physician has a full, unrestricted license there and one more tie: the primary residence, at least a quarter of the practice, the employer, or, where none of these fits, the state of residence for federal income tax. Not every member state serves in this role, so look at the map at imlcc.com first.

She applies there and pays $700, which isn't refunded. The state of principal license verifies her record and arranges fingerprints for a criminal background check. If she qualifies, it issues a letter of qualification.

With the letter she selects states and pays each state's license fee. Those boards issue their licenses without verifying her education and examinations all over again. Afterwards each license lives its own life.

The compact has processed applications since April 2017. As of August 2025 more than 30 states take part, and the list changes by act of a legislature, so read it on the day you plan. California, New York and Oregon are not members as of this writing.

Who qualifies

It is for physicians only, MD and DO. Nurse practitioners, physician assistants and psychologists have other compacts or none. A physician needs:

- graduation from an accredited medical school, or one in the international directory
- completed residency accredited by ACGME or AOA
- each part of USMLE or COMLEX passed in no more than three attempts
- current or lifetime specialty certification by an ABMS or AOA board
- no discipline on any license, no controlled-substance action, no criminal history, and no open investigation

The board certification stops more physicians than anything else on this list. A physician who is eligible for the board but not certified applies state by state, as before.

The letter's year

The letter of qualification is valid for 365 days. Within that year more states can be added on the same letter. On day 366 it is over: a new application, another $700, another set of fingerprints. Licenses already issued aren't affected.

This is where a plan pays. A group that adds Georgia in month two, Tennessee in month seven and Alabama in month thirteen pays for two letters. Write the list of states before you apply, even if half of them are guesses. A guess that you drop costs nothing.

Add up what a state costs you to keep, too. The license fee comes first. Then there are renewals on different cycles, continuing education rules that differ, and one more board to which every address change must be reported. Three states that you use beat eleven that you hold.

What a license doesn't do

A license permits practice. It doesn't enroll anyone with a payer. For each state that you bill in, expect the following as separate work.

- Medicare enrollment with the contractor of that jurisdiction, if the practice location or reassignment changes
- that state's Medicaid program and its managed care plans
- each commercial payer's network for that state, which may be closed
- a malpractice policy that names the state
- DEA and state controlled-substance registrations, checked before anyone prescribes across the line

A practice can hold nine licenses and be in two networks. The other seven licenses are real, valid and unpaid. Ask the payers first which states they would contract, and license in that order.

The CV and the CAQH profile want attention on the same day. Every new license belongs in CAQH with its number and expiration date. Two licenses in the profile and five at the boards is the sort of difference for which a reviewer stops.

When the old way is better

One more state, and no plan for a second: compare $700 plus the fee with a direct application to that board. Some boards are quick on their own. A physician with an old reprimand, or with four attempts at one examination step, has no choice and should not spend the fee on finding out. And if the state you need isn't a member, the letter doesn't help you there at all.

For two states or more within a year, and a clean record, the compact is the shorter road. Fees and membership in this article are as of August 25, 2025.`,
};
