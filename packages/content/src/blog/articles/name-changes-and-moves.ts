import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "A new name or a new address: whom to tell, in what order",
  excerpt:
    "NPPES wants to hear within 30 days, Medicare within 30 or 90, DEA before you move. The order in which to report a new name, a new office or a new state.",
  category: "Credentialing Tips",
  createdOn: "2025-07-24",
  updatedOn: "2026-11-26",
  tags: ["name change", "relocation", "NPPES", "DEA", "deadlines"],
  sources: [law.changesNppes, law.reporting, law.deaMove, agency.deaDiversion, agency.nppes],
  mark: "30 days",
  stamp: null,
  service: "re-credentialing",
  inShort: [
    "Change first what others look up: Social Security, license, DEA, NPPES, then CAQH and the payers.",
    "NPPES wants changes within 30 days; Medicare a practice location within 30 and a name within 90.",
    "Ask DEA to change the address before you move.",
  ],
  content: `In summer many physicians marry, move and change offices, and two records that agreed in May may differ in July. Each step is simple, but the wrong order makes the work long, because each office checks you against another one.

Change first the records that others look up.

A new name

- Social Security. Medicare compares name, birth date and number with Social Security’s record, so correct that record before you file with Medicare.
- State license. The payers and hospitals verify the name here. Boards usually want a marriage certificate, divorce decree or court order; order three certified copies at once.
- DEA and state controlled substance registration. The name has to follow the license.
- NPPES, within 30 days. The number stays the same. Enter the former name in the field for other names.
- Specialty board and malpractice insurer. Ask for a new certificate from each.
- CAQH: new name, former name under other names, new documents uploaded, attested.
- Medicare, within 90 days for a practitioner’s change of name, and Medicaid by your state’s rule.
- Each commercial payer and each hospital, in writing, with the court order and the new license.
- Prescribing software, signature stamps, door signs and the website.

Put both names on the CV for good: “formerly” and the old one. The diploma and the training certificate usually keep the old name, and a verifier in 2035 has to be able to connect them.

If an application is open when the name changes, call the analyst before you change anything. Some want to finish under the old name and update afterward; others want a new set of documents now. Tell the analyst before the license shows the new name and the form still shows the old one.

A new office: before the move

- DEA: ask for a change of the registered address online before you move. There is no fee, and it is handled like an application, so allow time.
- Payers: read the notice clause in each contract. Thirty, sixty and ninety days are all common.
- The lab: if you run tests in the office, the CLIA certificate names an address too, so report the change to its program.
- The lease or a utility bill: keep one with the exact new address. Some payers and Medicaid programs want proof of the location.

A new office: after the move

- NPPES within 30 days of the change, for each provider and for the group
- Medicare within 30 days for a practice location
- CAQH: add the new location, end the old one, attest
- State license board, by its own rule
- Malpractice insurer, because location can be part of the policy
- Payer directories. Look yourself up on each payer’s site 30 days later, as a patient would.

Write the address in one way and copy it everywhere. To a computer, “Suite 300”, “Ste 300” and “#300” can be three addresses.

A new state

Here the order matters most, because most items need one above them.

- The license in the new state
- Its controlled substance registration, if the state has one
- DEA. As a rule, each state in which a physician prescribes or handles controlled substances needs its own registration. Someone who leaves the old state for good can ask DEA to move the registration to the new one. Someone who handles controlled substances in both states needs two.
- Malpractice coverage that names the new state, and a clear answer about tail for the old one
- NPPES: new location, new license number under the taxonomy, same NPI
- CAQH: new state added as a practice state, new documents, new authorizations
- Medicare with the contractor for the new region, Medicaid with the new state, and as a rule every commercial plan from the start. Contracts rarely cross a state line, even when the logo does.

Then close out the old state. Resign hospital privileges in writing as of a named day, and keep the reply. End the old locations with each payer. Privileges that were never resigned can raise a question on an application years later.

The 30-day check

One month after any change, spend half an hour on five searches and keep what each one shows.

- The NPI registry: name, address, taxonomy, license number
- The state board’s public lookup
- CAQH: status, locations, documents
- Two payer directories of your choice
- Your own claims: any denial that mentions provider, location or name

If two of the five disagree, correct the wrong one now, while the paperwork of the change is still on the desk.`,
} satisfies Post;
