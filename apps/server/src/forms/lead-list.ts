import { Readable } from "node:stream";
import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { fill } from "@site/content/fill";
import { leadListFilePath, leadListFormPath, leadListPath } from "@site/content/paths";
import { enterLead } from "@site/db/intake/enter-lead";
import { leadListReference } from "@site/db/outbox/queue";
import type { LeadView } from "@site/web/form-outcome";
import type { FastifyInstance } from "fastify";
import { readListLink } from "../http/signed-links.ts";
import { put } from "../notifications/mail/format.ts";
import { entryForm, readEntry } from "./lead-entry.ts";
import { leadFile } from "./lead-file.ts";
import { filterOf, listView, readAsked } from "./lead-list-view.ts";
import { type LeadPageOptions, leadPage, privately, type Texts, textsOf } from "./lead-pages.ts";
import { officeLinks } from "./office-links.ts";

const { title, heading, results, old, unknown } = leadListCopy;
const { eyebrow } = leadPageCopy;

type Typed = { values: Texts; errors: Texts };

/** The office's page of all leads, for the holder of a link in its digest. */
export async function leadList(app: FastifyInstance, options: LeadPageOptions): Promise<void> {
  const { context, admission, env, onQueued } = options;
  const { db, site } = context;
  const { secretKeys: keys, reportTimeZone: timeZone } = env;
  const { holders, policy, linkTo, sendNew, showOld } = officeLinks(options);
  const page = fill({ title, eyebrow }, site);
  const open = (token: string) => readListLink(token, keys, holders);

  leadPage<ReturnType<typeof open>>(app, options, {
    path: leadListPath,
    formPath: leadListFormPath,
    open,

    async show(link, token, query) {
      if (link === null) return { view: { ...page, ...unknown }, waiting: "visitor" };
      if (link.isOld) return showOld({ title, ...old, action: leadListFormPath }, link.holder, token, query.result);
      const place = { db, timeZone, token, holder: link.holder };
      const list = await listView({ ...place, linkTo: (reference) => linkTo(reference, link) }, readAsked(query));
      return { view: { ...viewOfEntry(token, noticeOf(query)), list } };
    },

    async press({ link, token, action, typed: values }) {
      if (link?.isOld) return sendNew(action, leadListReference, link.holder);
      if (link === null || action !== "enter") return {};
      const read = readEntry(values);
      if ("errors" in read)
        return { view: viewOfEntry(token, results.invalid, { values, errors: read.errors }), status: 400 };
      const { reference, stored } = await enterLead(db, read.lead, policy, read.confirms);
      if (stored) onQueued();
      return { result: stored ? "entered" : "known", show: "all", reference };
    },

    viewOfFailure: async ({ token, typed: values }) => viewOfEntry(token, results.failed, { values, errors: {} }),
  });

  app.get(leadListFilePath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const { token = "", ...query } = textsOf(request.query);
    const link = open(token);
    if (link?.isOld !== false)
      return reply.redirect(`${leadListPath}?${new URLSearchParams({ token: link === null ? "" : token })}`);
    const day = Temporal.Now.plainDateISO(timeZone).toString();
    return reply
      .headers(privately)
      .header("content-disposition", `attachment; filename="leads-${day}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(leadFile(db, filterOf(readAsked(query), link.holder), timeZone)));
  });

  /** @param typed the values of a form that is shown again, at the top of the page */
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
