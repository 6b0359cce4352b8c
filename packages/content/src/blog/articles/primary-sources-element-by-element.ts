import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Primary sources: which one counts for which element",
  excerpt:
    "A copy of a diploma isn’t verification. Element by element: who is asked, which substitutes are accepted, and where a copy is still enough.",
  category: "Compliance",
  createdOn: "2025-12-16",
  updatedOn: "2026-11-26",
  tags: ["primary source verification", "NCQA", "Joint Commission", "board certification"],
  sources: [
    standard.ncqaAnswers2022,
    standard.ncqaAnswers,
    standard.ncqaVerificationLimits,
    agency.npdbGuidebook,
    agency.oigExclusions,
    agency.sam,
    agency.deaDiversion,
  ],
  mark: "8 elements",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "A copy comes from the applicant; verification means asking the issuer.",
    "A copy is still enough for coverage and, at many plans, for the DEA registration.",
    "Under NCQA a verification counts for 120 days at an accredited organization, 90 at a certified CVO.",
  ],
  content: `Why did they ask again, when we sent a notarized copy? Because a copy comes from the applicant, and verification means asking the issuer. A notary may confirm that the copy looks like the original, but doesn’t ask the school.

The primary source is whoever issued the credential. Standards also accept certain organizations that gather such records from the issuers: NCQA calls them recognized sources, the Joint Commission designated equivalent sources. Which one counts depends on the element. The table of eight elements is as of December 2025; NCQA’s printed standards and the plan’s own policy decide where they differ from it.

| Element | Who is asked | Does a copy do?
| License | the state board | no
| DEA registration | DEA | yes, a current certificate at many plans
| Board certification | the board, ABMS, AOA | no
| Education, training | board, program, school, ECFMG, AMA or AOA profile | no
| Work history | the applicant | yes, application or CV
| Malpractice history | carrier or data bank | no
| Coverage | the certificate | yes
| Sanctions, exclusions | OIG, SAM, data bank, boards or state Medicaid | no

License

The board’s website counts, if it is the board’s own. Aggregated profiles help to find licenses that the applicant forgot, in states where the career began, but a plan under NCQA’s rules confirms the current license with the board itself. The plan checks each state in which the provider will see its members.

Three things often go wrong: a license number lacks its prefix, a name was changed only at the board, or a screen shows a status such as “active, probation” in small print.

DEA and state controlled substances

Many plans accept a copy of the current DEA certificate. For a state registration, ask each plan or hospital whether it accepts a copy or asks the state agency. The address on the DEA certificate should be in a state in which the provider works.

Board certification

For MDs most reviewers open the ABMS display, for DOs the AOA’s. For a board outside these two families, a plan decides in its policy whether it accepts the board, so ask first if your podiatrist or nurse practitioner is certified by a smaller one.

Education and training

NCQA asks for the highest level reached, in this order: board certification, residency, medical school. A verified board certification covers the residency, so under NCQA a certified physician needs no separate letter from the program. NCQA has confirmed (September 2022) that even an expired certification proves training, since training doesn’t expire.

Without certification the residency program is asked, or the AMA Physician Masterfile, or the AOA’s profile. A fellowship doesn’t stand in for the residency. For graduates of schools abroad ECFMG is an accepted source for the diploma. The National Student Clearinghouse isn’t a source by itself; it serves where it acts as the school’s agent and the plan holds proof of that.

Hospitals often want more than plans do, and verify each program, fellowship included, because they grant privileges.

Work history

Five years, from the application or the CV, with months. A plan doesn’t telephone every employer; the reviewer reads for gaps. Under NCQA a gap of more than six months needs an explanation, and one of more than a year needs it in writing. Hospitals set their own, usually shorter, limits and do write to earlier employers.

Malpractice history

A claim that the data bank shows and the applicant left out can do more harm than the claim itself. Ask the carrier for the loss run before you fill in the form, and copy from it.

Sanctions and exclusions

License sanctions come from the boards. For Medicaid sanctions, NCQA made the state agency an optional source on October 15, 2025. This check goes on after the decision. Since July 1, 2025, NCQA wants exclusions and license expirations watched monthly, which it has defined (September 2025) as once in each month, or within 30 calendar days of an alert for those who subscribe to one.

How old a verification may be

Under NCQA’s standards since July 1, 2025: at most 120 days at the decision of an accredited organization, and at most 90 days at the report of a certified CVO. The limit is for what can change, such as the license, the certification or a sanction. It is NCQA’s; URAC, hospitals and states have their own.

Read each verification for its own date. A page printed today from a database that was refreshed in October shows what was known in October.

What a usable verification shows

An auditor should be able to repeat the verification. Put five things on every page.

- the name of the source, and the address of the page or the name of the person who answered
- the name and number as the source holds them
- the status, with restrictions, and the expiration date
- the date it was verified
- who verified it

What you can do from the practice

You can’t verify for the plan, but you can see what it will see. Once a year, beyond the monthly LEIE check, look up your own providers at the board, at ABMS, in the LEIE and in NPPES, as a stranger would. Compare with CAQH. Where they disagree, correct the source first and the profile second, because reviewers believe the issuer’s record. Allow weeks for a correction at a licensing board or a residency office.`,
} satisfies Post;
