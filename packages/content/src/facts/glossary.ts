/**
 * A word of the field. `names`: how it is spelled in texts that link it, the first time on a page.
 * `post`: slug of the article that says more; null: none does.
 */
type GlossaryTerm = {
  id: string;
  term: string;
  description: string;
  post: string | null;
  names: readonly string[];
};

type GlossaryGroup = { id: string; title: string; terms: readonly GlossaryTerm[] };

/** Without `names`, texts use the term itself. */
function word(term: string, description: string, post: string | null, names: readonly string[] = [term]): GlossaryTerm {
  const id = term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return { id, term, description, post, names };
}

const formArticle = "which-cms-855-form-in-2026";
const sourcesArticle = "primary-sources-element-by-element";
const npdbArticle = "npdb-queries-and-continuous-query";
const welcomeArticle = "from-welcome-letter-to-first-paid-claim";
const compactArticle = "interstate-medical-licensure-compact-explained";
const certificateArticle = "malpractice-certificate-line-by-line";
const screeningArticle = "monthly-exclusion-screening-leie-and-sam";
const dateArticle = "medicare-effective-date-arithmetic";
const rulesArticle = "medicare-enrollment-rules-2026";
const locumArticle = "locum-tenens-and-reciprocal-billing-q5-q6";
const taxonomyArticle = "npi-and-taxonomy-eight-answers";

/** Sixty words, by subject. */
export const glossary: readonly GlossaryGroup[] = [
  {
    id: "identity",
    title: "Numbers and records",
    terms: [
      word(
        "NPI",
        "The ten-digit number that identifies a provider nationwide. A person has one for life, an organization one or more.",
        taxonomyArticle,
      ),
      word(
        "NPPES",
        "The federal system that issues NPIs and publishes their records. You must report a change within 30 days.",
        taxonomyArticle,
      ),
      word(
        "Taxonomy code",
        "Ten characters in the NPI record that name type and specialty. A claim can be denied if its taxonomy code isn’t the one the payer has on file.",
        taxonomyArticle,
        ["taxonomy code", "taxonomy"],
      ),
      word(
        "CAQH",
        "The online profile that many commercial plans read instead of their own form; since June 8, 2026 the brand is DataSpring, powered by CAQH. It holds documents, answers and the provider’s attestation.",
        "caqh-attestation-every-120-days",
      ),
      word(
        "Attestation",
        "The provider’s statement that a profile or form is true on that day. CAQH asks for it every 120 days, in Illinois every 180.",
        "caqh-attestation-every-120-days",
        ["attestation"],
      ),
      word(
        "Tax ID",
        "The nine digits under which a practice is taxed and paid, an EIN or a Social Security number. Every form must show the name that the IRS has on file for it.",
        "new-tax-id-new-practice",
        ["tax ID"],
      ),
      word(
        "Legal business name",
        "The practice’s name exactly as on the IRS letter, CP 575 or 147C. Payers may return forms that spell it another way.",
        "w-9-and-the-legal-business-name",
        ["legal business name"],
      ),
      word(
        "DEA registration",
        "Permission to prescribe controlled substances, for three years, with an address in the state of practice. Some states register prescribers as well.",
        "one-sheet-for-every-expiration-date",
      ),
      word(
        "CLIA certificate",
        "The federal certificate of a location that tests patients’ samples. Its type decides which tests that location may run.",
        null,
        ["CLIA"],
      ),
      word(
        "Roster",
        "A group’s list of its providers in the form that a plan asks for. Under delegated credentialing it replaces individual applications.",
        "delegated-credentialing-who-needs-it",
        ["roster"],
      ),
    ],
  },
  {
    id: "verification",
    title: "Checking a file",
    terms: [
      word(
        "Primary source verification",
        "Confirming a credential with the body that issued it: the board for a license, the school for a diploma. A copy from the applicant doesn’t count.",
        sourcesArticle,
        ["primary source verification", "primary source"],
      ),
      word(
        "CVO",
        "Credentials verification organization, which verifies for plans and hospitals. The decision stays with them.",
        "ncqa-verification-windows-120-and-90-days",
      ),
      word(
        "Delegated credentialing",
        "A plan lets a group credential its own providers, audits the work, and loads them from a roster. The group needs policies, a committee and files that pass an audit.",
        "delegated-credentialing-who-needs-it",
        ["delegated credentialing"],
      ),
      word(
        "NCQA",
        "Accredits health plans, and sets how old a verification may be and how often a file is renewed. It doesn’t accredit practices.",
        "ncqa-2026-standards",
      ),
      word(
        "URAC",
        "Another accreditor of health plans and verification organizations, with its own credentialing standards.",
        "re-credentialing-36-months-no-grace",
      ),
      word(
        "NPDB",
        "National Practitioner Data Bank: malpractice payments, lost privileges, sanctions. Hospitals and plans query it; a provider may query only about himself or herself.",
        npdbArticle,
        ["NPDB", "National Practitioner Data Bank"],
      ),
      word(
        "Continuous query",
        "An enrollment in the data bank that reports each new entry for a year. It replaces queries at fixed dates.",
        npdbArticle,
        ["continuous query"],
      ),
      word(
        "Self-query",
        "A provider’s own question to the data bank. It shows what a committee will read, and can’t replace the committee’s query.",
        npdbArticle,
        ["self-query"],
      ),
      word(
        "LEIE",
        "The list of those whom the Inspector General excludes from federal programs. No one on it may work on anything that these programs pay for.",
        screeningArticle,
      ),
      word(
        "SAM.gov",
        "The federal list of firms and persons barred from federal business. No statute sets how often a practice searches it; most do so monthly, along with the LEIE.",
        screeningArticle,
        ["SAM.gov"],
      ),
      word(
        "Credentials committee",
        "Peers who decide on applications, often once a month. A file that misses the agenda waits for the next meeting.",
        null,
        ["credentials committee", "credentialing committee"],
      ),
      word(
        "Work history gap",
        "A period without work on a CV. NCQA’s standards want any gap of more than six months explained, and a gap of more than a year explained in writing.",
        "months-and-years-on-your-cv",
        ["work history"],
      ),
      word(
        "Peer reference",
        "A colleague in the same profession who knows your work at first hand. Hospitals often ask for two or three, and wait for them.",
        "peer-references-that-answer",
        ["peer references", "peer reference"],
      ),
      word(
        "Board eligible",
        "A physician who has finished training but not yet passed certification. Boards and payers limit how long that status lasts.",
        "residents-finishing-in-june",
        ["board eligible"],
      ),
    ],
  },
  {
    id: "hospitals",
    title: "At a hospital",
    terms: [
      word(
        "Privileges",
        "Permission to do named procedures at one hospital, granted by its board. Medical staff membership is separate.",
        "joint-commission-three-year-reappointment",
        ["hospital privileges", "privileges"],
      ),
      word(
        "Bylaws",
        "The medical staff’s own rules: who may apply, how long a term lasts, who votes. They may be stricter than the accreditor’s.",
        "joint-commission-three-year-reappointment",
        ["bylaws"],
      ),
      word(
        "Reappointment",
        "A new term on the medical staff. The Joint Commission allows three years at most; state law or bylaws may allow less.",
        "joint-commission-three-year-reappointment",
        ["reappointment"],
      ),
      word(
        "Professional practice evaluation",
        "A review of a physician’s work: focused at the start or after a concern (FPPE), ongoing at all other times (OPPE). The results count at the next reappointment.",
        "joint-commission-three-year-reappointment",
        ["professional practice evaluation"],
      ),
      word(
        "Temporary privileges",
        "Privileges granted for an urgent patient need, or for up to 120 days while a clean file waits for the hospital’s board. The bylaws say who grants them.",
        null,
        ["temporary privileges"],
      ),
      word(
        "Distant site",
        "The hospital or company whose credentialing another hospital may rely on for telehealth. A written agreement is required.",
        "telehealth-files-what-committees-ask",
        ["distant site"],
      ),
    ],
  },
  {
    id: "medicare",
    title: "Medicare and Medicaid",
    terms: [
      word(
        "PECOS",
        "Medicare’s enrollment system on the web, in which most applications are filed and signed. By trade reports it runs in the cloud since May 2026, as PECOS 2.0.",
        formArticle,
      ),
      word(
        "Surrogate",
        "A person or firm that works in PECOS or NPPES on a provider’s behalf, with a separate login. You share no password.",
        null,
        ["surrogate"],
      ),
      word(
        "Medicare contractor",
        "The company that reads applications and pays claims for a region, also called MAC. Equipment suppliers have separate contractors.",
        formArticle,
        ["Medicare contractor"],
      ),
      word(
        "CMS-855",
        "The family of enrollment forms: I for a person, B for a group, A for an institution, S for equipment, O for ordering only.",
        formArticle,
        ["CMS-855", "855I", "855B", "855A", "855S", "855O"],
      ),
      word(
        "Reassignment",
        "A physician’s statement that a group may bill and be paid in his or her place. Since the 855R ended it is part of the 855I.",
        "reassignment-on-the-855i",
        ["reassignment"],
      ),
      word(
        "PTAN",
        "The number that Medicare gives a provider for each group or location. Contractors ask for it when you call.",
        "reassignment-on-the-855i",
      ),
      word(
        "Effective date",
        "The first day from which a payer pays. Medicare’s follows the filing; a commercial plan sets its own, in writing.",
        dateArticle,
        ["effective date"],
      ),
      word(
        "Retrospective billing",
        "Billing Medicare for up to 30 days before the effective date, if something kept you from filing earlier. Commercial plans have no such rule unless state law makes one.",
        dateArticle,
        ["retrospective window", "retrospective billing"],
      ),
      word(
        "Revalidation",
        "Confirming an existing enrollment: every five years in Medicare, every three for equipment suppliers. If you miss the date, Medicare can stop payment.",
        "medicare-revalidation-has-a-date",
        ["revalidation"],
      ),
      word(
        "Deactivation",
        "Medicare stops your billing, but you can reactivate the enrollment. It usually doesn’t pay for visits in between.",
        "medicare-revalidation-has-a-date",
        ["deactivated", "deactivation"],
      ),
      word(
        "Revocation",
        "Medicare ends an enrollment for cause and bars a new one, for one to ten years as a rule. Some revocations take effect on the date of the violation.",
        rulesArticle,
        ["revocations", "revocation"],
      ),
      word(
        "Opting out",
        "An affidavit by which a practitioner leaves Medicare’s payment for two years and bills by private contract. It renews itself.",
        formArticle,
        ["opted out", "Opting out"],
      ),
      word(
        "Authorized official",
        "The person who may bind an organization and sign its first enrollment. A delegated official may report changes later.",
        "when-an-application-comes-back",
        ["authorized official"],
      ),
      word(
        "DMEPOS",
        "Durable medical equipment, prosthetics, orthotics and supplies. Suppliers enroll each location, with accreditation and a bond unless exempt.",
        rulesArticle,
      ),
      word(
        "Moratorium",
        "A stop on new enrollments of one provider type, for six months that may be extended. Applications filed during it are denied.",
        "dmepos-home-health-hospice-moratoria-2026",
        ["moratorium", "moratoria"],
      ),
      word(
        "36-month rule",
        "A buyer of more than 50 percent of a home health agency, hospice or DMEPOS supplier must enroll as new, with few exceptions, if the sale falls within 36 months of its enrollment, or of the last such sale.",
        "dmepos-home-health-hospice-moratoria-2026",
      ),
      word(
        "Medicaid managed care",
        "Private plans that the state pays to cover its members. The state’s own enrollment comes first, then a contract with each plan, and in many states credentialing by each plan.",
        "medicaid-first-then-the-plans",
        ["managed care plans", "Medicaid plans"],
      ),
    ],
  },
  {
    id: "payers",
    title: "Payers and money",
    terms: [
      word(
        "Paneling",
        "Joining a plan’s network, by credentialing and a contract. A claim is paid in network only when both are done.",
        null,
        ["paneling"],
      ),
      word(
        "Closed panel",
        "A network that accepts no more providers of a specialty in an area. An appeal has to show what the network lacks.",
        "closed-panel-how-to-appeal",
        ["closed panel"],
      ),
      word(
        "Loading",
        "Entering an approved provider in the system that pays claims, linked to the group’s tax ID. Until then, claims may be denied or paid out of network.",
        welcomeArticle,
        ["loading"],
      ),
      word(
        "EFT and ERA",
        "Payment by electronic transfer, and the electronic statement of what was paid. Each needs its own enrollment.",
        welcomeArticle,
        ["EFT", "ERA"],
      ),
      word(
        "Participating",
        "Under contract with a plan, or with Medicare bound to accept its amount as full payment. Medicare’s agreement is form CMS-460.",
        formArticle,
        ["participating"],
      ),
      word(
        "Timely filing",
        "The last day for a claim. Medicare gives one calendar year from the visit, commercial contracts often 90 to 180 days.",
        dateArticle,
        ["timely filing", "filing limit", "filing limits"],
      ),
      word(
        "Locum tenens",
        "A substitute paid by the day for an absent physician; Medicare takes the claim with modifier Q6 for up to 60 continuous days. Q5 is for two physicians who cover for each other.",
        locumArticle,
        ["locum tenens", "fee-for-time"],
      ),
    ],
  },
  {
    id: "insurance",
    title: "Insurance and licenses",
    terms: [
      word(
        "Claims-made policy",
        "A policy that covers claims reported while it is in force, for care since its retroactive date. After it ends, you need tail coverage, or prior acts coverage from the next carrier.",
        certificateArticle,
        ["claims-made"],
      ),
      word(
        "Tail coverage",
        "Insurance for claims that are reported after a claims-made policy has ended. Applications ask who bought it.",
        certificateArticle,
        ["tail coverage"],
      ),
      word(
        "Retroactive date",
        "The first day of care that a claims-made policy covers. If a new carrier sets a later one, the earlier years need tail coverage.",
        certificateArticle,
        ["retroactive date"],
      ),
      word(
        "Loss run",
        "A carrier’s list of a physician’s claims, or its statement that there are none. Ask every former carrier for one.",
        "explaining-a-malpractice-claim",
        ["loss run", "loss runs"],
      ),
      word(
        "Interstate Medical Licensure Compact",
        "A shared application for physicians: one member state verifies, and each other member state that you choose issues its own full license.",
        compactArticle,
      ),
      word(
        "Letter of Qualification",
        "The letter in which a physician’s principal state confirms that he or she qualifies for the compact. It is valid for a year, for as many member states as you choose.",
        compactArticle,
      ),
    ],
  },
];

/** How many words there are. */
export const glossarySize = glossary.reduce((count, { terms }) => count + terms.length, 0);
