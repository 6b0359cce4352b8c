import type { ServiceSlug } from "../ids/services.ts";
import { postPath } from "../paths.ts";
import type { Link, Post } from "../types/content.ts";

/**
 * Every article by slug, newest first. A new article is one file and one line here: imported where it is listed, so that
 * no second list can differ.
 */
// biome-ignore format: one line an article
export const posts = {
  "year-end-2026-credentialing-calendar": (await import("./articles/year-end-2026-credentialing-calendar.ts")).yearEnd2026CredentialingCalendar,
  "caqh-attestation-every-120-days": (await import("./articles/caqh-attestation-every-120-days.ts")).caqhAttestationEvery120Days,
  "locum-tenens-and-reciprocal-billing-q5-q6": (await import("./articles/locum-tenens-and-reciprocal-billing-q5-q6.ts")).locumTenensAndReciprocalBillingQ5Q6,
  "from-welcome-letter-to-first-paid-claim": (await import("./articles/from-welcome-letter-to-first-paid-claim.ts")).fromWelcomeLetterToFirstPaidClaim,
  "when-an-application-comes-back": (await import("./articles/when-an-application-comes-back.ts")).whenAnApplicationComesBack,
  "npdb-queries-and-continuous-query": (await import("./articles/npdb-queries-and-continuous-query.ts")).npdbQueriesAndContinuousQuery,
  "medicare-revalidation-has-a-date": (await import("./articles/medicare-revalidation-has-a-date.ts")).medicareRevalidationHasADate,
  "ncqa-2026-standards": (await import("./articles/ncqa-2026-standards.ts")).ncqa2026Standards,
  "explaining-a-malpractice-claim": (await import("./articles/explaining-a-malpractice-claim.ts")).explainingAMalpracticeClaim,
  "delegated-credentialing-audit-what-the-file-must-show": (
    await import("./articles/delegated-credentialing-audit-what-the-file-must-show.ts")
  ).delegatedCredentialingAuditWhatTheFileMustShow,
  "dmepos-home-health-hospice-moratoria-2026": (await import("./articles/dmepos-home-health-hospice-moratoria-2026.ts")).dmeposHomeHealthHospiceMoratoria2026,
  "medicaid-first-then-the-plans": (await import("./articles/medicaid-first-then-the-plans.ts")).medicaidFirstThenThePlans,
  "state-credentialing-deadlines-and-interim-payment": (
    await import("./articles/state-credentialing-deadlines-and-interim-payment.ts")
  ).stateCredentialingDeadlinesAndInterimPayment,
  "new-hire-timeline-26-weeks": (await import("./articles/new-hire-timeline-26-weeks.ts")).newHireTimeline26Weeks,
  "reassignment-on-the-855i": (await import("./articles/reassignment-on-the-855i.ts")).reassignmentOnThe855i,
  "medicare-effective-date-arithmetic": (await import("./articles/medicare-effective-date-arithmetic.ts")).medicareEffectiveDateArithmetic,
  "telehealth-files-what-committees-ask": (await import("./articles/telehealth-files-what-committees-ask.ts")).telehealthFilesWhatCommitteesAsk,
  "medicare-application-fee-2026": (await import("./articles/medicare-application-fee-2026.ts")).medicareApplicationFee2026,
  "residents-finishing-in-june": (await import("./articles/residents-finishing-in-june.ts")).residentsFinishingInJune,
  "which-cms-855-form-in-2026": (await import("./articles/which-cms-855-form-in-2026.ts")).whichCms855FormIn2026,
  "medicare-enrollment-rules-2026": (await import("./articles/medicare-enrollment-rules-2026.ts")).medicareEnrollmentRules2026,
  "primary-sources-element-by-element": (await import("./articles/primary-sources-element-by-element.ts")).primarySourcesElementByElement,
  "directory-entry-every-90-days": (await import("./articles/directory-entry-every-90-days.ts")).directoryEntryEvery90Days,
  "one-sheet-for-every-expiration-date": (await import("./articles/one-sheet-for-every-expiration-date.ts")).oneSheetForEveryExpirationDate,
  "joint-commission-three-year-reappointment": (await import("./articles/joint-commission-three-year-reappointment.ts")).jointCommissionThreeYearReappointment,
  "new-tax-id-new-practice": (await import("./articles/new-tax-id-new-practice.ts")).newTaxIdNewPractice,
  "malpractice-certificate-line-by-line": (await import("./articles/malpractice-certificate-line-by-line.ts")).malpracticeCertificateLineByLine,
  "closed-panel-how-to-appeal": (await import("./articles/closed-panel-how-to-appeal.ts")).closedPanelHowToAppeal,
  "interstate-medical-licensure-compact-explained": (
    await import("./articles/interstate-medical-licensure-compact-explained.ts")
  ).interstateMedicalLicensureCompactExplained,
  "re-credentialing-36-months-no-grace": (await import("./articles/re-credentialing-36-months-no-grace.ts")).reCredentialing36MonthsNoGrace,
  "name-changes-and-moves": (await import("./articles/name-changes-and-moves.ts")).nameChangesAndMoves,
  "ncqa-verification-windows-120-and-90-days": (await import("./articles/ncqa-verification-windows-120-and-90-days.ts")).ncqaVerificationWindows120And90Days,
  "delegated-credentialing-who-needs-it": (await import("./articles/delegated-credentialing-who-needs-it.ts")).delegatedCredentialingWhoNeedsIt,
  "ncqa-changes-in-july-a-june-work-list": (await import("./articles/ncqa-changes-in-july-a-june-work-list.ts")).ncqaChangesInJulyAJuneWorkList,
  "npi-and-taxonomy-eight-answers": (await import("./articles/npi-and-taxonomy-eight-answers.ts")).npiAndTaxonomyEightAnswers,
  "tracking-scripts-on-a-practice-website": (await import("./articles/tracking-scripts-on-a-practice-website.ts")).trackingScriptsOnAPracticeWebsite,
  "credentialing-files-phi-retention-and-security": (
    await import("./articles/credentialing-files-phi-retention-and-security.ts")
  ).credentialingFilesPhiRetentionAndSecurity,
  "peer-references-that-answer": (await import("./articles/peer-references-that-answer.ts")).peerReferencesThatAnswer,
  "months-and-years-on-your-cv": (await import("./articles/months-and-years-on-your-cv.ts")).monthsAndYearsOnYourCv,
  "w-9-and-the-legal-business-name": (await import("./articles/w-9-and-the-legal-business-name.ts")).w9AndTheLegalBusinessName,
  "monthly-exclusion-screening-leie-and-sam": (await import("./articles/monthly-exclusion-screening-leie-and-sam.ts")).monthlyExclusionScreeningLeieAndSam,
} satisfies Record<string, Post>;

export type PostSlug = keyof typeof posts;

const titles = new Map(Object.entries<Post>(posts).map(([slug, { title }]) => [slug, title]));

/** A link by the article's title. null: there is no such article. */
export function articleLink(slug: string | null): Link | null {
  const label = slug === null ? undefined : titles.get(slug);
  return slug === null || label === undefined ? null : { label, href: postPath(slug) };
}

/** Removed articles and their successors, by slug. Their paths redirect permanently. */
export const movedPosts: ReadonlyMap<string, PostSlug> = new Map([
  ["credentialing-year-2025-in-review", "year-end-2026-credentialing-calendar"],
  ["fcc-one-to-one-consent-rule-vacated", "tracking-scripts-on-a-practice-website"],
  ["licensure-compact-june-2026", "interstate-medical-licensure-compact-explained"],
  ["ncqa-windows-one-year-on", "ncqa-2026-standards"],
  ["payer-timelines-by-class-2026", "state-credentialing-deadlines-and-interim-payment"],
]);

/** Two articles for the reader of each service's page. */
export const articlesForServices: Record<ServiceSlug, readonly [PostSlug, PostSlug]> = {
  "physician-credentialing": ["months-and-years-on-your-cv", "primary-sources-element-by-element"],
  "facility-credentialing": ["which-cms-855-form-in-2026", "medicare-application-fee-2026"],
  "payer-enrollment": ["medicare-effective-date-arithmetic", "medicaid-first-then-the-plans"],
  "payer-contract-negotiation": ["new-tax-id-new-practice", "from-welcome-letter-to-first-paid-claim"],
  "re-credentialing": ["re-credentialing-36-months-no-grace", "one-sheet-for-every-expiration-date"],
  "insurance-paneling": ["closed-panel-how-to-appeal", "directory-entry-every-90-days"],
  "mental-health-credentialing": ["telehealth-files-what-committees-ask", "caqh-attestation-every-120-days"],
  "dental-credentialing": ["w-9-and-the-legal-business-name", "malpractice-certificate-line-by-line"],
};
