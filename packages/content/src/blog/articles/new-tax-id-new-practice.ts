import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "A new tax ID is a new practice to your payers",
  excerpt:
    "What belongs to the clinician, what belongs to the group, and what starts again when nine digits change: a plan from 120 days before to a year after.",
  category: "Payer Enrollment",
  createdOn: "2025-10-23",
  updatedOn: "2026-11-26",
  tags: ["tax ID", "group enrollment", "reassignment", "contracts"],
  sources: [
    law.reassignment,
    law.returns,
    law.retrospectiveBilling,
    law.majorityOwnership,
    agency.cmsForms,
    agency.irsW9,
  ],
  mark: "9 digits",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "Clinicians keep their credentialing. Group enrollments, contracts, EFT and links to clinicians start again.",
    "Ask every payer 120 days before the change. File with Medicare 60 days before.",
    "If a payer isn’t ready, hold its claims. Don’t bill the new entity’s visits under the old tax ID.",
  ],
  content: `Your accountant says that the practice should become a PLLC on April 1. Your attorney agrees. But every payer contract names your present company and its tax ID, and from April 1 the new company, the PLLC, sees the patients.

A change of tax ID is one of the largest enrollment projects of a practice. The people who decide on it often never see a remittance. Ask to take part in the decision, and bring the list “What starts again” below.

Who owns what

One part of an enrollment belongs to the clinician, and the other part belongs to the group.

The clinician has the license, DEA registration, individual NPI, CAQH profile, individual Medicare and Medicaid enrollments, and the credentialing decision at each plan. The group has the tax ID, the organizational NPI, the payer contracts with their fee schedules, its own Medicare and Medicaid enrollments, and the bank account with EFT and ERA.

Each payer also links the clinician to the group. Medicare calls the link a reassignment of benefits. At a commercial plan the link may be a line in a roster. A payer usually pays a claim only if the clinician, the group and the link are all active on the date of service. When the tax ID changes, the clinician’s part stays. The group’s part and the links have to be set up again.

What starts again

- Medicare: the group files a new 855B for the new tax ID, and every practitioner files an 855I that reassigns benefits to the new entity. A sole owner files only the 855I. Medicare issues new PTANs.
- Medicaid: usually the new entity needs its own group enrollment, with the ownership disclosures, and new links to its clinicians.
- Commercial plans: the contract names the old entity. Some plans amend the contract after a W-9 and a letter. Some plans require an assignment of the contract, to which they must consent. Some insist on a new contract at today’s rates. Read the assignment clause first.
- The organizational NPI: a new legal entity normally needs its own NPI. A mere change of name doesn’t require a new NPI.
- EFT, ERA, clearinghouse, payer portals: enroll in each again with the new tax ID.
- Other documents with the tax ID: the CLIA certificate, the malpractice policy, hospital agreements, authorizations already issued for April.

As a rule, credentialing doesn’t start again, because the plan has verified these clinicians already. Say so in the request: “same providers, same locations, same services, new tax ID”. Otherwise the plan may open a new application for each clinician.

120 days before

List every payer that paid you in the last twelve months. Take the names from the remittances, not from memory. For each payer, note the contract, who signed it, the notice period, the assignment clause and your network representative. Ask each payer in writing: “What do you need for a change of tax ID on this date, and will the rates stay?” The answers will differ, and the slowest payer may decide your date. If the date was chosen for tax reasons alone, tell the owners now that a later date could avoid held claims.

90 days before

By now you should have the IRS letter for the new tax ID (the CP 575), because most other steps need it. Get the new NPI. Open the bank account. Prepare one packet for the payers: W-9, IRS letter, list of locations, list of practitioners with NPI and CAQH numbers, malpractice certificate in the new name.

60 days before

File with Medicare. The contractor returns a group’s application that arrives more than 60 days before the effective date you ask for. If you file late, the enrollment takes effect on the day you file. You can then bill for at most 30 days before that day, and only if circumstances kept you from filing earlier. File the 855B and all the 855I reassignments together. Send the packet to the plans, with each plan’s own form. Update CAQH for every practitioner, so that the profile and the packet agree.

The last two weeks

Ask each plan whether it has loaded the new tax ID for each practitioner, and from which date. List which payers are ready and which aren’t, and give the list to the front desk and the biller. If a payer isn’t ready, hold its claims. Don’t send these claims under the old tax ID, because a claim has to name the entity that provided the service. Meanwhile watch each payer’s filing limit.

After the switch

- Bill visits before the switch under the old tax ID, and visits from the day of the switch under the new one. Set the billing system to choose the tax ID by date of service, and test it with three claims.
- Keep the old bank account, the old EFT and the old lockbox open for at least a year, because payments, recoupments and letters about old claims still arrive there.
- Ask the payers to reissue open authorizations and referrals to the new tax ID.
- Keep the old Medicare enrollment until Medicare has paid its last claim and settled its last overpayment question.
- Compare the first payments with the old fee schedule. When a plan “simply moves” a contract, the new payments sometimes follow the plan’s standard rates.

Joining or leaving a group

When a physician joins your group, the physician brings the clinician’s part, and you ask each payer for the link to your group. When a physician leaves, end the link at every payer as of the last day. Otherwise directories will list a doctor who isn’t there. Keep the link at Medicare while a substitute still bills under the physician’s number. If the physician opens a practice, this article’s steps apply to that practice.`,
} satisfies Post;
