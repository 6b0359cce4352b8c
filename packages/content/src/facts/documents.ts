/** `detail` has the required contents, or says who needs the document. */
type FileDocument = { name: string; detail: string | null };

const of = (name: string, detail: string | null = null): FileDocument => ({ name, detail });

export const documents = {
  identity: of("Government photo ID"),
  license: of("State medical license", "for each state of practice, with its expiration date"),
  dea: of(
    "DEA registration",
    "in the state of practice; the physician must have affirmed eight hours of training once",
  ),
  controlled: of("State controlled substance registration", "where the state has its own"),
  board: of("Board certificate", "or the board’s letter of eligibility"),
  training: of(
    "Diploma and residency certificate",
    "fellowship certificates too; the ECFMG certificate if the school was abroad",
  ),
  cv: of("CV with months and years", "each gap explained"),
  malpractice: of("Malpractice certificate", "with limits, dates and retroactive date, in the physician’s name"),
  claims: of("Claims history", "a loss run from each carrier, as far back as the form asks"),
  references: of("Three peer references", "each asked beforehand, and two more in reserve"),
  affiliations: of("Hospital affiliations", "with dates, or the written arrangement for admissions"),
  caqh: of("CAQH profile, attested", "with every payer authorized to read it"),
  npi: of("NPI record", "with the name as on the license, a current address and the right taxonomy"),
  release: of("Release, signed and dated", "not older than the payer allows"),
} as const;

export const practiceDocuments = {
  w9: of("W-9 of the practice", "with the legal name as the IRS has it"),
  irs: of("IRS letter", "CP 575 or 147C"),
  npi: of("NPI of the group"),
  bank: of("Bank letter for EFT", "or a voided check in the legal name"),
  numbers: of("Medicare PTAN and Medicaid ID of the group"),
  locations: of("Practice locations", "with address and suite, phone, fax, hours, and this physician’s days there"),
  clia: of("CLIA certificate", "if tests run in the office"),
  official: of("Authorized official", "with access to PECOS on the day of filing"),
  payers: of("List of payers", "with the contract of each payer, and whom to call there"),
} as const;

export function documentItem({ name, detail }: FileDocument): string {
  return detail === null ? name : `${name}, ${detail}`;
}
