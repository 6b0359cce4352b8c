import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "A new tax ID is a new practice to your payers",
  excerpt:
    "What belongs to the clinician, what to the group, and what starts again when nine digits change: a plan from 120 days before the switch to a year after.",
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
    "The clinicians’ own credentials stay; group enrollments, contracts, EFT and links start again.",
    "Ask every payer 120 days before; file with Medicare 60 days before.",
    "Hold claims of payers that aren’t ready: the old number is wrong for the new entity’s visits.",
  ],
  content: `Your accountant says that the practice should become a PLLC on April 1. Your attorney agrees. But every payer contract is with the old entity and its tax ID, and on April 1 the practice that the payers know will stop seeing patients.

A change of tax ID is one of the largest enrollment projects that a practice does, and people who never see a remittance often decide on it. Ask to take part in the decision, and bring this list.

Who owns what

Enrollment has two layers. One belongs to the clinician, and the other to the business.

The clinician has the license, DEA registration, individual NPI, CAQH profile, individual Medicare and Medicaid enrollments, and the credentialing decision at each plan. The group has the tax ID, the organizational NPI, the payer contracts with their fee schedules, its own Medicare and Medicaid enrollments, and the bank account with EFT and ERA.

A link connects the two. At Medicare it is called a reassignment of benefits. At a commercial plan it may be a line in a roster. A claim is usually paid only when the person, the group and the link are all active on the date of service. When the tax ID changes, the clinician’s part stays, and the group’s part and the links have to be set up again.

What starts again

- Medicare: a group files a new 855B for the new tax ID, and every practitioner files an 855I that reassigns benefits to it. A sole owner files the 855I. New PTANs are issued.
- Medicaid: usually a new group enrollment, with the ownership disclosures, and new links.
- Commercial plans: the contract names the old entity. Some plans amend it on a W-9 and a letter, some require an assignment with their consent, some insist on a new contract at today’s rates. Read the assignment clause first.
- The organizational NPI: a new legal entity normally needs its own. A mere change of name doesn’t.
- EFT, ERA, clearinghouse, payer portals: enroll each again with the new tax ID.
- Other things that carry the number: the CLIA certificate, the malpractice policy, hospital agreements, authorizations already issued for April.

As a rule, credentialing doesn’t start again, because the plan has verified these people already. Say so in the request: “same providers, same locations, same services, new tax ID”. Otherwise the plan may open new applications for all of them.

120 days before

List every payer that paid you in the last twelve months, from the remittances and not from memory. For each one note contract, signatory, notice period, assignment clause, network representative. Send the question in writing: what do you need for a change of tax ID on this date, and will the rates stay? The answers will differ, and the slowest payer may decide your date. If the date was chosen for tax reasons alone, say now how much a later date would save.

90 days before

Have the IRS letter for the new number (the CP 575) in hand. Most of the other steps need it. Get the new NPI. Open the bank account. Prepare one packet: W-9, IRS letter, list of locations, list of practitioners with NPI and CAQH numbers, malpractice certificate in the new name.

60 days before

File with Medicare. The contractor returns a group’s application that arrives more than 60 days before its effective date. One that is filed late takes effect on the day of filing, and billing reaches back 30 days at most, if something kept you from filing earlier. Put the 855B and all the 855I reassignments in together. Send the packet to the plans, each with its own form. Update CAQH for every practitioner, so that profile and packet agree.

The last two weeks

Ask each plan whether the new number is loaded, for each practitioner, and from which date. Make a table of payers that are ready and payers that aren’t, and give it to the front desk and the biller. For those that aren’t, hold the claims. Don’t send them under the old tax ID, because a claim has to name the entity that provided the service. Watch the filing limits meanwhile.

After the switch

- Dates of service before the switch go out under the old tax ID, dates after it under the new one. Program the billing system to divide by date of service and test it with three claims.
- Keep the old bank account, the old EFT and the old lockbox open for at least a year. Payments, recoupments and letters about old claims arrive there.
- Ask for outstanding authorizations and referrals to be reissued to the new number.
- Don’t close the old Medicare enrollment before its last claim has been paid and its last overpayment question settled.
- Compare the first payments with the old fee schedule. A contract that was “simply moved” sometimes lands on the plan’s standard rates.

Joining or leaving a group

The same two layers explain the everyday cases. A physician who joins you brings the clinician’s part, and you supply the link. When one leaves, end the link at every payer as of the last day, except where a Medicare substitute still bills under that physician’s number. Otherwise your directory listings will show a doctor who isn’t there. For a physician who leaves to open a practice, the steps of this article apply to the new practice.`,
} satisfies Post;
