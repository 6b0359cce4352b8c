import { isStateSlug, type StateSlug } from "../../../ids/states.ts";
import type { IsoDate } from "../../../types/content.ts";

type MedicaidEnrollment = {
  /** The state's program that a provider enrolls in. null: the program that the state's record names */
  enrollsAs: string | null;
  portal: { name: string; url: string | null } | null;
  /** The name of the state’s Medicaid managed care program. */
  managedCare: string | null;
  /** The program's plans. null: no source lists all of them */
  plans: readonly string[] | null;
};

const checkedOn: IsoDate = "2026-11-23";

export const medicaidEnrollmentChecked = {
  on: checkedOn,
  source:
    "names of managed care programs: CMS, list of the Managed Care Program Annual Report of August 7, 2026 (github.com/Enterprise-CMCS/macpro-mdct-mcr); portals: their addresses in public code and documents of 2025 and 2026; plans: guides of 2026 that cite the states’ own lists, or the page above the list",
};

/**
 * Whom to ask about an application. Known in the field; compared, for 15 states, with pages of the states, of plans or
 * in public repositories (docs/launch.md).
 */
export const providerLines: Record<StateSlug, string> = {
  alabama: "Gainwell, (888) 223-3630",
  alaska: "(907) 644-6800 or (800) 770-5650",
  arizona: "AHCCCS, (602) 417-7670",
  arkansas: "(800) 457-4454",
  california: "PAVE, (866) 252-1949",
  colorado: "(844) 235-2387",
  connecticut: "Gainwell, (800) 842-8440. Have the tracking number ready",
  delaware: "(800) 999-3371",
  florida: "(800) 289-7799",
  georgia: "(800) 766-4456",
  hawaii: "HOKU, (808) 692-8099",
  idaho: "Gainwell, (866) 686-4272",
  illinois: "(877) 782-5565",
  indiana: "(800) 457-4584",
  iowa: "(800) 338-7909",
  kansas: "(800) 933-6593",
  kentucky: "(877) 838-5085",
  louisiana: "Gainwell, (833) 641-2140",
  maine: "(866) 690-5585",
  maryland: "ePREP, (844) 463-7768",
  massachusetts: "(800) 841-2900",
  michigan: "(800) 292-2550",
  minnesota: "(800) 366-5411",
  mississippi: "Gainwell, (800) 884-3222",
  missouri: "Email MMAC at mmac.providerenrollment@dss.mo.gov",
  montana: "(800) 624-3958",
  nebraska: "Maximus, (844) 374-5022",
  nevada: "(877) 638-3472",
  "new-hampshire": "(866) 291-1674",
  "new-jersey": "Gainwell, (609) 588-6036",
  "new-mexico": "(800) 299-7304, or email NM.Providers@hca.nm.gov",
  "new-york": "eMedNY, (800) 343-9000",
  "north-carolina": "NCTracks, (800) 688-6696",
  "north-dakota": "Email Noridian at NDMedicaidEnrollment@noridian.com",
  ohio: "(800) 686-1516",
  oklahoma: "(800) 522-0114",
  oregon: "(800) 422-5047",
  pennsylvania: "(800) 537-8862",
  "rhode-island": "Gainwell, (401) 784-8100",
  "south-carolina": "(888) 289-0709",
  "south-dakota": "(866) 718-0084",
  tennessee: "(800) 852-2683",
  texas: "TMHP, (800) 925-9126",
  utah: "(800) 662-9651",
  vermont: "Gainwell, (802) 878-7871",
  virginia: "Gainwell, (888) 829-5373",
  washington: "(800) 562-3022",
  "west-virginia": "Gainwell, (888) 483-0793",
  wisconsin: "(800) 947-9627",
  wyoming: "Discover Your Provider, (877) 399-0121",
};

/** How a provider enrolls with the state's Medicaid program. null: we don't know, so the page doesn't say */
export const medicaidEnrollment: Record<StateSlug, MedicaidEnrollment> = {
  alabama: {
    enrollsAs: null,
    portal: { name: "Alabama Medicaid provider portal", url: "https://www.medicaid.alabamaservices.org/ALPortal/" },
    managedCare: null,
    plans: null,
  },
  alaska: {
    enrollsAs: "Alaska Medicaid",
    portal: { name: "Alaska Medicaid Health Enterprise", url: "https://www.medicaidalaska.com/" },
    managedCare: null,
    plans: null,
  },
  arizona: {
    enrollsAs: null,
    portal: {
      name: "AHCCCS Provider Enrollment Portal (APEP)",
      url: "https://www.azahcccs.gov/PlansProviders/NewProviders/",
    },
    managedCare: "AHCCCS Complete Care",
    plans: null,
  },
  arkansas: {
    enrollsAs: null,
    portal: {
      name: "Arkansas Medicaid provider portal",
      url: "https://portal.mmis.arkansas.gov/armedicaid/provider/Home/tabid/135/Default.aspx",
    },
    managedCare: "PASSE",
    plans: ["Arkansas Total Care", "CareSource PASSE", "Empower", "Summit Community Care"],
  },
  california: {
    enrollsAs: null,
    portal: { name: "PAVE", url: "https://pave.dhcs.ca.gov/" },
    managedCare: "Medi-Cal Managed Care",
    plans: null,
  },
  colorado: {
    enrollsAs: null,
    portal: { name: "Health First Colorado provider enrollment", url: "https://hcpf.colorado.gov/provider-enrollment" },
    managedCare: "Accountable Care Collaborative",
    plans: null,
  },
  connecticut: {
    enrollsAs: null,
    portal: {
      name: "Connecticut Medical Assistance Program portal",
      url: "https://www.ctdssmap.com/CTPortal/Provider",
    },
    managedCare: null,
    plans: null,
  },
  delaware: {
    enrollsAs: "Delaware Medicaid",
    portal: { name: "Delaware Medical Assistance Portal", url: "https://medicaid.dhss.delaware.gov/" },
    managedCare: "Diamond State Health Plan",
    // The plans since January 1, 2023. Source: https://news.delaware.gov/tag/managed-care-organizations/?print=print-search
    plans: ["AmeriHealth Caritas", "Delaware First Health", "Highmark Health Options"],
  },
  florida: {
    enrollsAs: "Florida Medicaid",
    portal: { name: "Florida Medicaid Web Portal", url: "https://portal.flmmis.com/flpublic/" },
    managedCare: "Statewide Medicaid Managed Care",
    plans: null,
  },
  georgia: {
    enrollsAs: null,
    portal: { name: "GAMMIS", url: "https://www.mmis.georgia.gov/portal/" },
    managedCare: "Georgia Families",
    plans: null,
  },
  hawaii: {
    enrollsAs: null,
    portal: { name: "HOKU", url: "https://medquest.hawaii.gov/en/plans-providers.html" },
    managedCare: "QUEST Integration",
    // The plans of the award of March 18, 2021 (advancingstates.org)
    plans: ["AlohaCare", "HMSA", "Kaiser", "Ohana", "UnitedHealthcare Community Plan"],
  },
  idaho: {
    enrollsAs: null,
    portal: { name: "Idaho Medicaid provider portal", url: "https://www.idmedicaid.com/" },
    managedCare: null,
    plans: null,
  },
  illinois: {
    enrollsAs: "Illinois Medicaid",
    portal: { name: "IMPACT", url: "https://hfs.illinois.gov/impact.html" },
    managedCare: "HealthChoice Illinois",
    plans: ["Aetna Better Health", "Blue Cross Community", "CountyCare (Cook County)", "Meridian", "Molina"],
  },
  indiana: {
    enrollsAs: "Indiana Health Coverage Programs",
    portal: {
      name: "IHCP Provider Healthcare Portal",
      url: "https://portal.indianamedicaid.com/hcp/provider/Home/tabid/135/Default.aspx",
    },
    managedCare: "Hoosier Healthwise, the Healthy Indiana Plan, Hoosier Care Connect and PathWays for Aging",
    plans: null,
  },
  iowa: {
    enrollsAs: "Iowa Medicaid",
    portal: null,
    managedCare: "IA Health Link", // https://iowamedicaidhelp.com/?p=1291: three, under contracts of one end date
    plans: ["Iowa Total Care", "Molina", "Wellpoint"],
  },
  kansas: {
    enrollsAs: "Kansas Medicaid",
    portal: { name: "KMAP", url: "https://portal.kmap-state-ks.us/" },
    managedCare: "KanCare",
    plans: ["Healthy Blue", "Sunflower", "UnitedHealthcare Community Plan"],
  },
  kentucky: {
    enrollsAs: null,
    portal: { name: "Partner Portal (KY MPPA)", url: "https://medicaidsystems.ky.gov/partnerportal/" },
    managedCare: null,
    // Anthem has not been one of the plans since January 1, 2025. Source: https://chfs.ky.gov/agencies/dms/dpqo/Pages/mco-contracts.aspx
    plans: [
      "Aetna Better Health",
      "Humana Healthy Horizons",
      "Passport by Molina",
      "UnitedHealthcare Community Plan",
      "WellCare",
    ],
  },
  louisiana: {
    enrollsAs: "Louisiana Medicaid",
    portal: { name: "Medicaid Provider Enrollment Portal", url: "https://ldh.la.gov/index.cfm/page/4125" },
    managedCare: "Healthy Louisiana",
    // The plans since April 1, 2026. Source: https://bizmagsb.com/louisiana-starts-to-wind-down-unitedhealthcares-medicaid-contract-covering-330000-people
    plans: [
      "Aetna Better Health",
      "AmeriHealth Caritas",
      "Healthy Blue",
      "Humana Healthy Horizons",
      "Louisiana Healthcare Connections",
    ],
  },
  maine: {
    enrollsAs: null,
    portal: { name: "MaineCare Health PAS Online", url: "https://mainecare.maine.gov/" },
    managedCare: null,
    plans: null,
  },
  maryland: {
    enrollsAs: "Maryland Medicaid",
    portal: { name: "ePREP", url: "https://eprep.health.maryland.gov/" },
    managedCare: "HealthChoice",
    // Names: beckershospitalreview.com, September 2024; number: https://health.maryland.gov/mmcp/healthchoice, March 2025
    plans: [
      "Aetna Better Health",
      "CareFirst",
      "Jai Medical Systems",
      "Kaiser Permanente",
      "Maryland Physicians Care",
      "MedStar Family Choice",
      "Priority Partners",
      "UnitedHealthcare Community Plan",
      "Wellpoint",
    ],
  },
  massachusetts: {
    enrollsAs: null,
    portal: { name: "Provider Online Service Center (POSC)", url: null },
    managedCare: "Accountable Care Partnership Plans and the MCO Program",
    plans: null,
  },
  michigan: {
    enrollsAs: null,
    portal: { name: "CHAMPS through MILogin", url: "https://milogintp.michigan.gov/" },
    managedCare: "Comprehensive Health Care Program and the Healthy Michigan Plan",
    // The plans since October 1, 2024; they differ by region. Source: https://msho.org/aws/MSHO/pt/sd/news_article/571580/_blank/layout_details/false
    plans: [
      "Aetna Better Health",
      "Blue Cross Complete",
      "HAP CareSource",
      "McLaren",
      "Meridian",
      "Molina",
      "Priority Health",
      "UnitedHealthcare Community Plan",
      "Upper Peninsula Health Plan",
    ],
  },
  minnesota: { enrollsAs: null, portal: { name: "MPSE", url: null }, managedCare: "PMAP", plans: null },
  mississippi: {
    enrollsAs: "Mississippi Medicaid",
    portal: {
      name: "MESA",
      url: "https://portal.ms-medicaid-mesa.com/ms/provider/Home/ProviderEnrollment/EnrollmentWelcome/tabid/442/Default.aspx",
    },
    managedCare: "MississippiCAN",
    // Source: https://www.fiercehealthcare.com/payers/mississippi-medicaid-awarding-contracts-centene-molina-truecare-after-two-year-delay
    plans: ["Magnolia", "Molina", "TrueCare"],
  },
  missouri: {
    enrollsAs: null,
    portal: { name: "MMAC provider enrollment", url: "https://mmac.mo.gov/" },
    managedCare: "MO HealthNet Managed Care",
    plans: ["Healthy Blue", "Home State Health", "UnitedHealthcare"],
  },
  montana: {
    enrollsAs: null,
    portal: { name: "Montana Healthcare Programs", url: "https://medicaidprovider.mt.gov/providerenrollment" },
    managedCare: null,
    plans: null,
  },
  nebraska: {
    enrollsAs: "Nebraska Medicaid",
    portal: {
      name: "Nebraska Medicaid provider enrollment (Maximus)",
      url: "https://www.nebraskamedicaidproviderenrollment.com/",
    },
    managedCare: "Heritage Health",
    plans: ["Molina", "Nebraska Total Care", "UnitedHealthcare Community Plan"],
  },
  nevada: {
    enrollsAs: null,
    portal: { name: "Nevada Medicaid’s Online Provider Enrollment (OPE)", url: "https://www.medicaid.nv.gov/" },
    managedCare: null,
    // The plans since January 1, 2026; not all serve every county. Source: https://inuno.ai/nevada-announces-intent-to-award-medicaid-contracts
    plans: ["Anthem", "CareSource", "Health Plan of Nevada (UnitedHealthcare)", "Molina", "SilverSummit"],
  },
  "new-hampshire": {
    enrollsAs: "New Hampshire Medicaid",
    portal: { name: "New Hampshire MMIS", url: "https://nhmmis.nh.gov/" },
    managedCare: "Medicaid Care Management",
    // Source: https://dhhs.nh.gov/programs-services/medicaid/medicaid-care-management
    plans: ["AmeriHealth Caritas", "NH Healthy Families", "WellSense"],
  },
  "new-jersey": {
    enrollsAs: null,
    portal: { name: "NJMMIS provider enrollment", url: "https://www.njmmis.com/providerEnrollment.aspx" },
    managedCare: "NJ FamilyCare",
    // Source: https://www.nj.gov/humanservices/dmahs/info/resources/care/index.html
    plans: ["Aetna Better Health", "Fidelis Care", "Horizon NJ Health", "UnitedHealthcare Community Plan", "Wellpoint"],
  },
  "new-mexico": {
    enrollsAs: "New Mexico Medicaid",
    portal: { name: "New Mexico Medicaid provider portal", url: "https://nmmedicaid.portal.conduent.com/" },
    managedCare: "Turquoise Care",
    plans: ["Blue Cross and Blue Shield of New Mexico", "Molina", "Presbyterian", "UnitedHealthcare Community Plan"],
  },
  "new-york": {
    enrollsAs: null,
    portal: { name: "eMedNY Provider Services Portal", url: "https://www.emedny.org/PSP/" },
    managedCare: "Medicaid Managed Care",
    plans: null,
  },
  "north-carolina": {
    enrollsAs: null,
    portal: { name: "NCTracks", url: "https://www.nctracks.nc.gov/" },
    managedCare: "Standard and Tailored Plans",
    // WellCare merged into Carolina Complete Health on April 1, 2026. Source: https://network.carolinacompletehealth.com/merger.html
    plans: [
      "AmeriHealth Caritas",
      "Carolina Complete Health",
      "Healthy Blue",
      "UnitedHealthcare Community Plan",
      "the Tailored Plans (Alliance, Partners, Trillium and Vaya)",
    ],
  },
  "north-dakota": {
    enrollsAs: null,
    portal: { name: "North Dakota MMIS", url: "https://mmis.nd.gov/portals/wps/portal/EnterpriseHome" },
    managedCare: "ND Medicaid Expansion",
    plans: ["Blue Cross Blue Shield of North Dakota, for expansion adults only"],
  },
  ohio: {
    enrollsAs: null,
    portal: {
      name: "Provider Network Management (PNM)",
      url: "https://ohpnm.omes.maximus.com/OH_PNM_PROD/Account/Login.aspx",
    },
    managedCare: "Ohio Medicaid Managed Care",
    // There have been seven plans since 2023. Source: https://biologyinsights.com/which-medicaid-plan-is-best-in-ohio
    plans: [
      "AmeriHealth Caritas",
      "Anthem",
      "Buckeye",
      "CareSource",
      "Humana Healthy Horizons",
      "Molina",
      "UnitedHealthcare Community Plan",
    ],
  },
  oklahoma: {
    enrollsAs: "SoonerCare",
    portal: { name: "Oklahoma Health Care Authority", url: "https://oklahoma.gov/ohca/providers.html" },
    managedCare: "SoonerSelect",
    plans: ["Aetna Better Health", "Humana Healthy Horizons", "Oklahoma Complete Health"],
  },
  oregon: {
    enrollsAs: null,
    portal: {
      name: "Oregon Health Authority provider enrollment",
      url: "https://www.oregon.gov/oha/OHP/Providers/Pages/Enroll.aspx",
    },
    managedCare: "coordinated care organizations",
    plans: null,
  },
  pennsylvania: {
    enrollsAs: "Pennsylvania Medical Assistance",
    portal: { name: "PROMISe", url: "https://promise.dhs.pa.gov/" },
    managedCare: "HealthChoices",
    plans: null,
  },
  "rhode-island": {
    enrollsAs: "Rhode Island Medicaid",
    portal: {
      name: "Rhode Island Healthcare Portal",
      url: "https://www.riproviderportal.org/hcp/provider/Home/tabid/135/Default.aspx",
    },
    managedCare: "RIte Care",
    // The contracts ended on June 30, 2026. We have not read who has one now.
    plans: null,
  },
  "south-carolina": {
    enrollsAs: null,
    portal: { name: "SCDHHS provider site", url: "https://www.scdhhs.gov/providers" },
    managedCare: "Healthy Connections Choices",
    plans: [
      "Absolute Total Care",
      "First Choice by Select Health",
      "Healthy Blue",
      "Humana Healthy Horizons",
      "Molina",
    ],
  },
  "south-dakota": {
    enrollsAs: null,
    portal: {
      name: "Provider Enrollment Portal",
      url: "https://dss.sd.gov/medicaid/providers/enrollment/enrollment.aspx",
    },
    managedCare: null,
    plans: null,
  },
  tennessee: {
    enrollsAs: null,
    portal: { name: "TennCare provider registration (PDMS)", url: "https://www.tn.gov/tenncare/providers.html" },
    managedCare: "TennCare",
    plans: ["BlueCare", "UnitedHealthcare Community Plan", "Wellpoint"],
  },
  texas: {
    enrollsAs: "Texas Medicaid",
    portal: { name: "PEMS at TMHP", url: "https://www.tmhp.com/topics/provider-enrollment" },
    managedCare: "STAR, STAR+PLUS, STAR Kids and STAR Health",
    plans: null,
  },
  utah: {
    enrollsAs: null,
    portal: { name: "PRISM", url: "https://medicaid.utah.gov/prism/" },
    managedCare: "Utah Medicaid ACO and Integrated Care",
    // Source: https://medicaid.utah.gov/managed-care
    plans: ["Health Choice Utah", "Healthy U", "Molina", "Select Health Community Care"],
  },
  vermont: {
    enrollsAs: null,
    portal: { name: "Vermont Medicaid provider portal", url: "https://www.vtmedicaid.com/" },
    managedCare: null,
    plans: null,
  },
  virginia: {
    enrollsAs: null,
    portal: { name: "PRSS", url: "https://prss.vamedicaid.dmas.virginia.gov/ProviderEnrollment/EnrollmentCreate" },
    managedCare: "Cardinal Care Managed Care",
    // There have been five plans since July 1, 2025. Source: https://www.dmas.virginia.gov/for-members/cardinal-care
    plans: [
      "Aetna Better Health",
      "Anthem HealthKeepers Plus",
      "Humana Healthy Horizons",
      "Sentara Health Plans",
      "UnitedHealthcare Community Plan",
    ],
  },
  washington: {
    enrollsAs: null,
    portal: { name: "ProviderOne", url: "https://www.waproviderone.org/" },
    managedCare: "Apple Health Integrated Managed Care",
    // Source: https://www.hca.wa.gov/about-hca/apple-health-medicaid-and-managed-care-reports
    plans: [
      "Community Health Plan of Washington",
      "Coordinated Care",
      "Molina",
      "UnitedHealthcare Community Plan",
      "Wellpoint",
    ],
  },
  "west-virginia": {
    enrollsAs: "West Virginia Medicaid",
    portal: { name: "WV Medicaid Provider Web Portal", url: "https://www.wvmmis.com/" },
    managedCare: "Mountain Health Trust",
    // Source: https://chip.wv.gov/about-us
    plans: ["Aetna Better Health", "Highmark Health Options", "The Health Plan", "Wellpoint"],
  },
  wisconsin: {
    enrollsAs: null,
    portal: { name: "ForwardHealth Portal", url: "https://www.forwardhealth.wi.gov/WIPortal/" },
    managedCare: "BadgerCare Plus",
    plans: null,
  },
  wyoming: {
    enrollsAs: null,
    portal: { name: "Discover Your Provider", url: null },
    managedCare: null,
    plans: null,
  },
};

/** The names of the program in which a provider enrolls, and of the plans' program. Default: the state's program */
export function medicaidNames({ slug, medicaidProgram }: { slug: string; medicaidProgram: string }) {
  const known = isStateSlug(slug) ? medicaidEnrollment[slug] : null;
  return { enrollsAs: known?.enrollsAs ?? medicaidProgram, plans: known?.managedCare ?? medicaidProgram };
}
