import { addDays, dayOfMonth, daysBetween, type IsoDate } from "../calendar.ts";
import { documents, practiceDocuments } from "../facts/documents.ts";
import { attestation, expiries } from "../facts/expiries.ts";
import type { SampleSheet, SheetMark, SheetRow } from "../types/sections.ts";

function file(payer: string, filed: string, mark: SheetMark, status: string, next: string, by: string): SheetRow {
  return { cells: [payer, filed, { mark, text: status }, next, by] };
}

export const statusSheet: SampleSheet = {
  id: "status",
  title: "Status of each application",
  open: null,
  columns: [{ label: "Payer" }, { label: "Filed" }, { label: "Status" }, { label: "Next step" }, { label: "By" }],
  rows: [
    file("Medicare", "Jan 5", "done", "Approved", "Send the held claims", "Mar 2"),
    file("Medicaid", "Nov 17", "half", "With the state", "Call for status", "Mar 9"),
    file("Commercial plan\u00a0A", "Nov 24", "half", "On the agenda", "Committee meets", "Mar 11"),
    file("Commercial plan\u00a0B", "Dec 1", "half", "Question answered", "Confirm receipt", "Mar 4"),
    file("Hospital", "Jan 19", "open", "Peer reference missing", "Name another peer", "Mar 6"),
  ],
  stacks: true,
  year: null,
  note: "We call each open payer every week.",
};

function paper({ name }: { name: string }, mark: SheetMark = "have", text = "Have"): SheetRow {
  return { cells: [name, { mark, text }] };
}

export const documentSheet: SampleSheet = {
  id: "documents",
  title: "Document checklist",
  open: "See the checklist",
  columns: [{ label: "Document" }, { label: "Status" }],
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
  year: null,
  note: null,
};

const yearStart: IsoDate = "2027-01-01";

const dayOf = (date: IsoDate) => ({ day: daysBetween(yearStart, date), text: dayOfMonth(date) });

function expiry({ name, leadDays }: { name: string; leadDays: number }, expiresOn: IsoDate) {
  return { name, start: dayOf(addDays(expiresOn, -leadDays)), expiry: dayOf(expiresOn) };
}

export const expirySheet: SampleSheet = {
  id: "expiries",
  title: "Expiry calendar",
  open: null,
  columns: [],
  rows: [],
  year: {
    starts: "Start",
    expires: "expires",
    days: 365,
    quarters: [
      { days: 0, label: "Jan" },
      { days: 90, label: "Apr" },
      { days: 181, label: "Jul" },
      { days: 273, label: "Oct" },
    ],
    rows: [
      // The attestation recurs every 120 days.
      expiry({ ...attestation, name: "CAQH attestation" }, "2027-04-14"),
      expiry(expiries.malpractice, "2027-06-01"),
      expiry(expiries.license, "2027-06-30"),
      expiry({ ...attestation, name: "CAQH, the second" }, "2027-08-12"),
      expiry(expiries.dea, "2027-08-31"),
      expiry(expiries.plan, "2027-11-30"),
      expiry({ ...attestation, name: "CAQH, the third" }, "2027-12-10"),
    ],
  },
  note: null,
};

const proposed = ["Medicare", "Medicaid", "Commercial plan\u00a0A", "Commercial plan\u00a0B", "Hospital privileges"];
const providersProposed = ["A", "B", "C"];

export const proposalSheet: SampleSheet = {
  id: "proposal",
  title: "Proposal: 15 applications",
  open: null,
  columns: [{ label: "Application" }, ...providersProposed.map((letter) => ({ label: `Dr.\u00a0${letter}` }))],
  rows: proposed.map((payer, row) => ({
    cells: [payer, ...providersProposed.map((_, column) => String(row * providersProposed.length + column + 1))],
  })),
  year: null,
  note: "Three providers × five payers = 15. Third-party fees: the hospital charges a staff fee; the other four charge a physician nothing. Our fee is on each line. You owe nothing before you sign the proposal.",
};
