import type { Post } from "../types.ts";
import { caqhAttestationEvery120Days } from "./caqh-attestation-every-120-days.ts";
import { closedPanelHowToAppeal } from "./closed-panel-how-to-appeal.ts";
import { credentialingFilesPhiRetentionAndSecurity } from "./credentialing-files-phi-retention-and-security.ts";
import { credentialingYear2025InReview } from "./credentialing-year-2025-in-review.ts";
import { delegatedCredentialingAuditWhatTheFileMustShow } from "./delegated-credentialing-audit-what-the-file-must-show.ts";
import { delegatedCredentialingWhoNeedsIt } from "./delegated-credentialing-who-needs-it.ts";
import { directoryEntryEvery90Days } from "./directory-entry-every-90-days.ts";
import { explainingAMalpracticeClaim } from "./explaining-a-malpractice-claim.ts";
import { fccOneToOneConsentRuleVacated } from "./fcc-one-to-one-consent-rule-vacated.ts";
import { fromWelcomeLetterToFirstPaidClaim } from "./from-welcome-letter-to-first-paid-claim.ts";
import { interstateMedicalLicensureCompactExplained } from "./interstate-medical-licensure-compact-explained.ts";
import { jointCommissionThreeYearReappointment } from "./joint-commission-three-year-reappointment.ts";
import { licensureCompactJune2026 } from "./licensure-compact-june-2026.ts";
import { malpracticeCertificateLineByLine } from "./malpractice-certificate-line-by-line.ts";
import { medicaidFirstThenThePlans } from "./medicaid-first-then-the-plans.ts";
import { medicareApplicationFee2026 } from "./medicare-application-fee-2026.ts";
import { medicareEffectiveDateArithmetic } from "./medicare-effective-date-arithmetic.ts";
import { medicareRevalidationHasADate } from "./medicare-revalidation-has-a-date.ts";
import { monthlyExclusionScreeningLeieAndSam } from "./monthly-exclusion-screening-leie-and-sam.ts";
import { monthsAndYearsOnYourCv } from "./months-and-years-on-your-cv.ts";
import { nameChangesAndMoves } from "./name-changes-and-moves.ts";
import { ncqaChangesInJulyAJuneWorkList } from "./ncqa-changes-in-july-a-june-work-list.ts";
import { ncqaVerificationWindows120And90Days } from "./ncqa-verification-windows-120-and-90-days.ts";
import { ncqaWindowsOneYearOn } from "./ncqa-windows-one-year-on.ts";
import { newHireTimeline26Weeks } from "./new-hire-timeline-26-weeks.ts";
import { newTaxIdNewPractice } from "./new-tax-id-new-practice.ts";
import { npdbQueriesAndContinuousQuery } from "./npdb-queries-and-continuous-query.ts";
import { npiAndTaxonomyEightAnswers } from "./npi-and-taxonomy-eight-answers.ts";
import { oneSheetForEveryExpirationDate } from "./one-sheet-for-every-expiration-date.ts";
import { payerTimelinesByClass2026 } from "./payer-timelines-by-class-2026.ts";
import { peerReferencesThatAnswer } from "./peer-references-that-answer.ts";
import { primarySourcesElementByElement } from "./primary-sources-element-by-element.ts";
import { reCredentialing36MonthsNoGrace } from "./re-credentialing-36-months-no-grace.ts";
import { reassignmentOnThe855i } from "./reassignment-on-the-855i.ts";
import { residentsFinishingInJune } from "./residents-finishing-in-june.ts";
import { telehealthFilesWhatCommitteesAsk } from "./telehealth-files-what-committees-ask.ts";
import { trackingScriptsOnAPracticeWebsite } from "./tracking-scripts-on-a-practice-website.ts";
import { w9AndTheLegalBusinessName } from "./w-9-and-the-legal-business-name.ts";
import { whenAnApplicationComesBack } from "./when-an-application-comes-back.ts";
import { whichCms855FormIn2026 } from "./which-cms-855-form-in-2026.ts";
import { yearEnd2026CredentialingCalendar } from "./year-end-2026-credentialing-calendar.ts";

/** Every article by slug, newest first. A new article is one file and one line here. */
export const posts = {
  "months-and-years-on-your-cv": monthsAndYearsOnYourCv,
  "year-end-2026-credentialing-calendar": yearEnd2026CredentialingCalendar,
  "caqh-attestation-every-120-days": caqhAttestationEvery120Days,
  "from-welcome-letter-to-first-paid-claim": fromWelcomeLetterToFirstPaidClaim,
  "telehealth-files-what-committees-ask": telehealthFilesWhatCommitteesAsk,
  "npdb-queries-and-continuous-query": npdbQueriesAndContinuousQuery,
  "when-an-application-comes-back": whenAnApplicationComesBack,
  "ncqa-windows-one-year-on": ncqaWindowsOneYearOn,
  "medicare-revalidation-has-a-date": medicareRevalidationHasADate,
  "licensure-compact-june-2026": licensureCompactJune2026,
  "explaining-a-malpractice-claim": explainingAMalpracticeClaim,
  "medicaid-first-then-the-plans": medicaidFirstThenThePlans,
  "payer-timelines-by-class-2026": payerTimelinesByClass2026,
  "delegated-credentialing-audit-what-the-file-must-show": delegatedCredentialingAuditWhatTheFileMustShow,
  "new-hire-timeline-26-weeks": newHireTimeline26Weeks,
  "reassignment-on-the-855i": reassignmentOnThe855i,
  "medicare-effective-date-arithmetic": medicareEffectiveDateArithmetic,
  "medicare-application-fee-2026": medicareApplicationFee2026,
  "residents-finishing-in-june": residentsFinishingInJune,
  "which-cms-855-form-in-2026": whichCms855FormIn2026,
  "credentialing-year-2025-in-review": credentialingYear2025InReview,
  "primary-sources-element-by-element": primarySourcesElementByElement,
  "one-sheet-for-every-expiration-date": oneSheetForEveryExpirationDate,
  "directory-entry-every-90-days": directoryEntryEvery90Days,
  "new-tax-id-new-practice": newTaxIdNewPractice,
  "joint-commission-three-year-reappointment": jointCommissionThreeYearReappointment,
  "malpractice-certificate-line-by-line": malpracticeCertificateLineByLine,
  "closed-panel-how-to-appeal": closedPanelHowToAppeal,
  "interstate-medical-licensure-compact-explained": interstateMedicalLicensureCompactExplained,
  "re-credentialing-36-months-no-grace": reCredentialing36MonthsNoGrace,
  "name-changes-and-moves": nameChangesAndMoves,
  "ncqa-verification-windows-120-and-90-days": ncqaVerificationWindows120And90Days,
  "delegated-credentialing-who-needs-it": delegatedCredentialingWhoNeedsIt,
  "ncqa-changes-in-july-a-june-work-list": ncqaChangesInJulyAJuneWorkList,
  "npi-and-taxonomy-eight-answers": npiAndTaxonomyEightAnswers,
  "tracking-scripts-on-a-practice-website": trackingScriptsOnAPracticeWebsite,
  "credentialing-files-phi-retention-and-security": credentialingFilesPhiRetentionAndSecurity,
  "peer-references-that-answer": peerReferencesThatAnswer,
  "fcc-one-to-one-consent-rule-vacated": fccOneToOneConsentRuleVacated,
  "w-9-and-the-legal-business-name": w9AndTheLegalBusinessName,
  "monthly-exclusion-screening-leie-and-sam": monthlyExclusionScreeningLeieAndSam,
} satisfies Record<string, Post>;

export type PostSlug = keyof typeof posts;
