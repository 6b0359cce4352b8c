/** The documents of a new physician's file. detail: the required contents, or who needs the document */
type FileDocument = { name: string; detail: string | null };

const of = (name: string, detail: string | null = null): FileDocument => ({ name, detail });

export const documents = {
  identity: of("Government photo ID"),
  license: of("State medical license", "each state of practice, with its last day"),
  dea: of("DEA registration", "in the state of practice; the eight hours of training are affirmed with it"),
  controlled: of("State controlled substance registration", "where the state has its own"),
  board: of("Board certificate", "or the board’s letter of eligibility"),
  training: of("Diploma and residency certificate", "fellowships too; the ECFMG certificate after a school abroad"),
  cv: of("CV with months and years", "each gap explained"),
  malpractice: of("Malpractice certificate", "with limits, dates and retroactive date, in the physician’s name"),
  claims: of("Claims history", "a loss run from each carrier, as far back as the form asks"),
  references: of("Three peer references", "asked beforehand, two more named"),
  affiliations: of("Hospital affiliations", "with dates, or the arrangement for admissions"),
  caqh: of("CAQH profile, attested", "every payer authorized"),
  npi: of("NPI record", "with the license’s name, a current address and the right taxonomy"),
  release: of("Release, signed and dated", "within the age that the payer allows"),
} as const;

export const practiceDocuments = {
  w9: of("W-9 of the practice", "with the legal name as the IRS has it"),
  irs: of("IRS letter", "CP 575 or 147C"),
  npi: of("NPI of the group"),
  bank: of("Bank letter for EFT", "or a voided check in the legal name"),
  numbers: of("Medicare PTAN and Medicaid ID of the group"),
  locations: of("Practice locations", "with address and suite, phone, fax, hours, days of this physician"),
  clia: of("CLIA certificate", "if tests run in the office"),
  official: of("Authorized official", "with access to PECOS on the day of filing"),
  payers: of("List of payers", "with the contract of each and the person who answers"),
} as const;

export function documentItem({ name, detail }: FileDocument): string {
  return detail === null ? name : `${name}, ${detail}`;
}
