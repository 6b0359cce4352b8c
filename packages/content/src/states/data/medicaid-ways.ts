import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/**
 * How a state's Medicaid really works. Each text is a sentence or two that are true of this state; null: not known, and
 * the page says nothing.
 */
export type MedicaidWay = {
  /** Who decides on a provider for the Medicaid plans. sharedCvo: one organization verifies for all, each plan decides. */
  credentialedBy: "state" | "sharedCvo" | "eachPlan" | "noPlans" | null;
  credentialing: string | null;
  /** What must exist before the application, or goes wrong in it. */
  first: string | null;
  /** The state's own days, and how far back an enrollment may reach. */
  dates: string | null;
  /** The application that a law, a rule or the state's plans prescribe. */
  form: string | null;
  /** Pages that were read, the most telling first. null: well known in the field, and not opened (docs/launch.md). */
  sources: readonly string[] | null;
};

export const medicaidWaysCheckedOn: IsoDate = "2026-11-23";

export const medicaidWays: Record<StateSlug, MedicaidWay> = {
  alabama: {
    credentialedBy: "noPlans",
    credentialing:
      "No plan pays claims, the agency does. A primary care group that wants the bonus payments signs twice: with the agency, and with one entity of the Alabama Coordinated Health Network.",
    first:
      "One spelling of the name on the application, the license and every attachment. The agency lists a mismatch first among its reasons for a denial.",
    dates: null,
    form: null,
    sources: [
      "https://medicaid.alabama.gov/alert_detail.aspx?ID=16376",
      "https://medicaid.alabama.gov/alert_detail.aspx?ID=16283",
    ],
  },
  alaska: {
    credentialedBy: "noPlans",
    credentialing: "The state pays every claim itself, so one enrollment opens the whole program.",
    first:
      "A reminder for later: an enrolled practice audits itself every second year and reports what it found (7 AAC 160.115).",
    dates: null,
    form: null,
    sources: ["https://dhss.alaska.gov/Commissioner/Pages/ProgramIntegrity/default.aspx"],
  },
  arizona: {
    credentialedBy: "sharedCvo",
    credentialing:
      "The plans of the AzAHP Credentialing Alliance share one verification: CAQH feeds it, one organization (Aperture) checks the sources once, and every plan that you authorize takes the result. Re-credentialing falls on one date for all of them.",
    first:
      "AHCCCS registration through APEP. No plan pays without it, whatever its own letter says. Electronic payment is set up within 30 days of the agreement.",
    dates: null,
    form: "The alliance’s Practitioner Data Form, filled in once and sent to each plan that your group has a contract with.",
    sources: ["https://wellcare.com/en/arizona/become-a-provider", "https://test.azahcccs.gov/APEP"],
  },
  arkansas: {
    credentialedBy: "eachPlan",
    credentialing:
      "Most members are covered by the state itself. The PASSE organizations (Arkansas Total Care, CareSource, Empower, Summit) serve people with high behavioral health or developmental needs, and each credentials for itself.",
    first: "Ownership and conviction disclosures on the state’s own forms, DMS-675 and DMS-689.",
    dates: null,
    form: "For physicians, the medical board’s Centralized Credentials Verification Service: since 2002 hospitals and insurers have to take the verified file from it.",
    sources: [
      "https://legalclarity.org/how-to-handle-arkansas-medicaid-provider-enrollment",
      "https://paperzz.com/doc/9037535/view-this-issue---arkansas-state-medical-board",
    ],
  },
  california: {
    credentialedBy: "eachPlan",
    credentialing:
      "Plans go by county: county organized systems, single plans, two-plan counties, and several side by side in Sacramento and San Diego. Each credentials for itself, so the county of the office decides which file comes next.",
    first: "A PAVE account with a profile for the person and one for the group.",
    dates:
      "The law gives Medi-Cal up to 180 days for an application, 90 for a physician and 60 for one with preferred provisional status.",
    form: null,
    sources: null,
  },
  colorado: {
    credentialedBy: "eachPlan",
    credentialing:
      "Most members are covered by the state itself. For behavioral health the regional accountable entities contract and credential on their own, and two smaller plans do so in a few counties.",
    first: null,
    dates:
      "Up to ten months back: the first page of the application asks for the effective date that you want, and defaults to today. Change it there. The rule is the program’s, not the regional entities’.",
    form: "The Colorado Health Care Professional Credentials Application, which plans and hospitals have to take (C.R.S. 25-1-108.7).",
    sources: ["https://hcpf.colorado.gov/backdating-enrollment"],
  },
  connecticut: {
    credentialedBy: "noPlans",
    credentialing:
      "No plan stands between: administrative organizations run medical, dental and behavioral benefits, and one enrollment covers all of HUSKY.",
    first:
      "Every document scanned and at hand. The enrollment wizard can’t be saved and taken up later; whoever leaves it begins again.",
    dates: "A re-enrollment is never backdated. Send it six to eight weeks ahead of its date.",
    form: null,
    sources: ["https://ctdhp.org/provider-manual/chapter-2-enrollment/"],
  },
  delaware: {
    credentialedBy: "eachPlan",
    credentialing:
      "Three plans since January 1, 2023: AmeriHealth Caritas, Delaware First Health and Highmark Health Options. A contract with one opens none of the others.",
    first: null,
    dates: null,
    form: null,
    sources: ["https://news.delaware.gov/tag/managed-care-organizations/?print=print-search"],
  },
  florida: {
    credentialedBy: "eachPlan",
    credentialing:
      "Contracts go by region, A to I: from three plans in the smaller ones to as many as ten in region I. Each credentials for itself.",
    first:
      "A choice: full enrollment bills the state as well, limited enrollment serves the plans alone. The application asks at its start.",
    dates: null,
    form: null,
    sources: ["https://flsenate.gov/Laws/Statutes/2025/0409.974"],
  },
  georgia: {
    credentialedBy: "state",
    credentialing:
      "The state credentials, once, through its own verification organization in GAMMIS. The care management organizations must take its decision and may ask for nothing more; you contract with each of them afterwards.",
    first: "Every required document at the first submission: an incomplete file goes back, and the days begin anew.",
    dates:
      "45 calendar days from a complete application to the committee’s decision. At least one plan, CareSource, pays for no visit before the approval.",
    form: null,
    sources: [
      "https://dch.georgia.gov/providers/centralized-cvo",
      "https://www.caresource.com/ga/providers/education/become-caresource-provider/get-credentialed/medicaid/",
    ],
  },
  hawaii: {
    credentialedBy: "eachPlan",
    credentialing:
      "Five plans were awarded contracts from July 2021: AlohaCare, HMSA, Ohana and UnitedHealthcare on all islands, Kaiser on Oahu and Maui. Each has its own file.",
    first: "Registration in HOKU, the state’s system.",
    dates: null,
    form: null,
    sources: [
      "http://www.advancingstates.org/initiatives/tracking-state-activity/state-medicaid-integration-tracker/hawaii",
    ],
  },
  idaho: {
    credentialedBy: null,
    credentialing:
      "The state pays medical claims itself, through Gainwell. Behavioral health is Magellan’s since July 1, 2024, with its own provider record. House Bill 345 of 2025 moves everybody to plans; we have not read yet which.",
    first: "For behavioral health, two enrollments that agree in name, address and NPI: Gainwell’s and Magellan’s.",
    dates: null,
    form: null,
    sources: [
      "https://healthandwelfare.idaho.gov/Medical/Medicaid/MedicalCare/Vision/tabid/694/Default.aspx",
      "https://magellanofidaho.com/important-transition-information",
    ],
  },
  illinois: {
    credentialedBy: "state",
    credentialing:
      "The state announced a single credentialing for its plans from 2018 on: approval in IMPACT stands for all of them, and you contract with each. We ask every plan what it wants besides.",
    first: "An IMPACT record without a gap. A missed revalidation ends it, and with it every plan’s payments.",
    dates: null,
    form: "The state’s uniform credentialing form. Re-credentialing data are collected at most every third year, in a window set by the last digit of the Social Security number (77 Ill. Adm. Code 965).",
    sources: [
      "https://hfs.illinois.gov/medicalproviders/notice.prn171215a.html",
      "https://beta.ilga.gov/ftp/JCAR/AdminCode/077/077009650B03000R.html",
    ],
  },
  indiana: {
    credentialedBy: "eachPlan",
    credentialing:
      "Each managed care entity credentials for itself, on a form and by days that Ind. Code 12-15-11-9 sets for all of them.",
    first:
      "The state’s matrix of types and specialties: it says which documents each specialty uploads. No portal account is needed to apply, only afterwards to keep the record.",
    dates: null,
    form: "CAQH’s application for insurers, which the insurance department prescribes; for the Medicaid plans the Medicaid office prescribes one.",
    sources: [
      "https://www.in.gov/medicaid/providers/provider-enrollment/complete-an-ihcp-provider-enrollment-application",
      "https://law.counselstack.com/statute/in/12-15-11-9",
    ],
  },
  iowa: {
    credentialedBy: "eachPlan",
    credentialing: "Iowa Total Care, Molina and Wellpoint each credential a provider whom the state has enrolled.",
    first:
      "Form 470-0254 for the state (441 IAC 79.14), for providers of the plans too. Home- and community-based services have a separate form.",
    dates: null,
    form: null,
    sources: [
      "https://www.iowatotalcare.com/providers/contracting---credentialing.html",
      "https://print.casetext.com/regulation/iowa-administrative-code/agency-441-human-services-department/title-viii-medical-assistance/chapter-79-other-policies-relating-to-providers-of-medical-and-remedial-care/rule-441-7914-provider-enrollment",
    ],
  },
  kansas: {
    credentialedBy: "eachPlan",
    credentialing:
      "One door, three decisions: the KMAP enrollment wizard also takes the request for contracts with the plans and passes it on. Each plan then credentials for itself.",
    first:
      "The group, enrolled, with its KMMS number for every location. A person within the group can’t be enrolled before, and each tax ID wants a W-9.",
    dates: null,
    form: "The state’s Standardized Credentialing Application.",
    sources: ["https://sunflowerhealthplan.com/newsroom/kmap-20098.html"],
  },
  kentucky: {
    credentialedBy: "sharedCvo",
    credentialing:
      "KRS 205.532 lets the Medicaid plans form a credentialing alliance: one verification organization, one identical process for all of them. Each plan decides and contracts.",
    first:
      "Enrollment in the Partner Portal (KY MPPA), and no debt to the department, because an open debt makes an application unclean.",
    dates: null,
    form: "KAPER-1, the form that KRS 304.17A-545 prescribes for insurers and KRS 205.560 for Medicaid.",
    sources: ["https://self-law.org/code/ky/205-532", "https://www.law.cornell.edu/regulations/kentucky/907-KAR-1-672"],
  },
  louisiana: {
    credentialedBy: "eachPlan",
    credentialing:
      "Each of the five plans credentials for itself, under a law that counts its days and pays a group’s new member meanwhile (see above).",
    first:
      "The state’s own enrollment, for providers of the plans as well, and for those who only order or prescribe. Single case agreements don’t escape it.",
    dates: null,
    form: "The Louisiana Standardized Credentialing Application or CAQH’s; the plan may say which.",
    sources: ["https://ldh.la.gov/index.cfm/page/4125", "https://www.legis.la.gov/legis/Law.aspx?d=860701"],
  },
  maine: {
    credentialedBy: "noPlans",
    credentialing: "MaineCare pays claims itself, so there is one file and no plan after it.",
    first:
      "A trading partner account in Health PAS Online. Only then does the enrollment application in MIHMS open. The state prints a list of what is missed most.",
    dates: null,
    form: null,
    sources: ["https://maine.gov/dhhs/oms/providers/provider-enrollment-revalidation"],
  },
  maryland: {
    credentialedBy: "eachPlan",
    credentialing:
      "Nine organizations, each with its own file. Behavioral health isn’t theirs: the state pays it through an administrative organization.",
    first: "An ePREP profile, which holds the licenses with their dates.",
    dates: null,
    form: "The uniform credentialing form, as the only application that a carrier or a Medicaid plan may ask for (Ins. 15-112.1).",
    sources: [
      "https://codes.findlaw.com/md/insurance/md-code-insurance-sect-15-112-1/",
      "https://auth57labs.com/atlas/MD",
    ],
  },
  massachusetts: {
    credentialedBy: "eachPlan",
    credentialing:
      "Accountable care partnerships and managed care organizations contract and credential on their own, after MassHealth.",
    first:
      "Every location at which members are seen, enrolled separately; an administrative office isn’t. Whoever orders or prescribes enrolls at least for that, as a condition of the license.",
    dates: null,
    form: null,
    sources: ["https://www.mass.gov/info-details/provider-enrollment-credentialing-faq"],
  },
  michigan: {
    credentialedBy: "eachPlan",
    credentialing:
      "Nine plans by ten regions since October 1, 2024: one in the Upper Peninsula, six in West Michigan. Meridian and UnitedHealthcare left the north of the lower peninsula, Blue Cross Complete and Priority came.",
    first: "A MILogin account, from which CHAMPS opens.",
    dates: null,
    form: null,
    sources: ["https://msho.org/aws/MSHO/pt/sd/news_article/571580/_blank/layout_details/false"],
  },
  minnesota: {
    credentialedBy: "eachPlan",
    credentialing: "Health plans and county-based purchasing organizations each credential for themselves.",
    first: "A search of two exclusion lists, the federal one and the state’s own, for you and everybody you employ.",
    dates: null,
    form: null,
    sources: ["https://www.deltadentalmn.org/dhs/disclosure-of-ownership"],
  },
  mississippi: {
    credentialedBy: "state",
    credentialing:
      "The Division of Medicaid credentials, once, in MESA. The coordinated care organizations don’t credential again; each sends a contract to providers the Division has approved.",
    first:
      "A taxonomy code for each program that you apply to, and a service address that is the same for the group and for the people in it.",
    dates: null,
    form: null,
    sources: [
      "https://public.providerexpress.com/content/ope-provexpr/us/en/our-network/welcomeNtwk/wMS.html",
      "https://portal.ms-medicaid-mesa.com/ms/provider/Home/ProviderEnrollment/EnrollmentWelcome/tabid/442/Default.aspx",
    ],
  },
  missouri: {
    credentialedBy: "eachPlan",
    credentialing:
      "Healthy Blue, Home State Health and UnitedHealthcare each credential for themselves. Children in state care are in one plan, Show Me Healthy Kids of Home State.",
    first: null,
    dates: null,
    form: "The state’s standard credentialing form, which is CAQH’s (20 CSR 400-7.180).",
    sources: ["https://dss.mo.gov/mhd/faq/pages/faqmanagedcarebasics.htm"],
  },
  montana: {
    credentialedBy: "noPlans",
    credentialing:
      "The state pays claims itself. A primary care practice signs a Passport to Health agreement in addition, and keeps a log of every referral that it gives or gets (ARM 37.86.5111).",
    first:
      "60 days of notice to Provider Relations where a practice is bought with its NPI. A new tax ID is a new application.",
    dates: null,
    form: null,
    sources: [
      "https://regulations.justia.com/states/montana/department-37/chapter-37-86/subchapter-37-86-51/rule-37-86-5111",
      "https://medicaidprovider.mt.gov/providerenrollment",
    ],
  },
  nebraska: {
    credentialedBy: "eachPlan",
    credentialing:
      "Maximus enrolls for the state. Molina, Nebraska Total Care and UnitedHealthcare each credential after it, and again at least every third year.",
    first: "An application fee for organizations, unless Medicare or another state’s Medicaid has had it.",
    dates: null,
    form: null,
    sources: [
      "https://nebraskatotalcare.com/providers/credentialing.html",
      "https://dhhs.ne.gov/Pages/Medicaid-Provider-Screening-and-Enrollment-Requirements.aspx",
    ],
  },
  nevada: {
    credentialedBy: "eachPlan",
    credentialing:
      "Outside Clark and Washoe counties the plans are CareSource and SilverSummit, since January 2026. Each plan credentials for itself, and in a strict order: Anthem rejects an application from a group or a person the state hasn’t enrolled, and a provider who returns after a lapse is effective from then on only.",
    first: "Group and person both enrolled with the state, with the letters in hand.",
    dates: null,
    form: "Nevada’s own credentialing form (NDOI-901), which CAQH may not carry: upload it there yourself.",
    sources: [
      "https://providernews.anthem.com/nevada/articles/enrollment-and-revalidation-requirements-medicaid-participat",
      "https://myhpnmedicaid.com/provider/credentialing",
      "https://insurasales.com/news-story/117331/nevada-transitions-rural-medicaid-to-managed-care-organizations",
    ],
  },
  "new-hampshire": {
    credentialedBy: "eachPlan",
    credentialing:
      "AmeriHealth Caritas, NH Healthy Families and WellSense each credential for themselves. Carriers credential community mental health programs and health centers as facilities, unless these ask otherwise (RSA 420-J:4-a).",
    first: null,
    dates: null,
    form: null,
    sources: ["https://www.lawserver.com/law/state/new-hampshire/nh-statutes/new_hampshire_revised_statutes_420-j_4-a"],
  },
  "new-jersey": {
    credentialedBy: "eachPlan",
    credentialing:
      "Five plans, five files. Enrollment at NJMMIS joins none of them, and each has its own order of contract and credentialing.",
    first:
      "Original disclosures of ownership (CMS-1513), and each member of a group signs in person (N.J.A.C. 10:49-3.2).",
    dates: null,
    form: "The New Jersey Universal Physician Application, or CAQH in its place (N.J.A.C. 11:24C-1).",
    sources: [
      "https://regulations.justia.com/states/new-jersey/title-10/chapter-49/subchapter-3/section-10-49-3-2",
      "https://pmgcredentialing.com/resources/insights/new-jersey-payer-enrollment-medicaid-mco-requirements-you-cant-ignore?hs_amp=true",
    ],
  },
  "new-mexico": {
    credentialedBy: null,
    credentialing:
      "Turquoise Care, since July 1, 2024, has four plans. Native Americans choose whether to join one, so a practice that serves them bills the state as well.",
    first: null,
    dates: null,
    form: null,
    sources: ["https://hca.nm.gov/turquoise-care"],
  },
  "new-york": {
    credentialedBy: "eachPlan",
    credentialing: "Each plan credentials for itself, and few of them work both upstate and in the city.",
    first:
      "An eMedNY account with a second factor, for the Provider Services Portal in which new enrollments are made. Claims need one number more, the ETIN, which comes after the approval.",
    dates: null,
    form: null,
    sources: [
      "https://itf.www.emedny.org/portal/",
      "https://itf.www.emedny.org/info/ProviderEnrollment/enrollguide.aspx",
    ],
  },
  "north-carolina": {
    credentialedBy: "state",
    credentialing:
      "The state credentials. Since fall 2025 its own committee meets weekly, with the health plans at the table: clean files are ratified from a list, flagged ones are discussed. You contract with each plan.",
    first:
      "An NCID with a second factor for the office administrator. The provider signs through an e-mail, without an NCID; until then NCTracks doesn’t take the application.",
    dates:
      "Every five years again. A license that expires in NCTracks begins a suspension; notices come 60, 30 and 14 days ahead.",
    form: "The insurance department’s uniform application, for the commercial plans (11 NCAC 20 .0405).",
    sources: [
      "https://medicaid.ncdhhs.gov/providers/provider-enrollment/provider-credentialing/credentialing-committee/nc-medicaid-credentialing-committee-questions-and-answers",
      "https://medicaid.ncdhhs.gov/blog/2025/09/11/quarterly-provider-update-fall-2025",
    ],
  },
  "north-dakota": {
    credentialedBy: "eachPlan",
    credentialing:
      "The state pays for most members itself. Adults of the expansion have a plan, run by Blue Cross Blue Shield of North Dakota, which credentials for itself.",
    first:
      "The IRS letter with the tax ID (CP 575 or 147C), and the checklist for your type. Noridian, which enrolls for the state, deletes an incomplete packet.",
    dates:
      "The effective date isn’t changed after approval, so ask for the right one. At Blue Cross a new affiliation reaches back 90 days at most.",
    form: null,
    sources: [
      "https://hhs.nd.gov/healthcare/medicaid/provider/enrollment-information",
      "https://www.bcbsnd.com/providers/news-resources/healthcare-news/credentialing-notices--incomplete-applications--retroactive-requ0",
    ],
  },
  ohio: {
    credentialedBy: "state",
    credentialing:
      "The state credentials, once, in the PNM module since October 1, 2022, from the file at CAQH (OAC 5160-1-42). The seven plans take its decision; you contract with each, and with OhioRISE for children’s behavioral health.",
    first:
      "An OH|ID for each person who works in PNM. Then the affiliation with the group: it isn’t sent to the plans before somebody presses “Save” and “Submit for Review”. The department names affiliations left pending as a cause of unpaid claims.",
    dates: "Agreements last three or five years; the first of four notices comes 120 days before the end.",
    form: "CAQH’s form, for the commercial plans too (Ohio Rev. Code 3963.05).",
    sources: [
      "https://managedcare.medicaid.ohio.gov/managed-care/centralized-credentialing",
      "https://codes.ohio.gov/ohio-administrative-code/rule-5160-1-42",
    ],
  },
  oklahoma: {
    credentialedBy: null,
    credentialing:
      "SoonerSelect, since April 1, 2024: Aetna Better Health, Humana Healthy Horizons and Oklahoma Complete Health.",
    first:
      "A contract with the Health Care Authority, current on the day of the visit; group and person each have one.",
    dates: null,
    form: "Oklahoma’s uniform credentialing application, which CAQH fills in.",
    sources: [
      "https://medtrainer.com/blog/medical-credentialing-services-in-oklahoma",
      "https://oklahoma.gov/ohca/policies-and-rules/xpolicy/medical-providers-fee-for-service/individual-providers-and-specialties/clinic-services/eligible-providers.html",
    ],
  },
  oregon: {
    credentialedBy: "eachPlan",
    credentialing:
      "The plans are the coordinated care organizations, by region: Health Share in the Portland counties, PacificSource in Central Oregon, AllCare in the southwest, and others. Each credentials for itself, once the Oregon Health Authority has enrolled you.",
    first:
      "The right pair of forms: OHP 3113 with OHA 3975 for a person whom an organization bills for, OHA 3972 with OHA 3975 for one who bills alone. Ask first whether the panel is open: CareOregon takes few new contracts for routine behavioral health since October 2025.",
    dates: null,
    form: "The Oregon Practitioner Credentialing Application, for plans and hospitals.",
    sources: [
      "https://www.oregon.gov/oha/OHP/Providers/Pages/Enroll.aspx",
      "https://www.billwithbomi.com/blog/oregon-medicaid/oregon/careoregon-health-share-credentialing-therapists",
    ],
  },
  pennsylvania: {
    credentialedBy: "eachPlan",
    credentialing:
      "HealthChoices has two halves: physical health plans by zone, and one behavioral health plan for each county. Each credentials for itself.",
    first:
      "Thirteen digits: nine for the provider, four for the service location. Every location is enrolled, and every person assigns fees to the group at each.",
    dates: null,
    form: null,
    sources: [
      "https://promise.dhs.pa.gov/portal/provider/Home/tabid/135/Default.aspx",
      "https://docplayer.net/amp/172135-Instructions-for-completion-of-pennsylvania-promise-provider-enrollment-base-application.html",
    ],
  },
  "rhode-island": {
    credentialedBy: "eachPlan",
    credentialing:
      "The award of 2024 was withdrawn and the contracts of Neighborhood, Tufts and UnitedHealthcare were extended to June 30, 2026. Who holds one since is a question to ask before the file.",
    first: null,
    dates: null,
    form: null,
    sources: ["https://usnewsandbusiness.com/?p=78666"],
  },
  "south-carolina": {
    credentialedBy: "eachPlan",
    credentialing:
      "Since January 1, 2026 adults with Medicare too, and those in nursing facilities, have a plan for their medical care, so practices that never needed one do now.",
    first: null,
    dates: null,
    form: null,
    sources: ["https://www.scdhhs.gov/partners/managed-care/managed-care-carve"],
  },
  "south-dakota": {
    credentialedBy: "noPlans",
    credentialing:
      "The state pays claims itself, and charges no application fee. A provider who only orders, refers or prescribes doesn’t apply: a shorter enrollment follows from the claim.",
    first:
      "30 days from the first entry in the Provider Enrollment Portal: record and documents are both in by then, or the application is denied. Documents go by e-mail, with the NPI in the text.",
    dates: "Records are read in the order of their arrival. Be done 45 days before a claim runs out of time.",
    form: null,
    sources: ["https://dss.sd.gov/medicaid/providers/enrollment/enrollment.aspx"],
  },
  tennessee: {
    credentialedBy: "eachPlan",
    credentialing:
      "BlueCare, UnitedHealthcare and Wellpoint each credential for themselves and contract only with a provider who has a TennCare ID.",
    first:
      "CAQH, with TennCare authorized: individuals register through it, and TennCare takes their data from there. An error of the hard kind stops the ID until it is mended; the notice is an e-mail.",
    dates: null,
    form: null,
    sources: [
      "https://vdocument.in/id-and-instruct-the-provider-on-what-the-next-steps-are-2019-03-29-id-and-instruct.html",
    ],
  },
  texas: {
    credentialedBy: "sharedCvo",
    credentialing:
      "One verification organization (Verisys, once Aperture) works for every Medicaid plan since April 2018, with one re-credentialing date. You ask each plan for a contract; the application goes to Verisys, which the plan sets in motion, and each plan decides.",
    first:
      "Enrollment in PEMS at TMHP. No plan contracts with you before that. PEMS was to take the credentialing application too; that part was put off in May 2025.",
    dates: null,
    form: "The Texas Standardized Credentialing Application, which the insurance department prescribes for plans and hospitals.",
    sources: [
      "https://texas-mco-directory.webflow.io/credentialing",
      "https://www.texaschildrenshealthplan.org/es/node/8841",
    ],
  },
  utah: {
    credentialedBy: "eachPlan",
    credentialing:
      "Four accountable care organizations: Health Choice, Healthy U, Molina and Select Health. In the populous counties a member must choose one, elsewhere the state pays too. Behavioral health goes by county in most places.",
    first: "A PRISM record, with a second factor at the login. Select Health’s Medicaid plan requires it.",
    dates: null,
    form: null,
    sources: [
      "https://legalclarity.org/which-medicaid-plan-is-best-in-utah",
      "https://selecthealth.org/providers/behavioral-health/eligibility",
    ],
  },
  vermont: {
    credentialedBy: "noPlans",
    credentialing:
      "The Department of Vermont Health Access is the plan. Gainwell enrolls for it and checks licenses against the state’s own records, with a letter ahead of each expiry.",
    first: null,
    dates: null,
    form: "CAQH’s application, which the state prescribes for insurers and hospitals (18 V.S.A. 9408a).",
    sources: ["https://fac.procurementexpress.com/caps?category=Eligibility&page=161&page_size=25"],
  },
  virginia: {
    credentialedBy: "eachPlan",
    credentialing: "Five plans since July 1, 2025: Humana came, Molina left. Each credentials for itself, after PRSS.",
    first:
      "A type, a specialty and a taxonomy code that agree for each service location. A small error is a “return to provider”, and the location’s 14 digits are what the plans ask for.",
    dates:
      "A date in the past is asked for in writing, at the time of enrollment; later it takes an e-mail to Gainwell.",
    form: null,
    sources: [
      "https://public.providerexpress.com/content/ope-provexpr/us/en/Top-of-Mind/2025/May/Southeast/May-VAMedicaidCrisis.html",
      "https://vitalhealthservice.com/virginia-medicaid-provider-enrollment/",
    ],
  },
  washington: {
    credentialedBy: "eachPlan",
    credentialing: "Five plans, each with its own decision, from one file at OneHealthPort.",
    first:
      "The group first, with its Core Provider Agreement: an application for a servicing provider without a billing provider is denied. The online form has 17 steps; six of them are required.",
    dates:
      "The rule on the agreement was amended in April 2024 so that an application can be backdated (WAC 182-502-0005).",
    form: "The Washington Practitioner Application.",
    sources: [
      "https://www.hca.wa.gov/billers-providers-partners/become-apple-health-provider/enroll-health-care-professional-practicing-under-group-or-facility",
      "https://lawfilesext.leg.wa.gov/law/wsr/2024/09/24-09-044.htm",
    ],
  },
  "west-virginia": {
    credentialedBy: null,
    credentialing:
      "Four plans. The law also provides for one statewide verification organization with 30 days for a clean first application (64 CSR 89B); ask each plan who verifies today.",
    first: null,
    dates: null,
    form: "The state’s uniform credentialing form, for hospitals and plans alike. Data may come from CAQH, but printed on the state’s form.",
    sources: [
      "https://www.wvinsurance.gov/Uniform-Credentialing",
      "https://casetext.com/regulation/west-virginia-administrative-code/agency-64-health/title-64-legislative-rule-department-of-health-and-human-resources-bureau-for-public-health/series-64-89b-credentialing-verification-organization/section-64-89b-4-duties-and-timelines-of-the-credentialing-verification-organization",
    ],
  },
  wisconsin: {
    credentialedBy: "eachPlan",
    credentialing:
      "BadgerCare Plus works through HMOs, most of them regional, and each credentials for itself. Long-term care is separate: since January 1, 2026 its providers too enroll in the ForwardHealth Portal.",
    first: null,
    dates: null,
    form: null,
    sources: ["https://dhs.wisconsin.gov/familycare/mcos/financialsummaries.htm"],
  },
  wyoming: {
    credentialedBy: "noPlans",
    credentialing: "The state pays every claim itself. Enrollment runs in a system apart from the claims site.",
    first: "The application in Discover Your Provider; wyomingmedicaid.com is for claims and eligibility.",
    dates:
      "30 calendar days for a decision, from the last document. Enrollment can reach back over services already given, if you name the date you want (Wyoming Medicaid Rules, chapter 3, section 5).",
    form: null,
    sources: ["https://regulations.justia.com/states/wyoming/agency-048/sub-agency-0037/chapter-3/section-3-5"],
  },
};
