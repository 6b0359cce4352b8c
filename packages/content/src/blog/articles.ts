import caqhAttestationEvery120Days from "./articles/caqh-attestation-every-120-days.ts";
import closedPanelHowToAppeal from "./articles/closed-panel-how-to-appeal.ts";
import credentialingFilesPhiRetentionAndSecurity from "./articles/credentialing-files-phi-retention-and-security.ts";
import delegatedCredentialingAuditWhatTheFileMustShow from "./articles/delegated-credentialing-audit-what-the-file-must-show.ts";
import delegatedCredentialingWhoNeedsIt from "./articles/delegated-credentialing-who-needs-it.ts";
import directoryEntryEvery90Days from "./articles/directory-entry-every-90-days.ts";
import dmeposHomeHealthHospiceMoratoria2026 from "./articles/dmepos-home-health-hospice-moratoria-2026.ts";
import explainingAMalpracticeClaim from "./articles/explaining-a-malpractice-claim.ts";
import fromWelcomeLetterToFirstPaidClaim from "./articles/from-welcome-letter-to-first-paid-claim.ts";
import interstateMedicalLicensureCompactExplained from "./articles/interstate-medical-licensure-compact-explained.ts";
import jointCommissionThreeYearReappointment from "./articles/joint-commission-three-year-reappointment.ts";
import locumTenensAndReciprocalBillingQ5Q6 from "./articles/locum-tenens-and-reciprocal-billing-q5-q6.ts";
import malpracticeCertificateLineByLine from "./articles/malpractice-certificate-line-by-line.ts";
import medicaidFirstThenThePlans from "./articles/medicaid-first-then-the-plans.ts";
import medicareApplicationFee2026 from "./articles/medicare-application-fee-2026.ts";
import medicareEffectiveDateArithmetic from "./articles/medicare-effective-date-arithmetic.ts";
import medicareEnrollmentRules2026 from "./articles/medicare-enrollment-rules-2026.ts";
import medicareRevalidationHasADate from "./articles/medicare-revalidation-has-a-date.ts";
import monthlyExclusionScreeningLeieAndSam from "./articles/monthly-exclusion-screening-leie-and-sam.ts";
import monthsAndYearsOnYourCv from "./articles/months-and-years-on-your-cv.ts";
import nameChangesAndMoves from "./articles/name-changes-and-moves.ts";
import ncqa2026Standards from "./articles/ncqa-2026-standards.ts";
import ncqaChangesInJulyAJuneWorkList from "./articles/ncqa-changes-in-july-a-june-work-list.ts";
import ncqaVerificationWindows120And90Days from "./articles/ncqa-verification-windows-120-and-90-days.ts";
import newHireTimeline26Weeks from "./articles/new-hire-timeline-26-weeks.ts";
import newTaxIdNewPractice from "./articles/new-tax-id-new-practice.ts";
import npdbQueriesAndContinuousQuery from "./articles/npdb-queries-and-continuous-query.ts";
import npiAndTaxonomyEightAnswers from "./articles/npi-and-taxonomy-eight-answers.ts";
import oneSheetForEveryExpirationDate from "./articles/one-sheet-for-every-expiration-date.ts";
import peerReferencesThatAnswer from "./articles/peer-references-that-answer.ts";
import primarySourcesElementByElement from "./articles/primary-sources-element-by-element.ts";
import reCredentialing36MonthsNoGrace from "./articles/re-credentialing-36-months-no-grace.ts";
import reassignmentOnThe855i from "./articles/reassignment-on-the-855i.ts";
import residentsFinishingInJune from "./articles/residents-finishing-in-june.ts";
import stateCredentialingDeadlinesAndInterimPayment from "./articles/state-credentialing-deadlines-and-interim-payment.ts";
import telehealthFilesWhatCommitteesAsk from "./articles/telehealth-files-what-committees-ask.ts";
import trackingScriptsOnAPracticeWebsite from "./articles/tracking-scripts-on-a-practice-website.ts";
import w9AndTheLegalBusinessName from "./articles/w-9-and-the-legal-business-name.ts";
import whenAnApplicationComesBack from "./articles/when-an-application-comes-back.ts";
import whichCms855FormIn2026 from "./articles/which-cms-855-form-in-2026.ts";
import yearEnd2026CredentialingCalendar from "./articles/year-end-2026-credentialing-calendar.ts";

/** Every article by slug, newest first. A new article needs a file, an import, and a line here. */
export const articles = {
  "year-end-2026-credentialing-calendar": yearEnd2026CredentialingCalendar,
  "caqh-attestation-every-120-days": caqhAttestationEvery120Days,
  "locum-tenens-and-reciprocal-billing-q5-q6": locumTenensAndReciprocalBillingQ5Q6,
  "from-welcome-letter-to-first-paid-claim": fromWelcomeLetterToFirstPaidClaim,
  "when-an-application-comes-back": whenAnApplicationComesBack,
  "npdb-queries-and-continuous-query": npdbQueriesAndContinuousQuery,
  "medicare-revalidation-has-a-date": medicareRevalidationHasADate,
  "ncqa-2026-standards": ncqa2026Standards,
  "explaining-a-malpractice-claim": explainingAMalpracticeClaim,
  "delegated-credentialing-audit-what-the-file-must-show": delegatedCredentialingAuditWhatTheFileMustShow,
  "dmepos-home-health-hospice-moratoria-2026": dmeposHomeHealthHospiceMoratoria2026,
  "medicaid-first-then-the-plans": medicaidFirstThenThePlans,
  "state-credentialing-deadlines-and-interim-payment": stateCredentialingDeadlinesAndInterimPayment,
  "new-hire-timeline-26-weeks": newHireTimeline26Weeks,
  "reassignment-on-the-855i": reassignmentOnThe855i,
  "medicare-effective-date-arithmetic": medicareEffectiveDateArithmetic,
  "telehealth-files-what-committees-ask": telehealthFilesWhatCommitteesAsk,
  "medicare-application-fee-2026": medicareApplicationFee2026,
  "residents-finishing-in-june": residentsFinishingInJune,
  "which-cms-855-form-in-2026": whichCms855FormIn2026,
  "medicare-enrollment-rules-2026": medicareEnrollmentRules2026,
  "primary-sources-element-by-element": primarySourcesElementByElement,
  "directory-entry-every-90-days": directoryEntryEvery90Days,
  "one-sheet-for-every-expiration-date": oneSheetForEveryExpirationDate,
  "joint-commission-three-year-reappointment": jointCommissionThreeYearReappointment,
  "new-tax-id-new-practice": newTaxIdNewPractice,
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
  "months-and-years-on-your-cv": monthsAndYearsOnYourCv,
  "w-9-and-the-legal-business-name": w9AndTheLegalBusinessName,
  "monthly-exclusion-screening-leie-and-sam": monthlyExclusionScreeningLeieAndSam,
};
