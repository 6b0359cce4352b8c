import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { entriesOf } from "@site/content/entries-of";
import { type LeadDetails, type LeadFilter, readAnswers, readLeadPages, readNotes } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { inReadingOrder } from "@site/trpc-router/control-characters";
import { type Options, stringify } from "csv-stringify/sync";
import { localTime } from "../notifications/mail/format.ts";
import { knownService } from "../notifications/mail/lead-facts.ts";

/** RFC 4180. Without `quoted_match`, the library would not quote a cell that contains a line feed. */
export const csvOptions = { record_delimiter: "windows", quoted_match: /[\r\n]/ } as const satisfies Options;

const columns = entriesOf(leadListCopy.columns);

/** The file starts with a byte order mark, because Excel garbles accented letters without it. */
export async function* leadFile(db: Db, filter: LeadFilter, timeZone: string): AsyncGenerator<string> {
  // Without `escape_formulas`, a spreadsheet would run a visitor's text such as "=1+1" as a formula.
  const format = { ...csvOptions, escape_formulas: true, cast: { string: inReadingOrder } };
  yield `\uFEFF${stringify([columns.map(([, heading]) => heading)], format)}`;
  for await (const page of readLeadPages(db, filter)) {
    const [notes, answers] = [await readNotes(db, page), await readAnswers(db, page)];
    const rows = page.map((lead) => cellsOf(lead, notes.get(lead.reference), answers.get(lead.reference), timeZone));
    yield stringify(rows, { ...format, columns: columns.map(([column]) => column) });
  }
}

function cellsOf(
  lead: LeadDetails,
  notes: readonly { event: string; note: string | null }[] = [],
  answered: string | null = null,
  timeZone: string,
): Record<keyof typeof leadListCopy.columns, string | null> {
  const { reference, owner, name, company, phone, email, message, about } = lead;
  const at = (utc: string | null) => utc && localTime(utc, timeZone);
  const said = (isOf: (event: string) => boolean) =>
    notes.flatMap(({ event, note }) => (note !== null && isOf(event) ? [note] : [])).join("\n");
  return {
    reference,
    owner,
    name,
    company,
    phone,
    email,
    message,
    received: at(lead.created_at),
    status: leadPageCopy.states[lead.status],
    due: at(lead.due_at),
    answered: at(answered),
    about: knownService(lead) ?? about,
    additions: said((event) => event === "addition"),
    notes: said((event) => event !== "addition"),
    cameBy: lead.came_by,
    page: lead.sent_from,
    campaign: lead.last_utm_campaign ?? lead.first_utm_campaign,
  };
}
