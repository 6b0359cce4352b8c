import type { IsoDate } from "../types/content.ts";

/** `on` is the day on which the change took effect or was published. */
type RuleChange = {
  on: IsoDate;
  title: string;
  text: string;
  source: string;
  readOn: IsoDate;
  post: string | null;
};

const moratoriumArticle = "dmepos-home-health-hospice-moratoria-2026";
const formArticle = "which-cms-855-form-in-2026";
const rulesArticle = "medicare-enrollment-rules-2026";
const telehealthArticle = "telehealth-files-what-committees-ask";
const read = "2026-11-21" as const;
const readLast = "2026-11-23" as const;

/** Newest first. Each entry is also an item of the feed. */
export const ruleChanges: readonly RuleChange[] = [
  {
    on: "2026-11-13",
    title: "First term of the moratorium on home health and hospice is over",
    text: "The first six months, from May 13, 2026, are over. We know of neither an extension nor an end. Look for the newest notice before you file. Until you find a notice that ends it, plan as if the moratorium goes on.",
    source: "CMS notices of May 13, 2026; 42 CFR 424.570",
    readOn: read,
    post: moratoriumArticle,
  },
  {
    on: "2026-08-27",
    title: "First term of the moratorium on medical supply companies is over",
    text: "The first six months, from February 27, 2026, are over. We know of neither an extension nor an end. Look for the newest notice before you file. Until you find a notice that ends it, plan as if the moratorium goes on.",
    source: "CMS notice of February 27, 2026; 42 CFR 424.570",
    readOn: read,
    post: moratoriumArticle,
  },
  {
    on: "2026-07-01",
    title: "CMS proposes that all revocations be retroactive",
    text: "CMS proposed this with the home health payment rule for 2027, together with new grounds for revoking. It would apply to every enrolled provider and supplier. We know of no final rule. The final rule for 2026 came on November 28, 2025, so look for the rule for 2027 before you rely on this.",
    source: "CMS fact sheet, CMS-1844-P",
    readOn: read,
    post: rulesArticle,
  },
  {
    on: "2026-06-22",
    title: "Alaska joins the physician compact",
    text: "The Interstate Medical Licensure Compact counts Alaska as a member. On the compact’s map of July 16, 2026, Alaska wasn’t yet issuing licenses through it.",
    source: "imlcc.com",
    readOn: read,
    post: "interstate-medical-licensure-compact-explained",
  },
  {
    on: "2026-06-08",
    title: "CAQH’s brand becomes DataSpring",
    text: "According to trade reports, the brand is “DataSpring, powered by CAQH”. Login, profile and the 120 days between attestations don’t change, and payers’ forms use either name.",
    source: "trade reports of June 2026",
    readOn: read,
    post: "caqh-attestation-every-120-days",
  },
  {
    on: "2026-05-13",
    title: "Moratorium on new home health agencies and hospices",
    text: "CMS denies new enrollments and new branches, nationwide, for six months at first.",
    source: "CMS notices, Federal Register, May 13, 2026",
    readOn: read,
    post: moratoriumArticle,
  },
  {
    on: "2026-05-04",
    title: "PECOS is back after its move to the cloud",
    text: "From April 20 to May 3 there was little or no access to PECOS. Trade newsletters call the result PECOS 2.0, but we know of no CMS notice that does. Check the status of every application that was open in those weeks.",
    source: "paccs.us, April 2026",
    readOn: readLast,
    post: formArticle,
  },
  {
    on: "2026-04-23",
    title: "CMS tells every state to revalidate Medicaid providers",
    text: "According to two reports, states start with high-risk providers and spread the others over two years. A revalidation notice outside the five-year cycle may well be genuine, so look it up in the state’s portal. The state decides which providers get a notice, and when.",
    source: "State Medicaid Director letter of April 23, 2026, as Gainwell Technologies and Defacto Health report it",
    readOn: readLast,
    post: "medicaid-first-then-the-plans",
  },
  {
    on: "2026-04-01",
    title: "Arizona: 60 days to credential, and payment while pending",
    text: "A plan has 60 days from a complete application to decide, and 30 days to load the provider. The law doesn’t say clearly when the 30 days start, so plan on 90 days. Visits on or after the plan’s notice of completeness can be paid.",
    source: "A.R.S. 20-3451 to 20-3459",
    readOn: read,
    post: "state-credentialing-deadlines-and-interim-payment",
  },
  {
    on: "2026-02-27",
    title: "Moratorium on new medical supply companies",
    text: "The moratorium covers seven kinds of business, and their new locations, for six months at first. It doesn’t apply to physicians who supply their own patients.",
    source: "CMS notice, Federal Register, February 27, 2026",
    readOn: read,
    post: moratoriumArticle,
  },
  {
    on: "2026-02-03",
    title: "Medicare’s telehealth at home runs through 2027",
    text: "Congress extended it through December 31, 2027. For mental health and substance use disorders, telehealth at home already had no end date.",
    source: "Consolidated Appropriations Act, 2026 (H.R. 7148)",
    readOn: read,
    post: telehealthArticle,
  },
  {
    on: "2026-01-01",
    title: "“Incident to” services may be supervised by live video",
    text: "Medicare permanently allows direct supervision by real-time video with sound. This doesn’t include services with a global period of 010 or 090, nor supervision by sound alone.",
    source: "Medicare physician fee schedule rule for 2026; 42 CFR 410.26; morganlewis.com, February 2026",
    readOn: readLast,
    post: null,
  },
  {
    on: "2026-01-01",
    title: "DME suppliers: a survey each year, and the 36-month rule",
    text: "An accreditation survey is due at least every 12 months, starting when the current term ends. Someone who buys a majority within 36 months of enrollment, or of the last such sale, must enroll as new, with exceptions.",
    source: "90 FR 55342",
    readOn: read,
    post: rulesArticle,
  },
  {
    on: "2026-01-01",
    title: "Ordering-only enrollments may lapse",
    text: "CMS may deactivate an 855O enrollment that no claim has named for 12 months.",
    source: "42 CFR 424.547",
    readOn: read,
    post: formArticle,
  },
  {
    on: "2026-01-01",
    title: "Medicare’s application fee is $750",
    text: "Institutions and DME suppliers that file in 2026 pay this fee. It was $730 before. Physicians and their groups pay none on the 855I and 855B.",
    source: "90 FR 55738",
    readOn: read,
    post: "medicare-application-fee-2026",
  },
  {
    on: "2025-12-31",
    title: "Controlled medications by telehealth, extended once more",
    text: "Through December 31, 2026, prescribers need no prior visit in person for controlled medications by telehealth.",
    source: "90 FR 61301",
    readOn: read,
    post: telehealthArticle,
  },
  {
    on: "2025-07-01",
    title: "NCQA: fresher verifications, monthly checks",
    text: "A verification may be 120 days old when an accredited plan decides, and 90 days old when a certified CVO reports. The notice of the decision is due within 30 days, and plans check exclusions and license expirations each month.",
    source: "NCQA’s standards for 2025; NCQA FAQ, January 15, 2025",
    readOn: read,
    post: "ncqa-2026-standards",
  },
];
