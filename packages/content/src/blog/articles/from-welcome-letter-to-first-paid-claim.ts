import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "From welcome letter to first paid claim",
  excerpt:
    "Six facts in a welcome letter show whether claims can be paid. Check them the same day, set up EFT and ERA, and test with a few claims first.",
  category: "Payer Enrollment",
  createdOn: "2026-09-30",
  updatedOn: "2026-11-26",
  tags: ["welcome letter", "EFT", "ERA", "first claims", "effective date"],
  sources: [
    law.reconsideration,
    law.filingLimit,
    law.electronicTransactions,
    standard.adjustmentCodes,
    agency.cmsForms,
    law.retrospectiveBilling,
  ],
  mark: "6 facts",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "When the letter arrives, check name, numbers, effective date, address, product and role.",
    "Then ask what the payer has loaded into the system that pays claims, because the letter doesn’t show that.",
    "EFT and ERA are two enrollments. Send three to five claims before you release the rest.",
  ],
  content: `Six facts in a welcome letter help you see whether the payer will pay your claims: name, numbers, effective date, address, product and role. Compare the letter with your application on the day it arrives. You can often correct a mistake that day with a phone call. If you find the mistake on a remittance six weeks later, you have a stack of denials to rework.

The letter has several names. Medicare sends an approval letter. A commercial plan sends a participation notice or a countersigned contract. Medicaid sends a provider agreement with an ID number. Check the same six facts in each.

Check six facts

- Name: the legal name and the tax ID must match the W-9 letter for letter. A name with PLLC at its end and the same name without it can be two payees.
- Numbers: look for the provider’s own NPI, the group’s NPI, and a sentence that links the provider to the group. If a provider is approved but not linked to the group, the payer usually denies the group’s claims.
- Effective date: in a Medicare letter, look for two dates. One is the effective date. The other is the date from which you may bill, which can be up to 30 days earlier.
- Address: look for every address where the provider sees patients, including suite numbers.
- Product: a provider in the PPO is not automatically in the HMO, the exchange plan or Medicare Advantage. If the letter doesn’t name a product, ask before you treat its members as in network.
- Role: check the specialty, whether the provider is listed as primary care or as a specialist, and which fee schedule applies.

A Medicare letter also gives the PTAN, says whether the provider participates, and states your appeal rights. If the effective date is wrong, request reconsideration within 65 days of the date on the letter.

Then ask what the payer has loaded

The letter shows what the payer’s network department decided. Another system usually pays the claims, and someone has to load the decision into that system. Call provider services, or use the portal, and ask one precise question: “Is this provider active under this tax ID, at this address, for this product, from this date?” Ask the question for each product and each address, and keep the reference number of the call. Then look up the provider in the plan’s public directory, because patients will.

EFT and ERA are two enrollments

EFT puts the money in your account. ERA (the 835 file) tells your billing system what the money is for. Many payers enroll you for each separately, so you may have one without the other.

- Medicare: EFT is part of enrollment. Use form CMS-588, with one account for each enrollment record.
- Other payers: ask which portal or payment vendor the payer uses. Several payers share one, such as Availity. Have ready a voided check or bank letter in the legal name and, for the 835, the receiver ID from your clearinghouse.
- Grouping: choose whether payments are grouped by tax ID or by NPI. Choose the same way for every payer where you can.
- Your bank: ask it in writing to pass on the payment-related information in each ACH deposit. That information contains the trace number that matches the deposit to the 835. Banks may not send it unless you ask.
- Paper checks and virtual cards: if one comes in the mail, EFT usually isn’t active. You don’t have to take card payments that cost you a fee. A health plan must pay by the standard EFT transaction when a provider asks for it (45 CFR 162.925). Ask in writing.

Protect your bank account details like a password. No payer needs them by email.

Send a few test claims first

Hold the provider’s claims until the payer confirms that the provider is loaded. Then send three to five claims to each payer: for example, a new patient, an established patient, a common procedure, and a visit at each address. Choose ordinary visits after the effective date. Check the clearinghouse acknowledgment the next day. Wait for the remittance, and only then release the other claims.

Watch the filing limit while you hold claims. Medicare gives one calendar year from the date of service, with few exceptions. Commercial contracts often give far less time, so look up the limit in the contract before you wait.

What the first remittance tells you

- CO-B7 (provider not certified or eligible on this date): compare the date of service with the effective date. Then check the link between provider and group.
- Processed as out of network: the payer hasn’t loaded the product or the address, or the claim went out with the wrong tax ID or NPI.
- Paid, but low: compare the allowed amounts of your five most frequent codes with the fee schedule in the contract. A wrong fee schedule can go unnoticed for years.
- Paid to an old address or an old owner: the payer has an old W-9 or an old EFT record.

If the payer loaded something wrong, don’t begin with an appeal of each claim, but note the appeal deadline of each claim. Ask provider relations to correct the record back to the effective date. Also ask provider relations to reprocess all claims since that date as one project. Get a project number and a completion date, and check the claims on the completion date.

Close the file

Keep together the welcome letter, the reference numbers of your calls, the EFT and ERA confirmations and the first correct remittance. Then enter the next dates in your calendar:

- CAQH attestation: every 120 days (180 in Illinois)
- Recredentialing: within 36 months at plans that follow NCQA
- Medicare revalidation: in about five years
- The contract: its own renewal or notice date`,
} satisfies Post;
