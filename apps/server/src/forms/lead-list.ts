import { Readable } from "node:stream";
import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { entriesOf, isKeyOf } from "@site/content/entries-of";
import { fill } from "@site/content/fill";
import { leadListFilePath, leadListFormPath, leadListPath } from "@site/content/paths";
import { enterLead } from "@site/db/intake/enter-lead";
import { type LeadDetails, type LeadFilter, readLeadPart } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { toOneLine } from "@site/trpc-router/control-characters";
import type { LeadView, LeadViewList, LeadViewRow } from "@site/web/page-answer";
import type { FastifyInstance } from "fastify";
import type { Env } from "../configuration/env.ts";
import { formatNear, put } from "../notifications/mail/format.ts";
import { firstWordsOf, personOf, whoOf } from "../notifications/mail/lead-facts.ts";
import { notifyPolicy } from "../notifications/notify-policy.ts";
import { entryForm, entryId, entryLabels, readEntry } from "./lead-entry.ts";
import { leadFile } from "./lead-file.ts";
import { type LeadPageOptions, privately, type Texts, textsOf } from "./lead-pages.ts";
import { linkOn, type OfficeLink, officePages, openOfficeLink } from "./office-links.ts";

const { title, heading, results, old } = leadListCopy;
const { eyebrow } = leadPageCopy;

type Typed = { values: Texts; errors: Texts };

export async function leadList(app: FastifyInstance, options: LeadPageOptions): Promise<void> {
  const { context, admission, env, onQueued } = options;
  const { db, site } = context;
  const timeZone = env.reportTimeZone;
  const page = fill({ title, eyebrow }, site);

  officePages(app, options, {
    path: leadListPath,
    formPath: leadListFormPath,
    title,
    old,
    labels: entryLabels,

    async show(link, token, query) {
      const list = await listView({ db, env, link, token }, readAsked(query));
      return { view: { ...viewOfEntry(token, noticeOf(query)), list } };
    },

    async press({ token, action, typed: values }) {
      const read = action === "enter" ? readEntry(values) : { errors: {} };
      if ("errors" in read)
        return { view: viewOfEntry(token, results.invalid, { values, errors: read.errors }), status: 400 };
      const { reference, stored } = await enterLead(db, read.lead, notifyPolicy(env), read.confirms);
      if (stored) onQueued();
      return { result: stored ? "entered" : "known", show: "all", reference };
    },

    viewOfFailure: ({ token, typed: values }) => viewOfEntry(token, results.failed, { values, errors: {} }),
  });

  app.get(leadListFilePath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const { token = "", ...query } = textsOf(request.query);
    const link = openOfficeLink(leadListPath, token, env);
    if (link?.isOld !== false)
      return reply.redirect(`${leadListPath}?${new URLSearchParams({ token: link === null ? "" : token })}`);
    const day = Temporal.Now.plainDateISO(timeZone).toString();
    return reply
      .headers(privately)
      .header("content-disposition", `attachment; filename="leads-${day}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(leadFile(db, filterOf(readAsked(query), link.holder), timeZone)));
  });

  function viewOfEntry(token: string, notice: LeadView["notice"], typed?: Typed): LeadView {
    const form = entryForm({ token }, env.mail !== null, typed);
    return { ...page, heading, text: "", notice: notice ?? null, forms: [form] };
  }
}

function noticeOf({ result, reference = "" }: Texts): LeadView["notice"] {
  if (result !== "entered" && result !== "known") return null;
  const { heading, text } = results[result];
  return { heading, text: put(text, { reference }) };
}

type Show = keyof typeof leadListCopy.filters;

type Asked = { show: Show; q: string; after: LeadFilter["after"] };

const searchMax = 100;

function readAsked({ show = "", q = "", after = "" }: Texts): Asked {
  const [created_at = "", due = "", reference = ""] = after.split("~");
  const text = toOneLine(q).slice(0, searchMax).trim();
  const byDefault = text === "" ? "open" : "all";
  return {
    show: isKeyOf(leadListCopy.filters, show) ? show : byDefault,
    q: text,
    after: reference === "" ? undefined : { created_at, due_at: due || null, reference },
  };
}

function filterOf({ show, q, after }: Asked, holder: string): LeadFilter {
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
/** A search stops after this many leads. The page then has a link that continues the search. */
const readMax = 20_000;

type Place = { db: Db; env: Env; link: OfficeLink; token: string };

async function listView({ db, env, link, token }: Place, asked: Asked): Promise<LeadViewList> {
  const { search, filters, count, order, searched, none, more, moreDue, csv, entry } = leadListCopy;
  const filter = filterOf(asked, link.holder);
  const timeZone = env.reportTimeZone;
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
    rows: leads.map((lead) => rowOf(lead, timeZone, linkOn(link, lead.reference, env))),
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

function rowOf(lead: LeadDetails, timeZone: string, href: string | null): LeadViewRow {
  const { reference, status, due_at, status_since, owner } = lead;
  const { overdue, by, since, held } = leadListCopy;
  const due = status === "new" ? due_at : null;
  const isOverdue = due !== null && due < new Date().toISOString();
  const when = due === null ? since : isOverdue ? overdue : by;
  return {
    href,
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
