import { addDays, dayOfMonth, daysBetween, type IsoDate } from "../calendar.ts";
import { documents, practiceDocuments } from "../facts/documents.ts";
import { attestation, expiries } from "../facts/expiries.ts";
import type { SampleSheet, SheetCell, SheetMark, SheetRow } from "../types/sections.ts";

function row(...cells: readonly SheetCell[]): SheetRow {
  return { cells, strip: null };
}

function file(payer: string, filed: string, mark: SheetMark, status: string, next: string, by: string): SheetRow {
  return row(payer, filed, { mark, text: status }, next, by);
}

export const statusSheet: SampleSheet = {
  id: "status",
  title: "Status of each application",
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
    file("Hospital", "Jan 19", "open", "Peer reference missing", "Name another peer", "Mar 6"),
  ],
  months: null,
  note: "We call each open payer every week.",
};

function paper({ name }: { name: string }, mark: SheetMark = "have", text = "Have"): SheetRow {
  return row(name, { mark, text });
}

export const documentSheet: SampleSheet = {
  id: "documents",
  title: "Document checklist",
  open: "See the checklist",
  columns: [{ label: "Document" }, { label: "State" }],
  rows: [
    paper(documents.identity),
    paper(documents.license),
    paper(documents.dea, "expires", "Expires Aug 31"),
    paper(documents.controlled),
    paper(documents.board),
    paper(documents.training),
    paper(documents.cv, "missing", "Missing: spring 2019"),
    paper(documents.malpractice, "expires", "Expires Jun 1"),
    paper(documents.claims, "missing", "Missing: first carrier"),
    paper(documents.references, "missing", "Missing: the third"),
    paper(documents.affiliations),
    paper(documents.caqh),
    paper(documents.npi),
    paper(documents.release),
    paper(practiceDocuments.w9),
    paper(practiceDocuments.bank),
  ],
  months: null,
  note: null,
};

/** Only month and day are shown. */
const yearStart: IsoDate = "2027-01-01";

function expiry({ name, leadDays }: { name: string; leadDays: number }, expiresOn: IsoDate): SheetRow {
  const startsOn = addDays(expiresOn, -leadDays);
  return {
    cells: [name, dayOfMonth(startsOn), dayOfMonth(expiresOn)],
    strip: { startDay: daysBetween(yearStart, startsOn), expiryDay: daysBetween(yearStart, expiresOn) },
  };
}

export const expirySheet: SampleSheet = {
  id: "expiries",
  title: "Expiry calendar",
  open: null,
  columns: [{ label: "What expires" }, { label: "Start" }, { label: "Expires" }],
  rows: [
    // Every 120 days.
    expiry({ ...attestation, name: "CAQH attestation" }, "2027-04-14"),
    expiry(expiries.malpractice, "2027-06-01"),
    expiry(expiries.license, "2027-06-30"),
    expiry({ ...attestation, name: "CAQH, the second" }, "2027-08-12"),
    expiry(expiries.dea, "2027-08-31"),
    expiry(expiries.plan, "2027-11-30"),
    expiry({ ...attestation, name: "CAQH, the third" }, "2027-12-10"),
  ],
  months: "JFMAMJJASOND",
  note: null,
};

function line(of: string, others: string, due = "When it is filed"): SheetRow {
  return row(of, others, due);
}

export const proposalSheet: SampleSheet = {
  id: "proposal",
  title: "Proposal",
  open: null,
  columns: [{ label: "Provider and payer" }, { label: "Fees of others" }, { label: "Due" }],
  rows: [
    line("Physician A, Medicare", "None for a physician"),
    line("Physician A, Medicaid", "None"),
    line("Physician A, commercial plan", "None"),
    line("Physician B, hospital privileges", "Staff fee, to the hospital"),
    line("Practice, payer contract", "None", "When the new terms are signed"),
  ],
  months: null,
  note: "Our fee is on each line, as agreed in writing. Nothing is owed before you sign it.",
};
