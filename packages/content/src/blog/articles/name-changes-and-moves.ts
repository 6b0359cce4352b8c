import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "A new name or a new address: whom to tell, in what order",
  excerpt:
    "Ask DEA to change your address before you move, and tell NPPES within 30 days. Whom to tell about a new name, office or state, and in what order.",
  category: "Credentialing Tips",
  createdOn: "2025-07-24",
  updatedOn: "2026-11-26",
  tags: ["name change", "relocation", "NPPES", "DEA", "deadlines"],
  sources: [law.changesNppes, law.reporting, law.deaMove, agency.deaDiversion, agency.nppes],
  mark: "30 days",
  stamp: null,
  service: "re-credentialing",
  inShort: [
    "First correct the records that others check: Social Security, license, DEA, NPPES. Then tell CAQH and the payers.",
    "Report every change to NPPES within 30 days. Tell Medicare about a new location within 30 days and a new name within 90.",
    "Ask DEA to change your registered address before you move.",
  ],
  content: `In summer many physicians marry, move or change offices. By July, records that agreed in May may show two names or two addresses. Each correction is simple. The order matters, because each office compares your application with another office’s record. So first correct the records that other offices check.

A new name

- Social Security. Medicare compares the name, birth date and Social Security number with Social Security’s record, so correct that record before you file with Medicare.
- State license. Payers and hospitals verify your name with the state board. Boards usually ask for a marriage certificate, divorce decree or court order. Order three certified copies at once.
- DEA and state controlled substance registration. The name on both has to match the name on the license.
- NPPES, within 30 days. Your NPI stays the same. Enter the former name in the field for other names.
- Specialty board and malpractice insurer. Ask for a new certificate from each.
- CAQH. Enter the new name, enter the former name under other names, upload the new documents and attest.
- Medicare. Report a practitioner’s change of name within 90 days.
- Medicaid. Report the change within the time that your state sets.
- Each commercial payer and each hospital. Tell them in writing, and enclose the new license and the document that changed the name.
- Prescribing software, signature stamps, door signs and the website.

Keep both names on the CV for good: after the new name write “formerly” and the old name. The diploma and the training certificate usually keep the old name. Whoever verifies your training in 2035 has to see that both names belong to you.

If an application is open, call the payer’s analyst before you change the name anywhere. Otherwise the license shows the new name while the application shows the old one. Some analysts want to finish the application under the old name and update the name afterward. Others want a new set of documents now.

A new office: before the move

- DEA: ask online for a change of your registered address before you move. DEA charges no fee, but handles the request like an application, so allow time.
- Payers: read the notice clause in each contract. Notice of 30, 60 or 90 days is common.
- The lab: if you run tests in the office, the CLIA certificate names the office’s address too. Report the move to the CLIA program.
- Proof of the location: keep a lease or a utility bill with the exact new address, because some payers and Medicaid programs ask for it.

A new office: after the move

- NPPES within 30 days of the change, for each provider and for the group
- Medicare within 30 days for a practice location
- CAQH: add the new location, end the old one, attest
- State license board, by its own rule
- Malpractice insurer, because the policy may depend on the location
- Payer directories. Look yourself up on each payer’s site 30 days later, as a patient would.

Choose one spelling of the address and copy that spelling everywhere. To a computer, “Suite 300”, “Ste 300” and “#300” can be three addresses.

A new state

For a new state the order matters most, because most steps below depend on an earlier step.

- The license in the new state
- The new state’s controlled substance registration, if that state has one
- DEA. As a rule, a physician needs a DEA registration in each state where the physician prescribes or handles controlled substances. A physician who leaves the old state for good can ask DEA to move the registration to the new state. A physician who handles controlled substances in both states needs two registrations.
- Malpractice coverage that names the new state. Ask the insurer also about tail coverage for the work in the old state.
- NPPES. Add the new location, and enter the new license number under the taxonomy code. The NPI stays the same.
- CAQH. Add the new state as a practice state, upload the new documents and authorize the new plans.
- Payers. Enroll with the Medicare contractor for the new region and with the new state’s Medicaid program. As a rule, apply to every commercial plan as a new provider, because a contract rarely covers two states, even when the plan has the same name in both.

Then close out the old state. Resign hospital privileges in writing, name the last day, and keep the hospital’s reply. Privileges that you never resigned can raise a question on an application years later. Tell each payer to end your old locations.

The 30-day check

One month after any change, spend half an hour on these checks and keep a printout of each.

- The NPI registry: name, address, taxonomy, license number
- The state board’s public lookup
- CAQH: status, locations, documents
- Two payer directories of your choice
- Your own claims: any denial that mentions provider, location or name

If two of these records disagree, correct the wrong record now, while the paperwork is still on your desk.`,
} satisfies Post;
