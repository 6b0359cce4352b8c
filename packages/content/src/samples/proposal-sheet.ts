import type { SampleSheet, SheetRow } from "../types/sections.ts";

function line(file: string, others: string, due: string): SheetRow {
  return { cells: [file, "As agreed in writing", others, due], strip: null };
}

export const proposalSheet: SampleSheet = {
  id: "proposal",
  title: "Proposal",
  open: null,
  columns: [{ label: "Provider and payer" }, { label: "Our fee" }, { label: "Fees of others" }, { label: "Due" }],
  rows: [
    line("Physician A, Medicare", "None for a physician", "When it is filed"),
    line("Physician A, Medicaid", "None", "When it is filed"),
    line("Physician A, commercial plan", "None", "When it is filed"),
    line("Physician B, hospital privileges", "Staff fee, to the hospital", "When it is filed"),
    line("Practice, payer contract", "None", "When the new terms are signed"),
  ],
  months: null,
  note: "Nothing is owed before you sign it.",
};
