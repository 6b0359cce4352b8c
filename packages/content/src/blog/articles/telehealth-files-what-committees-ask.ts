import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Telehealth in 2026: two end dates and six questions",
  excerpt:
    "Most Medicare telehealth at home runs to the end of 2027, the prescribing rule only to the end of 2026. What that means for a file, and what committees ask.",
  category: "Industry News",
  createdOn: "2026-02-24",
  updatedOn: "2026-11-26",
  tags: ["telehealth", "privileges", "state licenses", "DEA"],
  sources: [law.telehealthPrescribing, law.accreditedHospitalTelehealth, standard.imlc, commentary.telehealthAct],
  mark: "Dec 31",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "Most Medicare telehealth at home runs through December 31, 2027, the prescribing rule only through 2026.",
    "Committees ask about states, prescribing, privileges, insurance, address and work history.",
    "One cover page can answer all six.",
  ],
  content: `In February 2026 Congress extended one telehealth rule. The Consolidated Appropriations Act, 2026, signed on February 3, extends Medicare’s telehealth provisions for patients at home through December 31, 2027. Telehealth at home for mental health and substance use disorders is in the statute without an end date; for it the act postpones the visit in person that mental health patients would need. The rule that allows controlled medications to be prescribed by telehealth without a prior visit in person runs for a year less.

| What | Through | Set by
| Medicare telehealth at home, other than behavioral health | December 31, 2027 | Act of February 3, 2026
| Controlled medications without a prior visit | December 31, 2026 | DEA and HHS, 90 FR 61301

The second date comes from the fourth extension of a pandemic rule, published on the last day of the third. Two permanent rules have been in force since December 31, 2025, and outlast it: buprenorphine for opioid use disorder, six months by audio or video (90 FR 6504), and patients of the Department of Veterans Affairs (90 FR 6523). A special registration has been proposed for other prescribers. When we checked again on November 21, 2026, we had found no fifth extension and no final rule; look in the Federal Register before the first appointments of January.

So from January 1, 2027, the two rules differ, unless something is published before. A psychiatrist may be paid by Medicare for a video visit in 2027 and yet be unable to prescribe a stimulant at the end of it without having met the patient. Note both dates for each provider who relies on them.

The questions that come back

Committees ask about more than these dates. Telehealth files tend to be sent back for six subjects.

1. The patient’s state. As a rule the provider needs a license in the state where the patient is; some states have a telehealth registration instead. A reader compares the list of states with the list of licenses, and the dates. If the provider saw patients in Ohio from February and the Ohio license is dated April, that is a finding about February. Attach a table: state, license number, issued, expires, first visit.

2. Controlled medications. Which patients, which states, which rule? Some states require a separate registration. A provider who doesn’t prescribe them should say so: “Does not prescribe controlled substances; no DEA registration held.” A reviewer may take an empty field for a missing document.

3. Who granted the privileges. A hospital may credential each provider itself or rely on the distant site’s decision, which CMS has allowed since July 5, 2011. Reliance needs a written agreement, the provider’s current privileges at the distant site, a license that the patient’s state issues or recognizes, and reports in return: the hospital reviews the work and reports at least adverse events and complaints. Ask each hospital for its report once a year, also when it says that there was nothing. And read the bylaws, since a hospital may rely but needn’t. If it doesn’t, plan on the full application and the usual 90-180 days.

4. The insurance certificate. Committees want proof that telehealth is covered, in which states, and for which dates. Many certificates show only a limit and a name. If the provider changed carriers, have the prior-acts or tail coverage in the file.

5. The address. Where services are performed, where mail goes and what the directory prints can be three answers for a provider who works at home. Rules differ by payer and have changed several times since 2020. Ask each one on the day you file which address it wants as the practice location, and whether that will be public. Tell CAQH the same.

6. The work history. Three jobs on platforms at once, ten hours a week each, can look like an error. List every platform with month and year, the employer of record and the type of contract, and mark what ran “part time, concurrent”. For a platform that has closed, name a person who can confirm the dates.

One cover page can answer all six: states and licenses, prescribing, privileges and who granted them, insurance, addresses, concurrent positions. Put the two end dates at the top of it.

State law decides much of this, and what is written here isn’t legal advice.`,
} satisfies Post;
