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
    "A copy is still enough for malpractice coverage and, at many plans, for the DEA registration.",
    "Under NCQA a verification is good for 120 days at an accredited organization, 90 at a certified CVO.",
  ],
  content: `Why does a plan ask again after you sent a notarized copy? Because a copy comes from the applicant, and verification means that the plan asks the issuer. A notary may confirm that the copy looks like the original, but a notary doesn’t ask the school.

The primary source is whoever issued the credential. The standards also accept certain organizations that collect records from the issuers. NCQA calls these organizations recognized sources, and the Joint Commission calls them designated equivalent sources. Which organization is accepted depends on the element. The table lists eight elements as of December 2025. If NCQA’s printed standards or the plan’s own policy say something else, follow them.

| Element | Who is asked | Is a copy enough?
| License | the state board | no
| DEA registration | DEA | yes, a current certificate at many plans
| Board certification | the board, ABMS, AOA | no
| Education, training | board, program, school, ECFMG, AMA or AOA profile | no
| Work history | the applicant | yes, application or CV
| Malpractice history | carrier or NPDB | no
| Malpractice coverage | the applicant | yes, the certificate
| Sanctions, exclusions | OIG, SAM, NPDB, boards or state Medicaid | no

License

A plan may use the state board’s own website. Profiles that collect data from many boards help to find licenses that the applicant forgot. But under NCQA’s rules the plan confirms the current license with the board itself. The plan checks the license in each state in which the provider will see the plan’s members.

Three things often go wrong: the license number lacks its prefix, the provider changed a name only at the board, or nobody noticed a status such as “active, probation” in small print.

DEA and state controlled substances

Many plans accept a copy of the current DEA certificate. For a state registration, ask each plan or hospital whether it accepts a copy or asks the state agency. The address on the DEA certificate should be in a state in which the provider works.

Board certification

For an MD, most reviewers look up the certification with ABMS. For a DO, they look it up with the AOA. Each plan decides in its policy whether it accepts any other board. So if a smaller board certified your podiatrist or nurse practitioner, ask the plan first.

Education and training

NCQA asks the plan to verify only the highest level that the physician has reached: board certification, else residency, else medical school. If the plan has verified the board certification, it needs no separate letter from the residency program. Even an expired certification proves training, because training doesn’t expire (NCQA’s answer of September 2022).

If the physician isn’t board certified, the plan asks the residency program, the AMA Physician Masterfile or the AOA’s profile. A verified fellowship doesn’t replace a verified residency. For graduates of schools abroad, ECFMG is an accepted source for the diploma. The National Student Clearinghouse is accepted only if it acts as the school’s agent and the plan has proof of that.

Because hospitals grant privileges, they often verify more than plans do: each program, fellowships included.

Work history

The application or the CV must list the last five years of work, with months. A plan doesn’t call every employer, but the reviewer looks for gaps. Under NCQA the applicant must explain a gap of more than six months. For a gap of more than a year, the explanation must be in writing. Hospitals usually ask about shorter gaps too, and write to earlier employers.

Malpractice history

The plan or hospital compares the application with the carrier’s or the NPDB’s record. If the applicant leaves out a claim that the NPDB shows, the omission can do more harm than the claim. Ask the carrier for the loss run before you fill in the form, and copy the claims from the loss run.

Sanctions and exclusions

The plan gets license sanctions from the boards. For Medicaid sanctions, NCQA made the state agency an optional source on October 15, 2025. The plan also repeats the check after its decision. Since July 1, 2025, NCQA has required a check for exclusions and license expirations every month. By NCQA’s answer of September 2025, that means once in each calendar month or, if the plan subscribes to alerts, within 30 calendar days of an alert.

How old a verification may be

Under NCQA’s standards since July 1, 2025, a verification may be at most 120 days old when an accredited organization decides, and at most 90 days old when a certified CVO reports. The limit applies to facts that can change, such as the license, the certification or a sanction. URAC, hospitals and states have their own limits.

Look for the date of the data in each verification. If a database was last updated in October, a page printed today shows what was known in October.

What a usable verification shows

An auditor should be able to repeat the verification. So each verification in a file shows five things.

- the name of the source, and the address of the page or the name of the person who answered
- the provider’s name and number as the source has them
- the status, with restrictions, and the expiration date
- the date of the verification
- the person who verified

What you can do from the practice

You can’t verify for the plan, but you can see the records that the plan will see. Check the LEIE every month. Once a year, also look up your providers at the board, at ABMS and in NPPES, and compare these records with CAQH. If two records disagree, correct the issuer’s record first and the CAQH profile second, because reviewers believe the issuer. Allow weeks for a correction at a licensing board or a residency office.`,
} satisfies Post;
