import { longDate } from "../calendar.ts";
import type { IsoDate } from "../types/content.ts";
import { spans } from "./spans.ts";

/** `year` is the source's year, and `on` is the day on which we checked it. An answer is null if we found nothing. */
export type PayerAnswer = { text: string; short: string; source: string; year: string; on: IsoDate } | null;

export const payerQuestions = {
  apply: "Where to apply",
  days: "Published days",
  effectiveDate: "Earliest billing date",
  advancedPractice: "NPs and PAs",
  status: "Application status",
} as const;

type PayerQuestion = keyof typeof payerQuestions;

type PayerFacts = { id: string; name: string } & Record<PayerQuestion, PayerAnswer>;

export const payersReadOn: IsoDate = "2026-11-23";

export function sourceOf({ source, year, on }: NonNullable<PayerAnswer>): string {
  const dated = source.includes(year) ? source : `${source} (${year})`;
  return on === payersReadOn ? dated : `${dated}; checked on ${longDate(on)}`;
}

const read = (source: string, short: string, text: string, year = "2026"): PayerAnswer => ({
  text,
  short,
  source,
  year,
  on: payersReadOn,
});

const unitedPage = "uhcprovider.com, Join our network, medical providers";
const humanaPage = "provider.humana.com, Credentialing";
const { medicareReview, medicaidEnrollment, aetnaCredentialing } = spans;

export const payerFacts: readonly PayerFacts[] = [
  {
    id: "medicare",
    name: "Medicare",
    apply: read(
      "cms.gov, Enrollment applications",
      "PECOS",
      "Apply in PECOS, or on paper with the 855I for the person and the 855B for the group. The Medicare contractor for the place of service reviews the application.",
    ),
    days: {
      text: `Three contractors publish averages of ${medicareReview.text}. One of the three figures is from 2022. Site visits and fingerprints take additional days.`,
      short: `Averages of ${medicareReview.text}, one from 2022`,
      source: "cgsmedicare.com; medicare.fcso.com (2022); med.noridianmedicare.com",
      year: "2022-2026",
      on: medicareReview.asOf,
    },
    effectiveDate: read(
      "42 CFR 424.520(d), 424.521",
      "Filing or first visit, whichever is later",
      "The effective date is the later of the day of filing and the first visit. If something kept you from filing earlier, you may also bill visits up to 30 days before that date, and up to 90 days before it if a disaster was declared.",
    ),
    advancedPractice: read(
      "42 CFR 410.74, 410.75, 414.52, 414.56",
      "Own enrollment, 85% of the fee",
      "Both enroll in their own name, and Medicare pays 85 percent of the physician fee schedule. Physician assistants have been able to bill directly since January 1, 2022.",
    ),
    status: read(
      "pecos.cms.hhs.gov",
      "PECOS, or the contractor",
      "Look in PECOS, or on the contractor’s own page, or call the contractor. Have the NPI and the tracking number ready.",
    ),
  },
  {
    id: "medicaid",
    name: "State Medicaid",
    apply: read(
      "42 CFR 438.602",
      "The state’s portal, before the plans",
      "Apply in the state’s portal. If we know the portal, your state’s page names it. A Medicaid plan may contract with a provider for at most 120 days while the state’s enrollment is pending.",
    ),
    days: {
      text: `We plan ${medicaidEnrollment.text}, depending on the state. There is no federal limit. California’s law allows at most 180 days, or 90 for physicians and 60 with preferred status.`,
      short: `${medicaidEnrollment.text}, by state`,
      source: "Cal. Welf. & Inst. Code 14043.26; our planning range for the others",
      year: "2026",
      on: medicaidEnrollment.asOf,
    },
    effectiveDate: null,
    advancedPractice: read(
      "42 CFR 440.166, 440.60",
      "Some are a required benefit",
      "Every state has to cover the services of certified pediatric and family nurse practitioners. The state decides on the others.",
    ),
    status: null,
  },
  {
    id: "aetna",
    name: "Aetna",
    apply: read(
      aetnaCredentialing.source,
      "Request online, then the contract and CAQH",
      "Send a request for participation on aetna.com. If Aetna accepts it, sign the contract that it sends. Aetna then reads the application from CAQH, in Washington from ProviderSource.",
    ),
    days: read(
      aetnaCredentialing.source,
      `45 days for the answer, ${aetnaCredentialing.text} for credentialing`,
      `Within 45 days Aetna tells you whether you are eligible, and then emails the contract. Credentialing starts once you have signed the contract, and takes ${aetnaCredentialing.text}, depending on CAQH. If you have no Aetna contract, allow 45 more days for the request. If you join a group that has a contract, ask Aetna which steps remain.`,
    ),
    effectiveDate: read(
      aetnaCredentialing.source,
      "After both contract and credentialing",
      "You are in network once both credentialing and contracting are done. A signed contract alone isn’t enough.",
    ),
    advancedPractice: read(
      "credyapp.com, May 5, 2025; Aetna, Provider and facility participation criteria (2021)",
      "Both are credentialed, as a rule",
      "As a rule, Aetna credentials both. Since March 1, 2025 that includes physician assistants who are neither hospital-based nor under delegation.",
      "2025",
    ),
    status: null,
  },
  {
    id: "cigna",
    name: "Cigna",
    apply: read(
      "cigna.com, Medical network credentialing",
      "Telephone first, then CAQH",
      "Call 1-800-882-4462 and choose credentialing. If you meet the guidelines, Cigna sends the application by email and reads it from CAQH, from OneHealthPort, or from the state’s own form.",
    ),
    days: null,
    effectiveDate: null,
    advancedPractice: read(
      "American Academy of Family Physicians, February 8, 2021, on Cigna’s policy R37",
      "Own NPI, or modifier SA at 85%",
      "According to a 2021 report on Cigna’s commercial plans, NPs and PAs bill eligible services that aren’t surgery under their own NPI. Where they can’t bill directly, the claim names the supervising physician with modifier SA, at 85 percent as a rule, but not in Oregon. Ask for today’s text of policy R37.",
      "2021",
    ),
    status: null,
  },
  {
    id: "unitedhealthcare",
    name: "UnitedHealthcare",
    apply: read(
      unitedPage,
      "Onboard Pro",
      "Apply in Onboard Pro, part of UnitedHealthcare’s provider portal. You need a One Healthcare ID and a CAQH profile that you authorize UnitedHealthcare to read.",
    ),
    days: read(
      unitedPage,
      "Shown for your own file",
      "UnitedHealthcare gives no general figure. Onboard Pro shows a projected completion date for credentialing and one for contracting.",
    ),
    effectiveDate: read(
      "UnitedHealthcare Administrative Guide 2021, chapter 15",
      "When the contract is active",
      "See UnitedHealthcare’s members only once both sides have signed, the provider is loaded and the effective date has come. An approval alone isn’t enough.",
      "2021",
    ),
    advancedPractice: read(
      "uhcprovider.com, Credentialing updates, June 29, 2021",
      "Credentialed, unless in facilities only",
      "According to its 2021 updates, UnitedHealthcare credentials every licensed provider who joins its networks, except those who work only in a hospital or a free-standing facility, such as urgent care. Ask whether yours is exempt.",
      "2021",
    ),
    status: read(unitedPage, "Onboard Pro, or chat", "Look in Onboard Pro, or ask by chat, with name, tax ID and NPI."),
  },
  {
    id: "humana",
    name: "Humana",
    apply: read(
      humanaPage,
      "CAQH, except in Arkansas",
      "Apply through CAQH, and authorize Humana there. In Arkansas, use the state medical board’s procedure. Humana sells Medicare, Medicaid and military coverage: in February 2023 it announced that it would leave employers’ medical plans.",
    ),
    days: null,
    effectiveDate: read(
      humanaPage,
      "30 days after the last document, for Medicare products",
      "Since June 13, 2025, the effective date is 30 calendar days after Humana has all required documents. This rule is for a provider who joins a group without delegation and has only Medicare products. Humana generally pays earlier visits as out of network.",
      "2025",
    ),
    advancedPractice: null,
    status: read(humanaPage, "1-800-626-2741", "Call 1-800-626-2741 and choose “Have a question about a contract?”"),
  },
  {
    id: "blues",
    name: "Blue Cross Blue Shield",
    apply: read(
      "bcbs.com, BCBS companies",
      "The plan of your area",
      "Apply to the Blue Cross Blue Shield company of your state or region. Each company has its own form and its own days. Members of other Blue plans come to you through BlueCard, under your local contract.",
    ),
    days: null,
    effectiveDate: null,
    advancedPractice: null,
    status: null,
  },
  {
    id: "tricare",
    name: "TRICARE",
    apply: read(
      "triwest.com, What is TRICARE; Provider Pulse, October 2024",
      "Humana Military (East), TriWest (West)",
      "In the East, apply with Humana Military. In the West (26 states since January 1, 2025), send TriWest a contract request at JoinOurNetwork.TriWest.com.",
      "2024",
    ),
    days: null,
    effectiveDate: null,
    advancedPractice: read(
      "32 CFR 199.6(c)(3)",
      "Both may be authorized",
      "Certified nurse practitioners and certified physician assistants are among the individual professionals that TRICARE authorizes.",
    ),
    status: null,
  },
  {
    id: "va",
    name: "VA community care",
    apply: read(
      "va.gov, About our VA community care network; va.gov/palo-alto-health-care, Office of Community Care; 84 FR 25998; Army Times, December 15, 2025",
      "Optum Serve, or TriWest in the West",
      "Apply with Optum Serve in regions 1 to 3, and with TriWest in regions 4 and 5 (the West, Texas, Alaska, Hawaii). VA asked for bids on new contracts in December 2025, so confirm first which company has your region. Care needs VA’s referral before the first visit, and the referral covers the visits that it names. In-network urgent care needs no approval. Emergency care is reported to VA within 72 hours.",
    ),
    days: null,
    effectiveDate: null,
    advancedPractice: null,
    status: null,
  },
];
