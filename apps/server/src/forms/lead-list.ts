import { Readable } from "node:stream";
import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { fill } from "@site/content/fill";
import { leadListFilePath, leadListFormPath, leadListPath } from "@site/content/paths";
import { enterLead } from "@site/db/intake/enter-lead";
import { leadListReference } from "@site/db/outbox/queue";
import type { LeadView } from "@site/web/form-outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ListLink, readListLink } from "../http/signed-links.ts";
import { put } from "../notifications/mail/format.ts";
import { entryForm, readEntry } from "./lead-entry.ts";
import { leadFile } from "./lead-file.ts";
import { type Asked, filterOf, listView, readAsked } from "./lead-list-view.ts";
import { type LeadPageOptions, privately, sendLeadPage, type Texts, takeFailure, textsOf } from "./lead-pages.ts";
import { newLinkAction, officeLinks } from "./office-links.ts";

const { results, old, unknown } = leadListCopy;
const { eyebrow } = leadPageCopy;

type Notice = Exclude<LeadView["notice"], undefined>;
type Query = { Querystring: Readonly<Record<string, unknown>> };
type Opened = ListLink & { token: string };
type Typed = { values: Texts; errors: Texts };

/** The office's page of all leads, for the holder of a link in its digest: reading it changes nothing. */
export async function leadList(app: FastifyInstance, options: LeadPageOptions): Promise<void> {
  const { context, queue, admission, env, onQueued } = options;
  const { db, site } = context;
  const { secretKeys: keys, reportTimeZone: timeZone } = env;
  const { holders, policy, linkTo, sendNew, viewOfOld } = officeLinks(options);
  const page = fill({ title: leadListCopy.title, eyebrow }, site);

  app.get<Query>(leadListPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const { token, result, reference } = request.query;
    const link = open(token);
    const waiting = link === null ? "visitor" : "form";
    const notice = noticeOf(String(result ?? ""), String(reference ?? ""));
    const isSent = result === newLinkAction;
    const view =
      link === null
        ? { ...page, ...unknown }
        : link.isOld
          ? viewOfOld({ ...leadListCopy, ...old, action: leadListFormPath }, link, isSent)
          : await viewOf(link, readAsked(request.query), notice);
    return sendLeadPage(request, reply, queue, { path: leadListPath, view, waiting });
  });

  app.get<Query>(leadListFilePath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const link = open(request.query.token);
    if (link?.isOld !== false)
      return reply.redirect(`${leadListPath}?${new URLSearchParams({ token: link?.token ?? "" })}`);
    const filter = filterOf(readAsked(request.query), link.holder);
    const day = Temporal.Now.plainDateISO(timeZone).toString();
    return reply
      .headers(privately)
      .header("content-disposition", `attachment; filename="leads-${day}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(leadFile(db, filter, timeZone)));
  });

  app.post(leadListFormPath, async (request, reply) => {
    const { token = "", action = "", ...values } = textsOf(request.body);
    reply.headers(privately);
    const link = open(token);
    const search = new URLSearchParams({ token });
    if (link?.isOld && action === newLinkAction) {
      await sendNew({ reference: leadListReference, holder: link.holder });
      search.set("result", newLinkAction);
    } else if (link?.isOld === false && action === "enter") {
      const read = readEntry(values);
      if ("errors" in read)
        return sendAgain(request, reply, link, { typed: { values, errors: read.errors }, result: "invalid" });
      try {
        const { reference, stored } = await enterLead(db, read.lead, policy, read.confirms);
        if (stored) onQueued();
        search.set("result", stored ? "entered" : "known");
        search.set("show", "all");
        search.set("reference", reference);
      } catch (error) {
        takeFailure(request, reply, error);
        return sendAgain(request, reply, link, { typed: { values, errors: {} }, result: "failed" });
      }
    }
    return reply.redirect(`${leadListPath}?${search}`, 303);
  });

  function open(token: unknown): Opened | null {
    const text = String(token ?? "");
    const link = readListLink(text, keys, holders);
    return link && { ...link, token: text };
  }

  async function viewOf(link: Opened, asked: Asked, notice: Notice = null): Promise<LeadView> {
    return {
      ...viewOfEntry(link, notice),
      list: await listView({ db, timeZone, ...link, linkTo: (reference) => linkTo(reference, link) }, asked),
    };
  }

  function viewOfEntry({ token }: Opened, notice: Notice, typed?: Typed): LeadView {
    const form = entryForm({ token }, env.mail !== null, typed);
    return { ...page, heading: leadListCopy.heading, text: "", notice, forms: [form] };
  }

  type Again = { typed: Typed; result: "invalid" | "failed" };

  /** The form with the typed values, at the top of the page. */
  function sendAgain(request: FastifyRequest, reply: FastifyReply, link: Opened, { typed, result }: Again) {
    admission.chargeRender(request.ip);
    const view = viewOfEntry(link, results[result], typed);
    return sendLeadPage(request, reply, queue, { path: leadListPath, view, status: result === "invalid" ? 400 : 503 });
  }
}

function noticeOf(result: string, reference: string): Notice {
  if (result !== "entered" && result !== "known") return null;
  const { heading, text } = results[result];
  return { heading, text: put(text, { reference }) };
}
