import type { SampleSheet, SheetMark, SheetRow } from "../types/sections.ts";

function paper(name: string, mark: SheetMark, text: string): SheetRow {
  return { cells: [name, { mark, text }], strip: null };
}

export const documentSheet: SampleSheet = {
  id: "documents",
  title: "Document checklist",
  open: "See the checklist",
  columns: [{ label: "Document" }, { label: "State" }],
  rows: [
    paper("State medical license", "have", "Have"),
    paper("DEA registration", "expires", "Expires Aug 31"),
    paper("Board certificate", "have", "Have"),
    paper("Diploma and residency certificate", "have", "Have"),
    paper("CV with months and years", "missing", "Missing: spring 2019"),
    paper("Malpractice certificate", "expires", "Expires Jun 1"),
    paper("Claims history", "missing", "Missing: first carrier"),
    paper("Three peer references", "missing", "Missing: the third"),
    paper("CAQH profile, attested", "have", "Have"),
    paper("NPI record", "have", "Have"),
    paper("W-9 of the practice", "have", "Have"),
    paper("Bank letter for EFT", "have", "Have"),
  ],
  months: null,
  note: null,
};
