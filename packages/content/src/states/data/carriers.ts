import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/** regional: some of the state’s insurers with networks, or a sentence about them; null: we are sure of none */
type Carriers = { blue: readonly string[]; regional: readonly string[] | string | null };

const checkedOn: IsoDate = "2026-11-23";

export const carriersChecked = {
  on: checkedOn,
  source:
    "bcbs.com, member companies by state, and the insurers’ own names, as they are known in the field; TRICARE: regions of the contracts in force since January 1, 2025",
};

const kaiser = "Kaiser Permanente (it contracts with outside providers only where its own medical group needs them)";

// providernews.anthem.com, October 1, 2023; its credentialing standards (1library.co), November 26, 2026; Anthem's portal as it is known in the field
const anthem = "Anthem. We file in Availity, and Anthem takes the data from CAQH";

// regence.com/provider/contracting-credentialing/contracting
const regence =
  "Regence. Register in Availity and for electronic payment first, because Regence sends its agreement only after that. Regence loads you within 10 business days after you sign the agreement. Visits before that are out of network";

/**
 * In 2024 Cigna sold marketplace plans in 14 states, Illinois, Indiana and Mississippi among them (fiercehealthcare.com).
 * It leaves after 2026, with 369,000 members in 11 states (d33gy59ovltp76.cloudfront.net/news, One insurer leaving your
 * state marketplace).
 */
const cignaLeaves = "Cigna sells no marketplace plans from 2027";

const of = (blue: readonly string[], regional: Carriers["regional"] = null): Carriers => ({ blue, regional });

export const carriers: Record<StateSlug, Carriers> = {
  alabama: of(
    // bcbsal.org/providers/enrollment.cfm
    [
      "Blue Cross and Blue Shield of Alabama insures most people with commercial coverage. Send its network interest form with the application, because enrollment alone doesn’t put you in a network",
    ],
    // einpresswire.com, October 17, 2025, the Department of Insurance on 2026
    "Contract separately with VIVA Health. Ambetter, Oscar (new in Alabama since January 2026) and UnitedHealthcare sell marketplace plans",
  ),
  // premera.com/ak/provider/new-provider-onboarding and /behavioral-health; CAQH: premera.com/wa, January 2025
  alaska: of(
    [
      "Premera Blue Cross Blue Shield of Alaska accepts the application through CAQH. Its Alaska page (undated, for behavioral health) says that credentialing may take 30 to 45 days. Don’t see Premera’s members before the contract takes effect, even if credentialing is finished",
    ],
    ["Moda Health"],
  ),
  // healthinsurance.org, on exits of 2025; obamacaresignups.net, Arizona, 2026
  arizona: of(
    [
      "Blue Cross Blue Shield of Arizona takes the application through CAQH. Its marketplace PPO plans ended in 2025, so ask for its HMO network too if you see marketplace members",
    ],
    // obamacaresignups.net/rate_changes/2026/az
    `Banner sells Medicare Advantage plans, which have a network of their own. Ambetter (from Arizona Complete Health) and Antidote were among the other marketplace insurers of 2026. ${cignaLeaves}`,
  ),
  // Ark. Code 17-95-107; marketplace plans of 2026: infosunrise.com, August 6, 2025
  arkansas: of(
    [
      "Arkansas Blue Cross and Blue Shield, statewide. Like every plan, it takes a physician’s verified file from the medical board",
    ],
    "Health Advantage, the HMO of Arkansas Blue Cross, needs a separate contract. Ambetter and QualChoice sell marketplace plans",
  ),
  california: of(["Anthem Blue Cross", "Blue Shield of California"]),
  // insurasales.com, 2025, on the marketplace plans of 2026
  colorado: of([anthem], [kaiser, "Denver Health", "Rocky Mountain Health Plans", "Select Health"]),
  // connecticare.com, Credentialing
  connecticut: of(
    [anthem],
    "Contract separately with ConnectiCare, which Molina has owned since 2025. In most cases ConnectiCare accepts a group only if all clinicians of the group join, NPs and PAs included",
  ),
  // Aetna is gone: einpresswire.com, December 8, 2025. Names of the others: news.delaware.gov, rates of 2024
  delaware: of(
    // providers.highmark.com, manual, chapter 3, unit 2, and Professional Credentialing, August 5, 2025
    [
      "Highmark Delaware. Send Highmark its own credentialing request form. Highmark then takes the data from CAQH. It says to allow up to 180 days, and it refuses an application filed more than six weeks after the first day of work",
    ],
    "AmeriHealth Caritas and Ambetter sell marketplace plans. We ask for the marketplace contracts together with the Medicaid contracts",
  ),
  florida: of(["Florida Blue"]),
  // ajc.com, December 2025
  georgia: of(
    [anthem],
    `Contract separately with ${kaiser} and Alliant Health Plans. Ambetter and CareSource sell marketplace plans, but CareSource has sold none in Glynn County since 2026`,
  ),
  hawaii: of(
    // HMSA's application of 2019
    [
      "HMSA is Hawaii’s Blue plan. HMSA starts only when it has every form on its checklist, so ask HMSA for the current checklist",
    ],
    [kaiser, "UHA", "HMAA"],
  ),
  idaho: of(
    // bcidaho.com, policy MA PAP239, November 2012: the contract's papers and the credentialing application at once; regence.com, Contracting
    [
      "Blue Cross of Idaho and Regence BlueShield of Idaho, which are separate companies. We send Blue Cross the contract and the credentialing application together. Regence credentials first and then emails the agreement to sign",
    ],
    ["Select Health", "PacificSource", "Mountain Health CO-OP", "St. Luke’s Health Plan"],
  ),
  // bcbsil.com, How to join
  illinois: of(
    [
      "Blue Cross and Blue Shield of Illinois. A group or a solo clinician starts with the plan’s online Provider Onboarding Form. To join its HMOs, first contract with a medical group or IPA that participates in them",
    ],
    // exits: healthinsurance.org/faqs/my-health-insurance-company-is-leaving-my-market-what-can-i-do; cignaLeaves
    `Ambetter of Illinois sells marketplace plans. Health Alliance and Quartz left the marketplace at the end of 2025. ${cignaLeaves}`,
  ),
  // healthinsurance.org, Indiana, 2023; cignaLeaves
  indiana: of(
    [anthem],
    `CareSource and Ambetter (from MHS) sell marketplace plans, each with its own contract. ${cignaLeaves}`,
  ),
  // wellmark.com, How the Process Works; Apply to Contract with and Participate in Wellmark Networks (undated)
  iowa: of(
    [
      "Wellmark Blue Cross and Blue Shield. Wellmark says that it covers no visits before its effective date, but for a physician, NP or PA the state’s rule on payment applies. Pathologists, radiologists, anesthesiologists, emergency physicians and hospitalists need Wellmark’s credentialing only if they want to be in its directory",
    ],
    // the Iowa insurers of 2026: headline.club, Iowa City
    "Medica and Iowa Total Care sell marketplace plans. Each needs its own contract",
  ),
  // whatismedicalinsurancebilling.org, contracting status, November 2016, which quotes the policies of Blue Cross and Blue Shield of Kansas
  kansas: of(
    ["Blue KC in Johnson and Wyandotte counties, and Blue Cross and Blue Shield of Kansas in the other counties"],
    // obamacaresignups.net/node/9557 (both Blue plans, 2026); ambetterhealth.com/en/ks, transparency notice of 2025
    "Ambetter from Sunflower Health Plan sells marketplace plans, as both Blue plans do",
  ),
  // healthinsurance.org, Kentucky, 2023, and its page on carriers that leave
  kentucky: of(
    [anthem],
    "Ambetter (from WellCare of Kentucky) and Molina have sold marketplace plans since 2022. CareSource stopped at the end of 2025",
  ),
  // bcbsla.com, Credentialing and For Professional Providers (undated); providers.bcbsla.com, Professional providers
  louisiana: of(
    [
      "Louisiana Blue requires the CDS license and the DEA certificate from prescribers. Its committee approves twice a month. An older page says that the approval date becomes the effective date, never an earlier day",
    ],
    // acasignups.net, 2026 rate changes, on Ambetter
    "Ambetter sells marketplace plans. Ochsner Health Plan and Peoples Health sell Medicare Advantage",
  ),
  // centralmaine.com, October 17, 2025, on Martin’s Point
  maine: of(
    [anthem],
    [
      "Community Health Options",
      "Harvard Pilgrim",
      "Martin’s Point (the US Family Health Plan, and Medicare Advantage with three plans fewer since 2026)",
    ],
  ),
  // provider.carefirst.com, How to Apply
  maryland: of(
    [
      "CareFirst reads your application in CAQH, but it reviews nothing until you also send CareFirst’s own questionnaire. The questionnaire asks for tax IDs, CAQH numbers, licenses, policies and a new group’s W-9",
    ],
    // Wellpoint: approved in September 2024 (dloxt.com/index-265.html); healthinsurance.org, 2023
    `${kaiser}. UnitedHealthcare sells marketplace plans, and Wellpoint joined the marketplace in 2025`,
  ),
  massachusetts: of(
    // provider.bluecrossma.com, Professional providers
    [
      "Blue Cross Blue Shield of Massachusetts. An application often waits for the letter from the provider’s primary hospital. The plan’s welcome letter states the effective date",
    ],
    // beinsure.com, on the sale
    [
      "Point32Health (Harvard Pilgrim and Tufts)",
      "Mass General Brigham Health Plan",
      "Health New England (in four counties of the west), whose sale to Point32Health the state has approved",
    ],
  ),
  // bcbsm.com/providers/network and /help/credentialing, November 26, 2026
  michigan: of(
    [
      "Blue Cross Blue Shield of Michigan may take 30 days or more to process its enrollment form. Complete CAQH within 14 days after you send the form. Blue Care Network needs a separate contract. After that contract is signed, Blue Care Network states your effective date in a letter",
    ],
    // on UM Health Plan: healthinsurance.org/faqs/my-health-insurance-company-is-leaving-my-market-what-can-i-do
    "Contract separately with Priority Health and HAP. UM Health Plan left the marketplace at the end of 2025",
  ),
  // bluecrossmn.com/providers/network-participation/join-our-network, November 26, 2026
  minnesota: of(
    [
      "Blue Cross and Blue Shield of Minnesota accepts a contract request only with the state’s Medicaid enrollment letter. Blue Cross lists some provider types as managed, and its network is closed to those types",
    ],
    ["HealthPartners", "Medica"],
  ),
  mississippi: of(
    // mshealth.docshound.net, Medical claims administrator; AHS: the plan document of January 2017 (vdocuments.site) and mvsu.edu, Health Insurance
    [
      "Blue Cross & Blue Shield of Mississippi, statewide. It also administers the claims of the state employees’ plan. That plan has had its own network (AHS State Network), so ask which contract you need for it",
    ],
    // obamacaresignups.net/rate_changes/2026/ms; exits: healthinsurance.org/faqs/my-health-insurance-company-is-leaving-my-market-what-can-i-do; cignaLeaves
    `Ambetter from Magnolia Health sells marketplace plans. Primewell left the marketplace at the end of 2025. ${cignaLeaves}`,
  ),
  // bluekc.com, Frequently asked questions, lists the counties
  missouri: of(
    [
      "Blue KC in 30 counties of greater Kansas City and the northwest, from Atchison and Mercer in the north to Pettis, Benton and Vernon in the south. Anthem is the Blue plan in the rest of the state",
    ],
    // norahelps.com, Missouri, 2026
    "UnitedHealthcare and Ambetter (from Home State Health) sell marketplace plans in most of the state. Cox HealthPlans sells them in the southwest, around Springfield",
  ),
  // bcbsmt.com, August 1, 2023 and April 22, 2024
  montana: of(
    [
      "Blue Cross and Blue Shield of Montana. A clinician can participate provisionally with Blue Cross’s record ID, a Montana license, and a CAQH application that Blue Cross may read. Provisional participation doesn’t include TriWest",
    ],
    // We know Allegiance from the field.
    "PacificSource, Mountain Health CO-OP and Allegiance. Allegiance administers self-funded employer plans",
  ),
  // Source: https://www.nebraskablue.com/Providers/Credentialing
  nebraska: of(
    [
      "Blue Cross and Blue Shield of Nebraska accepts a request no earlier than 60 days before the provider’s first day",
    ],
    // midlandschoice.com, Credentialing FAQs; bestcare.org, Methodist Health Partners
    "Medica and Midlands Choice. Midlands Choice is a network that other payers use. Midlands Choice credentials providers itself, including NPs and PAs. The exception is a delegated group",
  ),
  nevada: of([anthem], "Health Plan of Nevada, Hometown Health and, in Las Vegas, the Culinary Health Fund"),
  "new-hampshire": of(
    // nhbr.com and concordmonitor.com (October 1, 2025), on Medicare Advantage in 2026
    [`${anthem}. Anthem has sold no Medicare Advantage in New Hampshire since 2026`],
    "Harvard Pilgrim. Ambetter (from NH Healthy Families) and WellSense also sell marketplace plans. A contract for their Medicaid plan doesn’t always include their marketplace plan. WellSense also sells Medicare Advantage. Martin’s Point, which sold it too, left in January 2026",
  ),
  // horizonblue.com, Join a Network; Use Updated 2017 Agreements. Plans of 2026: trendinginsurancenews.com
  "new-jersey": of(
    [
      "Horizon credentials a provider once, for its commercial networks and for its Medicaid plan, Horizon NJ Health. Sign a separate agreement for each, and send it with the application",
    ],
    "AmeriHealth New Jersey, and QualCare for self-funded employer plans. Ambetter, Oscar and UnitedHealthcare sell marketplace plans too",
  ),
  // bcbsnm.com, How to Join; nmpoliticalreport.com, October 23, 2025
  "new-mexico": of(
    [
      "Blue Cross and Blue Shield of New Mexico. Start with its Provider Onboarding Form. Blue Cross then sends the contract to sign, and begins the credentialing",
    ],
    "Presbyterian. UnitedHealthcare sells marketplace plans too",
  ),
  "new-york": of(["Highmark in the west and northeast", "Anthem", "Excellus"]),
  "north-carolina": of(
    // bluecrossnc.com/providers/network-participation/provider-facility-applications
    [
      "Blue Cross and Blue Shield of North Carolina. Complete the CAQH profile, and then email the CAQH number to the plan, because the plan’s review starts with that email. The plan credentials NPs and PAs too",
    ],
    // wsoctv.com, August 10, 2025
    "The State Health Plan, which covers public employees, has used Aetna’s network since January 1, 2025. AmeriHealth Caritas, Cigna and UnitedHealthcare sell marketplace plans",
  ),
  // bcbsnd.com, credentialing notices of November 1, 2021, and of January 1, 2022
  "north-dakota": of(
    ["Blue Cross Blue Shield of North Dakota rejects an incomplete application, so send every attachment with it"],
    ["Sanford Health Plan", "Medica"],
  ),
  // medmutual.com, Credentialing; wealtoro.com/health/promedica-medical-mutual-finalize-network-deal (Paramount, a subsidiary, in 2026); acasignups.net, August 3, 2019 (AultCare)
  ohio: of(
    [anthem],
    "Medical Mutual takes its Provider Information Form if it has a contract with the group’s tax ID, and otherwise its Network Provider Enrollment Form. Contract separately with CareSource and, in their areas, with AultCare and Paramount (now a company of Medical Mutual)",
  ),
  // agents.bcbsok.com/provider/network/credentialing.html
  oklahoma: of(
    [
      "send Blue Cross and Blue Shield of Oklahoma the onboarding form with the license, the malpractice policy, the W-9 and the disclosure of ownership. Blue Cross rejects a form that comes without them",
    ],
    "HealthChoice (for state employees and teachers) and CommunityCare",
  ),
  // The insurers of individual plans in 2026: Oregon’s Division of Financial Regulation, October 8, 2025
  // oregonlive.com, June 30, 2017 (BridgeSpan, an affiliate of Regence); seniorbenefitsinsider.press, on Providence (undated)
  oregon: of(
    [
      `${regence}. Its affiliate BridgeSpan sells individual plans, so ask Regence whether your agreement includes them`,
    ],
    [kaiser, "Moda Health", "PacificSource", "Providence Health Plan (Providence has said that it may sell this plan)"],
  ),
  // providers.highmark.com, Professional Credentialing, August 5, 2025; capbluecross.com, Provider credentialing process
  pennsylvania: of(
    [
      "The Blue companies are Highmark, Independence (in the southeast) and Capital Blue Cross (in the center). Highmark says to allow up to 180 days. Highmark refuses an application filed more than six weeks after the first day of work. Capital takes about 15 business days from a complete application, and 30 more days if its committee must review the application",
    ],
    // Ambetter, Jefferson: the rates filed for 2026 (trendinginsurancenews.com)
    "Geisinger, UPMC Health Plan and Jefferson Health Plans (Health Partners). Ambetter sells marketplace plans too",
  ),
  "rhode-island": of(
    ["Blue Cross & Blue Shield of Rhode Island, statewide"],
    "Neighborhood Health Plan, which sells marketplace plans",
  ),
  // bluechoicesc.com, Provider Enrollment FAQs
  "south-carolina": of(
    // The State Health Plan: as known in the field
    ["BlueCross BlueShield of South Carolina also runs the State Health Plan for public employees"],
    "BlueChoice HealthPlan is a BlueCross company, but you need a separate contract with BlueChoice. BlueChoice has 90 days for its review, counted from the last document that it receives, and doesn’t backdate. Mental health providers credential with Companion Benefit Alternatives (CBA) instead",
  ),
  // wellmark.com, How the Process Works
  "south-dakota": of(
    [
      "Wellmark Blue Cross and Blue Shield. Pathologists, radiologists, anesthesiologists, emergency physicians and hospitalists need Wellmark’s credentialing only if they want to be in its provider directory",
    ],
    "Sanford Health Plan and Avera Health Plans belong to the state’s large health systems, and each of the two needs its own contract",
  ),
  tennessee: of(
    // tn.gov/partnersforhealth, carrier networks
    [
      "BlueCross BlueShield of Tennessee. The contract names the BlueCross networks by letter. Network P has more hospitals and facilities than network S. State employees use both of these networks, and Cigna’s network too",
    ],
    // healthinsurance.org, 2022 and 2023; acasignups.net, 2025: only Alliant and US Health & Life had left
    "Cigna has its own contract. So have Ambetter and Oscar, which have sold marketplace plans in parts of the state, so we ask each whether it sells plans in your county for 2027. Farm Bureau Health Plans uses UnitedHealthcare’s Choice Plus network, so you join Farm Bureau through UnitedHealthcare",
  ),
  texas: of(["Blue Cross and Blue Shield of Texas"]),
  utah: of(
    [regence],
    "each has its own contract: Select Health, University of Utah Health Plans and, for public employees, PEHP",
  ),
  // bcbsvt.com, Contracting, Enrollment, Credentialing; bluecrossvt.org, Enrollment and Credentialing
  vermont: of(
    [
      "Blue Cross and Blue Shield of Vermont starts credentialing while the license is pending. Don’t see Blue Cross members before the Blue Cross committee has approved you",
    ],
    "contract separately with MVP",
  ),
  virginia: of(
    // Source of the service area: carefirst.com
    [
      "CareFirst is the Blue plan in Arlington, Alexandria, the city of Fairfax, Vienna and the parts of Fairfax and Prince William counties east of Route 123. Anthem is the Blue plan in the rest of the state",
    ],
    ["Sentara Health Plans", kaiser],
  ),
  washington: of(
    [
      "Premera covers every county except Clark County. Allow 45 to 60 days for its credentialing, as Premera quoted in 2025. Regence BlueShield covers counties such as King, Pierce, Snohomish and Thurston, and Regence BlueCross BlueShield of Oregon covers Clark County",
    ],
    // king5.com, June 27, 2017 (Regence’s counties); hca.wa.gov, Kaiser Permanente NW plans; cgaa.org; insurance.wa.gov, September 11, 2024 (Asuris); the insurance commissioner’s release of May 2026 on 2027, in acasignups.net, 2027 Rate Changes (Providence; 13 of 2026's 14 insurers)
    "contract separately with Kaiser Permanente of Washington (in Clark and Cowlitz counties, Kaiser Permanente of the Northwest). LifeWise, Molina and Community Health Plan of Washington also sell marketplace plans, and Asuris sells plans outside the marketplace. Providence sells no individual plans from January 1, 2027",
  ),
  "west-virginia": of(
    // providers.highmark.com, Professional Credentialing, August 5, 2025
    [
      "Highmark West Virginia says to allow up to 180 days. Highmark refuses an application filed more than six weeks after the first day of work",
    ],
    // talentandculture.wvu.edu, Out of Area Benefits; peia.wv.gov, Health Care Providers (2024)
    "contract separately with The Health Plan. PEIA insures public employees. In West Virginia every licensed provider is in PEIA’s network. A new provider sends UMR, PEIA’s administrator, the demographic worksheet with the license and the W-9",
  ),
  // nbc26.com (Common Ground), distilinfo.com (Chorus), ghcscw.com; Dean by its name, as it is known in the field
  wisconsin: of(
    [anthem],
    "contract separately with Dean (Medica), Group Health Cooperative of South Central Wisconsin, Network Health, Quartz and Security Health Plan, where your patients have them. On January 1, 2026 Chorus left the marketplace, and Common Ground left 11 counties, Milwaukee and Racine among them",
  ),
  // bcbswy.com, Credentialing Guidelines and Providers
  wyoming: of(
    [
      "Blue Cross Blue Shield of Wyoming, whose portal is Availity. To be in its network, each physician, NP, PA, dentist, psychologist, counselor and physical therapist must be credentialed",
    ],
    "for employer plans, contract with Cigna and UnitedHealthcare too. Mountain Health CO-OP left the state at the end of 2025, so ask its former members for their new insurance card",
  ),
};

/** States in which Aetna sold marketplace plans to the end of 2025 (CVS Health, May 1, 2025; ajmc.com). */
export const aetnaLeft: readonly StateSlug[] = [
  ...([
    "arizona",
    "california",
    "delaware",
    "florida",
    "georgia",
    "illinois",
    "indiana",
    "kansas",
    "maryland",
  ] as const),
  ...(["missouri", "nevada", "new-jersey", "north-carolina", "ohio", "texas", "utah", "virginia"] as const),
];

/**
 * In 2026 Aetna sold Medicare Advantage in 43 states (beckerspayer.com), by county unless a row says otherwise. Empty:
 * none is sold, or we don't know. Alaska, New Hampshire: ctpublic.org, October 1, 2025. Vermont: thevermontstandard.com, October 2025.
 */
export const aetnaAdvantage: Partial<Record<StateSlug, string>> = {
  // drb.alaska.gov, Employee Health Plans (November 2024)
  alaska: " and AlaskaCare, the state employees’ plan",
  hawaii: "",
  idaho: "",
  massachusetts: "",
  montana: "",
  "new-hampshire":
    ". Since January 2026 Aetna has sold Medicare Advantage only in Hillsborough and Rockingham counties",
  "north-dakota": "",
  "rhode-island": "",
  "south-dakota": "",
  vermont: "",
  wyoming: "",
};

export const humanaWhereSold = "Medicare Advantage (in the counties where it is sold)";

/** In 2026 Humana sold Medicare Advantage in 46 states, as in `humanaWhereSold` unless a row differs. Empty: none is sold. */
export const humanaAdvantage: Partial<Record<StateSlug, string>> = {
  alaska: "",
  vermont: "Medicare Advantage (in six counties in 2026, Windham and Windsor among them)",
};

/** Aetna's part in Medicaid if the list of plans lacks it (Texas: cvshealth.com, May 2020; aetnabetterhealth.com). */
export const aetnaMedicaid: Partial<Record<StateSlug, string>> = {
  ohio: "For Medicaid, Aetna runs OhioRISE, the plan for young people with complex behavioral needs",
  texas:
    "For Medicaid, Aetna Better Health of Texas has STAR contracts in the Bexar and Tarrant areas and STAR Kids contracts in Tarrant and Dallas",
};

/** States of TRICARE West, which TriWest runs. Humana Military runs TRICARE East, which has the other states. */
export const tricareWest: readonly StateSlug[] = [
  ...(["alaska", "arizona", "arkansas", "california", "colorado", "hawaii", "idaho", "illinois", "iowa"] as const),
  ...(["kansas", "louisiana", "minnesota", "missouri", "montana", "nebraska", "nevada", "new-mexico"] as const),
  ...(["north-dakota", "oklahoma", "oregon", "south-dakota", "texas", "utah", "washington", "wisconsin"] as const),
  "wyoming",
];
