import type { IsoDate } from "../types/content.ts";
import { fees, moratoria, telehealth, windows } from "./dated.ts";

/** `today` is the rule as we found it on the day of the check. */
export type RuleToday = { rule: string; today: string; source: string; asOf: IsoDate; post: string | null };
export type RuleGroup = { id: string; title: string; rules: readonly RuleToday[] };

const { medicalSupplyCompanies, homeHealthAndHospice, retroactiveRevocations } = moratoria.facts;
const { medicareApplication } = fees.facts;
const { medicareAtHome, controlledMedications } = telehealth.facts;
const of = windows.facts;

const moratorium = (since: string, firstTermEnded: string) =>
  `Moratorium since ${since}. Its first six months ended on ${firstTermEnded}. We found neither an extension nor an end, so look for the newest notice before you file`;

/** @param facts the facts of `list` that the rule's text states */
function on(
  list: { asOf: IsoDate },
  facts: readonly { source: string }[],
  post: string | null,
  rule: string,
  today: string,
): RuleToday {
  const source = [...new Set(facts.map((fact) => fact.source))].join("; ");
  return { rule, today, source, asOf: list.asOf, post };
}

const moratoriumArticle = "dmepos-home-health-hospice-moratoria-2026";
const rulesArticle = "medicare-enrollment-rules-2026";
const dateArticle = "medicare-effective-date-arithmetic";
const telehealthArticle = "telehealth-files-what-committees-ask";

export const rulesToday: readonly RuleGroup[] = [
  {
    id: "moratoria",
    title: "Medicare’s moratoria on new enrollments",
    rules: [
      on(
        moratoria,
        [medicalSupplyCompanies],
        moratoriumArticle,
        "New medical supply companies",
        moratorium(medicalSupplyCompanies.since, medicalSupplyCompanies.firstTermEnded),
      ),
      on(
        moratoria,
        [homeHealthAndHospice],
        moratoriumArticle,
        "New home health agencies and hospices",
        moratorium(homeHealthAndHospice.since, homeHealthAndHospice.firstTermEnded),
      ),
      on(
        windows,
        [of.dmeposOwnership],
        moratoriumArticle,
        "Sale of a majority",
        `Someone who buys more than 50 percent within ${of.dmeposOwnership.text} of enrollment, or of the last such sale, must enroll as new, with exceptions. The rule covers home health agencies, hospices and, since January 1, 2026, DME suppliers`,
      ),
    ],
  },
  {
    id: "medicare",
    title: "Medicare enrollment",
    rules: [
      on(
        fees,
        [medicareApplication],
        "medicare-application-fee-2026",
        "Application fee",
        `${medicareApplication.amount} in ${medicareApplication.year} for institutions and DME suppliers. Physicians and their groups pay none on the 855I and 855B`,
      ),
      on(
        windows,
        [of.medicareRetrospective],
        dateArticle,
        "Effective date",
        `For practitioners and their groups, the later of the filing and the first visit. If something kept you from filing earlier, you may also bill visits up to ${of.medicareRetrospective.text} before that date`,
      ),
      on(
        windows,
        [of.medicareEarliestFiling],
        dateArticle,
        "Earliest filing",
        `At most ${of.medicareEarliestFiling.text} before the effective date that you ask for. Institutions may file earlier`,
      ),
      on(
        windows,
        [of.medicareRevalidation, of.dmeposRevalidation, of.revalidationNotice],
        "medicare-revalidation-has-a-date",
        "Revalidation",
        `Every ${of.medicareRevalidation.text}, every ${of.dmeposRevalidation.text} for DME suppliers. Medicare posts the due dates up to ${of.revalidationNotice.text} ahead`,
      ),
      on(
        windows,
        [of.orderingOnlyIdle],
        rulesArticle,
        "Ordering-only enrollments",
        `CMS may deactivate an 855O enrollment that no claim has named for ${of.orderingOnlyIdle.text}`,
      ),
      on(
        windows,
        [of.dmeposAccreditation],
        rulesArticle,
        "DMEPOS accreditation",
        `A survey is due at least every ${of.dmeposAccreditation.text}, starting when the current accreditation term ends`,
      ),
      on(
        moratoria,
        [retroactiveRevocations],
        rulesArticle,
        "Revocations",
        `Some revocations take effect on the date of the violation. On ${retroactiveRevocations.proposed} CMS proposed to make all revocations retroactive. We know of no final rule. The final rule for 2026 came on November 28, 2025, so look for the rule for 2027 before you rely on this`,
      ),
    ],
  },
  {
    id: "telehealth",
    title: "Telehealth and prescribing",
    rules: [
      on(
        telehealth,
        [medicareAtHome],
        telehealthArticle,
        "Medicare telehealth to a patient at home",
        `Medicare pays through ${medicareAtHome.through}. For behavioral health there is no end date`,
      ),
      on(
        telehealth,
        [controlledMedications],
        telehealthArticle,
        "Controlled medications without a visit in person",
        `Allowed through ${controlledMedications.through}. Buprenorphine for opioid use disorder and VA patients have their own rules, without that end date`,
      ),
      on(
        windows,
        [of.deaTraining],
        "residents-finishing-in-june",
        "DEA registration",
        `Prescribers affirm once, at their first application or renewal since June 27, 2023, that they have had ${of.deaTraining.text} of training on substance use disorders, or qualify in another way that the law names`,
      ),
    ],
  },
  {
    id: "plans",
    title: "Plans, hospitals, directories",
    rules: [
      on(
        windows,
        [of.ncqaVerification],
        "ncqa-2026-standards",
        "Age of a verification",
        `At most ${of.ncqaVerification.text} old when a plan that NCQA accredits decides, and 90 days old when a certified CVO reports. This is for facts that can change: license, certification, sanctions`,
      ),
      on(
        windows,
        [of.ncqaCycle, of.ncqaLateDecision],
        "re-credentialing-36-months-no-grace",
        "Recredentialing",
        `Within ${of.ncqaCycle.text} under NCQA, with no grace period. A plan that is up to ${of.ncqaLateDecision.text} late may still handle the file as a renewal`,
      ),
      on(
        windows,
        [of.caqhAttestation],
        "caqh-attestation-every-120-days",
        "CAQH attestation",
        `Every ${of.caqhAttestation.text}, in Illinois ${of.caqhAttestationIllinois.text}`,
      ),
      on(
        windows,
        [of.directoryCheck, of.directoryMedicareAdvantage],
        "directory-entry-every-90-days",
        "Directory entries",
        `Employer and individual plans verify entries at least every ${of.directoryCheck.text}. A Medicare Advantage plan corrects an entry within ${of.directoryMedicareAdvantage.text} after it learns of a change`,
      ),
      on(
        windows,
        [of.npdbHospital],
        "npdb-queries-and-continuous-query",
        "Data bank queries",
        `A hospital must query the NPDB when a practitioner applies, and every ${of.npdbHospital.text} for its staff. Health plans may query`,
      ),
    ],
  },
];
