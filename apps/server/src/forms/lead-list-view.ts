import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { entriesOf, isKeyOf } from "@site/content/entries-of";
import { leadListFilePath, leadListPath } from "@site/content/paths";
import { type LeadDetails, type LeadFilter, readLeadPart } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import type { LeadViewList, LeadViewRow } from "@site/web/form-outcome";
import { formatNear, put } from "../notifications/mail/format.ts";
import { firstWordsOf, personOf, whoOf } from "../notifications/mail/lead-facts.ts";
import { entryId } from "./lead-entry.ts";
import type { Texts } from "./lead-pages.ts";

type Show = keyof typeof leadListCopy.filters;

/** q: the search. after: the last lead of the previous page */
export type Asked = { show: Show; q: string; after: LeadFilter["after"] };

const searchMax = 100;

export function readAsked({ show = "", q = "", after = "" }: Texts): Asked {
  const [created_at = "", due = "", reference = ""] = after.split("~");
  const text = q.slice(0, searchMax).trim();
  const byDefault = text === "" ? "open" : "all";
  return {
    show: isKeyOf(leadListCopy.filters, show) ? show : byDefault,
    q: text,
    after: reference === "" ? undefined : { created_at, due_at: due || null, reference },
  };
}

export function filterOf({ show, q, after }: Asked, holder: string): LeadFilter {
  const filters: Record<Show, LeadFilter> = {
    all: {},
    open: { status: "new", order: "due" },
    overdue: { status: "new", order: "due", dueBefore: new Date().toISOString() },
    mine: { owner: holder, isOpen: true },
    contacted: { status: "contacted" },
    held: { status: "quarantined" },
    won: { status: "won" },
  };
  return { ...filters[show], after, ...(q !== "" && { text: q }) };
}

const rowsMax = 50;
/** The number of leads that a search reads, so that it ends soon. A link on the page continues the search. */
const readMax = 20_000;

type Place = {
  db: Db;
  holder: string;
  timeZone: string;
  token: string;
  linkTo: (reference: string) => string | null;
};

export async function listView({ db, holder, timeZone, token, linkTo }: Place, asked: Asked): Promise<LeadViewList> {
  const { search, filters, count, order, searched, none, more, moreDue, csv, entry } = leadListCopy;
  const filter = filterOf(asked, holder);
  const { leads, last } = await readLeadPart(db, { ...filter, limit: rowsMax }, readMax);
  const address = (path: string, given: Partial<Asked>) =>
    addressOf(path, token, { ...asked, after: undefined, ...given });
  const isWhole = last === null && asked.after === undefined;
  const words =
    leads.length === 0 ? none : isWhole && leads.length === 1 ? count.one : isWhole ? count.some : count.page;
  const stopped = last !== null && leads.length < rowsMax ? ` ${searched}` : "";
  return {
    action: leadListPath,
    hidden: { token },
    search: { ...search, value: asked.q },
    filters: entriesOf(filters).map(([show, label]) => ({
      label,
      href: address(leadListPath, { show }),
      isCurrent: show === asked.show,
    })),
    count: put(words + stopped, {
      count: String(leads.length),
      order: filter.order === "due" ? order.due : order.newest,
      day: last === null ? "" : formatNear(last.created_at, timeZone),
    }),
    entry: { label: entry.link, href: `#${entryId}` },
    rows: leads.map((lead) => rowOf(lead, timeZone, linkTo)),
    links: [
      ...(last === null
        ? []
        : [{ label: filter.order === "due" ? moreDue : more, href: address(leadListPath, { after: last }) }]),
      ...(leads.length === 0 ? [] : [{ label: csv, href: address(leadListFilePath, {}) }]),
    ],
  };
}

function addressOf(path: string, token: string, { show, q, after }: Asked): string {
  const query = new URLSearchParams({ token, show });
  if (q !== "") query.set("q", q);
  if (after !== undefined) query.set("after", [after.created_at, after.due_at ?? "", after.reference].join("~"));
  return `${path}?${query}`;
}

function rowOf(lead: LeadDetails, timeZone: string, linkTo: Place["linkTo"]): LeadViewRow {
  const { reference, status, due_at, status_since, owner } = lead;
  const { overdue, by, since, held } = leadListCopy;
  const due = status === "new" ? due_at : null;
  const isOverdue = due !== null && due < new Date().toISOString();
  const when = due === null ? since : isOverdue ? overdue : by;
  return {
    href: linkTo(reference),
    who: whoOf(lead),
    when: put(when, {
      status: status === "quarantined" ? held : leadPageCopy.states[status],
      at: formatNear(due ?? status_since, timeZone),
    }),
    isUrgent: isOverdue,
    words: [owner === null ? "" : personOf(owner), firstWordsOf(lead)].filter(Boolean).join(" · "),
    reference,
  };
}
