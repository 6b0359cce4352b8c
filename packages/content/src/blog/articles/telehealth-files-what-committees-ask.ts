import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Telehealth in 2026: two end dates and six questions",
  excerpt:
    "Medicare covers most telehealth at home to the end of 2027. The prescribing rule ends a year earlier. What that means for a file, and what committees ask.",
  category: "Industry News",
  createdOn: "2026-02-24",
  updatedOn: "2026-11-26",
  tags: ["telehealth", "privileges", "state licenses", "DEA"],
  sources: [law.telehealthPrescribing, law.accreditedHospitalTelehealth, standard.imlc, commentary.telehealthAct],
  mark: "Dec 31",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "Medicare covers most telehealth at home through December 31, 2027. The prescribing rule ends a year earlier.",
    "Committees ask about states, prescribing, privileges, insurance, address and work history.",
    "One cover page can answer all six questions.",
  ],
  content: `Two telehealth rules have different end dates. Congress extended the first rule in February 2026: Medicare covers telehealth for patients at home through December 31, 2027 (Consolidated Appropriations Act, 2026, signed on February 3). For mental health and substance use disorders, Medicare’s coverage at home has no end date, and the act postpones the in-person visit that mental health patients would need.

The second rule ends a year earlier. It lets a provider prescribe controlled medications by telehealth without a prior visit in person.

| What | Allowed through | Source
| Medicare telehealth at home, other than behavioral health | December 31, 2027 | Act of February 3, 2026
| Controlled medications without a prior visit in person | December 31, 2026 | DEA and HHS, 90 FR 61301

The prescribing rule dates from the pandemic and has been extended four times. Two permanent rules, in force since December 31, 2025, stay in force when the prescribing rule ends. One allows six months of buprenorphine for opioid use disorder by audio or video (90 FR 6504). The other is for patients of the Department of Veterans Affairs (90 FR 6523). DEA has proposed a special registration for other prescribers. As of November 21, 2026, we had found no fifth extension and no final rule. Look in the Federal Register before the first appointments of January.

Unless the prescribing rule is extended again, Medicare may pay a psychiatrist for a video visit in 2027, but the psychiatrist can’t prescribe a stimulant at that visit without having met the patient in person. Write down both end dates for each provider who relies on them.

Six subjects that committees ask about

Committees tend to send telehealth files back with questions about these six subjects.

1. The patient’s state. As a rule the provider needs a license in the state where the patient is. Some states have a telehealth registration instead. The reviewer compares the date of each license with the date of the first visit in that state. For example, if the provider saw patients in Ohio from February but the Ohio license is dated April, the reviewer will ask about February. Attach a table: state, license number, issued, expires, first visit.

2. Controlled medications. Say in the file for which patients and in which states the provider prescribes them, and under which rule. Some states require a separate registration. If the provider doesn’t prescribe them, say so: “Does not prescribe controlled substances; no DEA registration held.” If the field is empty, a reviewer may think that a document is missing.

3. Privileges. A hospital may credential each provider itself. Since July 5, 2011, CMS also lets a hospital rely on the credentialing decision of the distant site, where the provider works. For that, the hospital and the distant site need a written agreement. The provider needs current privileges at the distant site, and a license that the patient’s state issues or recognizes. The hospital must also review the provider’s work and report at least adverse events and complaints to the distant site. Ask each hospital for its report once a year, even if there was no event. Read the hospital’s bylaws, because a hospital doesn’t have to rely on the distant site. If it doesn’t, plan on the full application and the usual 90-180 days.

4. The insurance certificate. Committees want proof that the policy covers telehealth, in which states and for which dates. Many certificates show only a limit and a name. If the provider changed carriers, put the proof of prior-acts or tail coverage in the file.

5. The address. A provider who works at home may have three addresses: where services are performed, where mail goes and what the directory shows. Payers’ rules differ and have changed several times since 2020. When you file, ask each payer which address it wants as the practice location, and whether that address will be public. Enter the same address in CAQH.

6. The work history. Three jobs on telehealth platforms at the same time can look like an error. List every platform with month and year, the employer of record and the type of contract. Mark the jobs that overlap as “part time, concurrent”. If a platform has closed, name a person who can confirm the dates.

Put the answers to all six on one cover page, with the two end dates at the top.

State law decides much of this, and this article isn’t legal advice.`,
} satisfies Post;
