import { documents, practiceDocuments } from "../facts/documents.ts";
import type { SampleSheet, SheetMark, SheetRow } from "../types/sections.ts";

function paper({ name }: { name: string }, mark: SheetMark, text: string): SheetRow {
  return { cells: [name, { mark, text }], strip: null };
}

export const documentSheet: SampleSheet = {
  id: "documents",
  title: "Document checklist",
  open: "See the checklist",
  columns: [{ label: "Document" }, { label: "State" }],
  rows: [
    paper(documents.identity, "have", "Have"),
    paper(documents.license, "have", "Have"),
    paper(documents.dea, "expires", "Expires Aug 31"),
    paper(documents.controlled, "have", "Have"),
    paper(documents.board, "have", "Have"),
    paper(documents.training, "have", "Have"),
    paper(documents.cv, "missing", "Missing: spring 2019"),
    paper(documents.malpractice, "expires", "Expires Jun 1"),
    paper(documents.claims, "missing", "Missing: first carrier"),
    paper(documents.references, "missing", "Missing: the third"),
    paper(documents.affiliations, "have", "Have"),
    paper(documents.caqh, "have", "Have"),
    paper(documents.npi, "have", "Have"),
    paper(documents.release, "have", "Have"),
    paper(practiceDocuments.w9, "have", "Have"),
    paper(practiceDocuments.bank, "have", "Have"),
  ],
  months: null,
  note: null,
};
