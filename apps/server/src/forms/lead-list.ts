import { Readable } from "node:stream";
import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { fill } from "@site/content/fill";
import { leadListFilePath, leadListFormPath, leadListPath } from "@site/content/paths";
import { enterLead } from "@site/db/intake/enter-lead";
import type { LeadView } from "@site/web/form-outcome";
import type { FastifyInstance } from "fastify";
import { put } from "../notifications/mail/format.ts";
import { notifyPolicy } from "../notifications/notify-policy.ts";
import { entryForm, readEntry } from "./lead-entry.ts";
import { leadFile } from "./lead-file.ts";
import { filterOf, listView, readAsked } from "./lead-list-view.ts";
import { type LeadPageOptions, privately, type Texts, textsOf } from "./lead-pages.ts";
import { linkOn, officePages, openOfficeLink } from "./office-links.ts";

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

    async show(link, token, query) {
      const place = { db, timeZone, token, holder: link.holder };
      const list = await listView({ ...place, linkTo: (lead) => linkOn(link, lead, env) }, readAsked(query));
      return { view: { ...viewOfEntry(token, noticeOf(query)), list } };
    },

    async press({ token, action, typed: values }) {
      if (action !== "enter") return {};
      const read = readEntry(values);
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
