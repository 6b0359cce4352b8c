import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "From welcome letter to first paid claim",
  excerpt:
    "Six facts in a welcome letter show whether claims can be paid. Check them the same day, set up EFT and ERA, and send three claims before three hundred.",
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
    "On the day the letter arrives, compare name, numbers, date, address, product and role.",
    "Then ask what was loaded: another system pays the claims.",
    "EFT and ERA are two enrollments; send three to five claims before you release the rest.",
  ],
  content: `Six facts in a welcome letter help you see whether your claims will be paid: name, numbers, date, address, product and role. Read them on the day the letter arrives, next to your application. You can often correct a mistake that day with a phone call. If you find it on a remittance six weeks later, you have a stack of denials to rework.

The letter has several names. Medicare sends an approval letter, a commercial plan a participation notice or a countersigned contract, Medicaid a provider agreement with an ID number. Check the same six facts in each.

Read six facts

- Legal name and tax ID, letter for letter as on the W-9. A name with PLLC at its end and the same name without it can be two payees.
- NPIs: the provider’s own, the group’s, and a sentence that links the one to the other. If a provider is approved but not linked to the group, the payer usually denies the group’s claims.
- The effective date. In a Medicare letter, look for two dates: the effective date, and the date from which you may bill, which can be up to 30 days earlier.
- Every address where the provider sees patients, suite numbers included.
- The products. In the PPO doesn’t mean in the HMO, the exchange plan or Medicare Advantage. If the letter doesn’t name a product, ask before you treat its members as in network.
- Specialty and role, primary care or specialist, and which fee schedule applies.

A Medicare letter also gives the PTAN, says whether the provider participates, and states your appeal rights. If the effective date is wrong, request reconsideration within 65 days of the letter’s date.

Then ask what was loaded

A letter shows what the network department decided. Another system usually pays the claims, and the decision has to be loaded into it. Call provider services, or use the portal, and ask one precise question: “Is this provider active under this tax ID, at this address, for this product, from this date?” Ask it for each product and each address, and keep the reference number of the call. Then look the provider up in the plan’s public directory, because patients will.

EFT and ERA are two enrollments

EFT puts the money in your account. ERA, the 835 file, tells your billing system what the money is for. Many payers enroll you separately for each, and then having one doesn’t give you the other.

- For Medicare, EFT is part of enrollment, on form CMS-588, one account for each enrollment record.
- For everyone else, ask the payer which portal or payment vendor it uses; several plans share one, such as Availity. Have a voided check or bank letter in the legal name, and the receiver ID from your clearinghouse for the 835.
- Choose whether payments are grouped by tax ID or by NPI, and choose the same way everywhere you can.
- Ask your bank, in writing, to pass on the payment-related information in each ACH deposit. It contains the trace number that matches the deposit to the 835, and banks may not send it unless asked.
- A paper check or a virtual card number in the mail usually means that EFT isn’t active. You don’t have to take card payments that cost you a fee. Under 45 CFR 162.925 a health plan must pay by the standard EFT transaction when a provider asks for it. Ask in writing.

Protect the account details like a password. No payer needs them by email.

Send three claims before three hundred

Hold the provider’s claims until the load is confirmed. Then send three to five for each payer, such as a new patient, an established patient, a common procedure, and one from each address. Choose ordinary visits after the effective date. Check the clearinghouse acknowledgment the next day. Wait for the remittance, and only then release the rest.

Watch the filing limit while you hold. Medicare gives one calendar year from the date of service, with few exceptions. Commercial contracts often give far less, so look it up in the contract before you wait.

What the first remittance tells you

- CO-B7 (provider not certified or eligible on this date): compare the date of service with the effective date, then check the link between provider and group.
- Processed as out of network: the product or the address isn’t loaded, or the claim went out with the wrong tax ID or NPI.
- Paid, but low: compare the allowed amounts of your five most frequent codes with the fee schedule in the contract. A wrong fee schedule can go unnoticed for years.
- Paid to an old address or an old owner: the W-9 or the EFT record is stale.

If the payer loaded something wrong, don’t begin with appeals claim by claim, but note the appeal deadline of each claim. Ask provider relations to correct the record back to the effective date and to reprocess every claim since then as one project. Get a project number and the day it should be finished, and check on that day.

Close the file

Keep the letter, the confirmed load with its reference numbers, the EFT and ERA confirmations and the first correct remittance together. Then enter the dates that come next: CAQH attestation every 120 days (180 in Illinois), recredentialing within 36 months at plans that follow NCQA, Medicare revalidation in about five years, and the contract’s own renewal or notice date.`,
} satisfies Post;
