import type { SampleSheet, SheetMark, SheetRow } from "../types/sections.ts";

function file(payer: string, filed: string, mark: SheetMark, status: string, next: string, by: string): SheetRow {
  return { cells: [payer, filed, { mark, text: status }, next, by], strip: null };
}

export const statusSheet: SampleSheet = {
  id: "status",
  title: "Where each file stands",
  open: null,
  columns: [
    { label: "Payer" },
    { label: "Filed", wide: true },
    { label: "Status" },
    { label: "Next step" },
    { label: "By", wide: true },
  ],
  rows: [
    file("Medicare", "Jan 5", "done", "Approved", "Send the held claims", "Mar 2"),
    file("Medicaid", "Nov 17", "half", "With the state", "Call for status", "Mar 9"),
    file("Commercial plan\u00a0A", "Nov 24", "half", "On the agenda", "Committee meets", "Mar 11"),
    file("Commercial plan\u00a0B", "Dec 1", "half", "Question answered", "Confirm receipt", "Mar 4"),
    file("Hospital", "Jan 19", "open", "Reference missing", "Third referee replaced", "Mar 6"),
  ],
  months: null,
  note: "We call each open payer every week.",
};
