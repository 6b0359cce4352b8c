/** `names` are the spellings of the term. `post` is the slug of the article that explains more. */
type GlossaryTerm = {
  id: string;
  term: string;
  description: string;
  post: string | null;
  names: readonly string[];
};

type GlossaryGroup = { id: string; title: string; terms: readonly GlossaryTerm[] };

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

export const glossary: readonly GlossaryGroup[] = [
  {
    id: "identity",
    title: "Numbers and records",
    terms: [
      word(
        "NPI",
        "The NPI is the ten-digit number that identifies a provider nationwide. A person has only one, and usually keeps it for life. An organization can have more than one.",
        taxonomyArticle,
      ),
      word(
        "NPPES",
        "The federal system that issues NPIs and publishes their records. Providers must report a change within 30 days.",
        taxonomyArticle,
      ),
      word(
        "Taxonomy code",
        "Ten characters in the NPI record that stand for the provider’s type and specialty. A claim can be denied if its taxonomy code isn’t the one the payer has on file.",
        taxonomyArticle,
        ["taxonomy code", "taxonomy"],
      ),
      word(
        "CAQH",
        "The online profile that many commercial plans read instead of their own form. The profile holds documents, answers and the provider’s attestation. According to trade reports, its brand has been “DataSpring, powered by CAQH” since June 8, 2026.",
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
        "The nine digits under which a practice is taxed and paid, an EIN or a Social Security number. Payers compare the name on a form with the name that the IRS has on file for this number.",
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
        "Federal permission to prescribe controlled substances, for three years, with an address in the state of practice. Some states have a registration of their own as well.",
        "one-sheet-for-every-expiration-date",
      ),
      word(
        "CLIA certificate",
        "The federal certificate of a location that tests patients’ samples. The type of certificate decides which tests the location may run.",
        null,
        ["CLIA"],
      ),
      word(
        "Roster",
        "A group’s list of its providers in the form that a plan asks for. Under delegated credentialing it usually replaces individual applications.",
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
        "Confirming a credential with the body that issued it, or with a source that the standard accepts in its place. A copy from the applicant usually doesn’t count.",
        sourcesArticle,
        ["primary source verification", "primary source"],
      ),
      word(
        "CVO",
        "A credentials verification organization verifies files for plans and hospitals. The plan or hospital still makes the decision.",
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
        "It accredits health plans. Its standards say how old a verification may be and how often a plan must recredential.",
        "ncqa-2026-standards",
      ),
      word(
        "URAC",
        "Like NCQA, it accredits health plans and verification organizations. It has its own credentialing standards.",
        "re-credentialing-36-months-no-grace",
      ),
      word(
        "NPDB",
        "The National Practitioner Data Bank records malpractice payments, lost privileges and sanctions. Hospitals must query it, and plans may. A practitioner may query only about himself or herself.",
        npdbArticle,
        ["NPDB", "National Practitioner Data Bank"],
      ),
      word(
        "Continuous query",
        "A hospital or plan enrolls a practitioner with the NPDB. For a year, the NPDB then reports each new entry, and no queries at fixed dates are needed.",
        npdbArticle,
        ["continuous query"],
      ),
      word(
        "Self-query",
        "A provider’s own query of the NPDB. The answer shows what a committee will read, but a self-query can’t replace the committee’s query.",
        npdbArticle,
        ["self-query"],
      ),
      word(
        "LEIE",
        "The Inspector General’s list of people and entities excluded from federal health care programs. With narrow exceptions, these programs don’t pay for what an excluded person furnishes, orders or prescribes.",
        screeningArticle,
      ),
      word(
        "SAM.gov",
        "The federal list of firms and persons barred from federal business. No federal statute sets how often a practice searches this list. Many practices do so monthly, along with the LEIE.",
        screeningArticle,
        ["SAM.gov"],
      ),
      word(
        "Credentials committee",
        "Peers who review files, often once a month. At a plan the committee decides. At a hospital the committee recommends, and the governing body decides.",
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
        "A colleague in the same profession who knows your work at first hand. Hospitals often ask for two or three.",
        "peer-references-that-answer",
        ["peer references", "peer reference"],
      ),
      word(
        "Board eligible",
        "A physician who has finished training but not yet passed certification. Boards and payers limit how long a physician may be board eligible.",
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
        "Permission to give named services at one hospital, granted by its governing body. Membership of the medical staff is separate.",
        "joint-commission-three-year-reappointment",
        ["hospital privileges", "privileges"],
      ),
      word(
        "Bylaws",
        "The medical staff’s own rules: who may apply, how long a term lasts, who votes. They may be stricter than the accreditor’s rules.",
        "joint-commission-three-year-reappointment",
        ["bylaws"],
      ),
      word(
        "Reappointment",
        "A new term on the medical staff. At hospitals it accredits, the Joint Commission allows three years at most. State law or bylaws may allow less.",
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
        "Privileges granted for an urgent patient need or, under Joint Commission standards, for up to 120 days while a clean file waits for the governing body. The bylaws say who grants them.",
        null,
        ["temporary privileges"],
      ),
      word(
        "Distant site",
        "The hospital or company from which telehealth is given. Another hospital may rely on its credentialing under a written agreement.",
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
        "Medicare’s enrollment system on the web, in which most applications are filed and signed. According to trade reports it moved to the cloud in 2026, and some newsletters call it PECOS 2.0.",
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
        "A Medicare contractor (MAC) reviews Medicare applications and pays the claims of a region. DME suppliers enroll through separate contractors.",
        formArticle,
        ["Medicare contractor"],
      ),
      word(
        "CMS-855",
        "The family of Medicare enrollment forms: 855I for a person, 855B for a group, 855A for an institution, 855S for a DME supplier, 855O for ordering only.",
        formArticle,
        ["CMS-855", "855I", "855B", "855A", "855S", "855O"],
      ),
      word(
        "Reassignment",
        "A physician’s statement that a group may bill and be paid in his or her place. Since the 855R ended, the reassignment is part of the 855I.",
        "reassignment-on-the-855i",
        ["reassignment"],
      ),
      word(
        "PTAN",
        "The number that a Medicare contractor gives a provider’s enrollment. A provider has a separate PTAN for each group. Contractors ask for it when you call.",
        "reassignment-on-the-855i",
      ),
      word(
        "Effective date",
        "The day on which an enrollment or a network participation starts. Medicare’s effective date depends on the filing and the first visit. A commercial plan sets its own.",
        dateArticle,
        ["effective date"],
      ),
      word(
        "Retrospective billing",
        "Billing Medicare for up to 30 days before the effective date, if something kept you from filing earlier. Commercial plans rarely pay for earlier days, unless state law or the contract makes them.",
        dateArticle,
        ["retrospective window", "retrospective billing"],
      ),
      word(
        "Revalidation",
        "Confirming an existing enrollment: in Medicare every five years (every three for DME suppliers), in Medicaid at least every five. If you miss the date, payment can stop.",
        "medicare-revalidation-has-a-date",
        ["revalidation"],
      ),
      word(
        "Deactivation",
        "Medicare stops your billing, but you can reactivate the enrollment. Medicare usually doesn’t pay for visits between the deactivation and the reactivation.",
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
        "An affidavit by which a practitioner leaves Medicare’s payment for two years and bills by private contract. The opt-out renews itself unless the practitioner cancels it in time.",
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
        "Durable medical equipment, prosthetics, orthotics and supplies. Our pages call those who bill for them DME suppliers. Suppliers enroll each location, with accreditation and a bond unless exempt.",
        rulesArticle,
      ),
      word(
        "Moratorium",
        "A stop on new Medicare enrollments of one provider type, for six months at a time. CMS may extend it. An application that the moratorium covers is denied if it arrives while the moratorium lasts.",
        "dmepos-home-health-hospice-moratoria-2026",
        ["moratorium", "moratoria"],
      ),
      word(
        "36-month rule",
        "A buyer of more than 50 percent of a home health agency, hospice or DME supplier must enroll as new, with few exceptions, if the sale falls within 36 months of its enrollment, or of the last such sale.",
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
        "Joining a plan’s network, by credentialing and a contract. With credentialing or a contract alone, claims usually aren’t paid in network.",
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
        "Entering an approved provider in the system that pays claims, linked to the group’s tax ID. Until the provider is loaded, claims may be denied or paid out of network.",
        welcomeArticle,
        ["loading"],
      ),
      word(
        "EFT and ERA",
        "Payment by electronic transfer, and the electronic statement of what was paid. Many payers enroll you for each separately.",
        welcomeArticle,
        ["EFT", "ERA"],
      ),
      word(
        "Participating",
        "A participating provider has a contract with a plan or, in Medicare, has signed form CMS-460 and must accept Medicare’s amount as full payment.",
        formArticle,
        ["participating"],
      ),
      word(
        "Timely filing",
        "The last day on which you can send a claim. Medicare gives one calendar year from the visit, with few exceptions. Commercial contracts often give 90 to 180 days.",
        dateArticle,
        ["timely filing", "filing limit", "filing limits"],
      ),
      word(
        "Locum tenens",
        "A substitute paid by the day or hour for an absent physician. Medicare takes such claims with modifier Q6 for up to 60 days. Modifier Q5 is for two physicians who cover for each other.",
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
        "The first day of care that a claims-made policy covers. If a new carrier sets a later retroactive date, the earlier years need tail coverage.",
        certificateArticle,
        ["retroactive date"],
      ),
      word(
        "Loss run",
        "A carrier’s list of a physician’s claims, or its statement that there are none. Applications often ask for one from each former carrier.",
        "explaining-a-malpractice-claim",
        ["loss run", "loss runs"],
      ),
      word(
        "Interstate Medical Licensure Compact",
        "A shared application for physicians. One member state verifies the physician, and each other member state that the physician chooses issues its own full license.",
        compactArticle,
      ),
      word(
        "Letter of Qualification",
        "The letter in which a physician’s principal state confirms that he or she qualifies for the compact. The letter is valid for 365 days, for as many member states as the physician chooses.",
        compactArticle,
      ),
    ],
  },
];

export const glossarySize = glossary.reduce((count, { terms }) => count + terms.length, 0);
