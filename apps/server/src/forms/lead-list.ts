import { Readable } from "node:stream";
import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { fill } from "@site/content/fill";
import { leadListFilePath, leadListFormPath, leadListPath } from "@site/content/paths";
import { enterLead } from "@site/db/intake/enter-lead";
import { leadListReference, queueLink } from "@site/db/outbox/queue";
import type { LeadView } from "@site/web/form-outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { failureOf } from "../http/errors.ts";
import { type ListLink, officeLink, readListLink } from "../http/signed-links.ts";
import { put } from "../notifications/mail/format.ts";
import { commandHolder, linkHolders, notifyPolicy } from "../notifications/notify-policy.ts";
import { entryForm, readEntry } from "./lead-entry.ts";
import { leadFile } from "./lead-file.ts";
import { type Asked, filterOf, listView, readAsked } from "./lead-list-view.ts";
import { type LeadPageOptions, maskAddress, privately, sendLeadPage, type Texts, textsOf } from "./lead-pages.ts";

const { results, old, unknown } = leadListCopy;
const { eyebrow, newLink } = leadPageCopy;
const newLinkAction = "link";

type Notice = Exclude<LeadView["notice"], undefined>;
type Query = { Querystring: Readonly<Record<string, unknown>> };
type Opened = ListLink & { token: string };
type Typed = { values: Texts; errors: Texts };

/** The office's page of all leads, for the holder of a link in its digest: reading it changes nothing. */
export async function leadList(app: FastifyInstance, options: LeadPageOptions): Promise<void> {
  const { context, queue, admission, env, onQueued } = options;
  const { db, site } = context;
  const { secretKeys: keys, reportTimeZone: timeZone } = env;
  const policy = notifyPolicy(env);
  const holders = [...linkHolders(env), commandHolder(env)];
  const page = fill({ title: leadListCopy.title, eyebrow }, site);

  app.get<Query>(leadListPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const { token, result, reference } = request.query;
    const link = open(token);
    const waiting = link === null ? "visitor" : "form";
    const notice = noticeOf(String(result ?? ""), String(reference ?? ""));
    const view =
      link?.isOld === false ? await viewOf(link, readAsked(request.query), notice) : viewWithout(link, result);
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
      .headers({ ...privately, "cache-control": "no-store" })
      .header("content-disposition", `attachment; filename="leads-${day}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(leadFile(db, filter, timeZone)));
  });

  app.post(leadListFormPath, async (request, reply) => {
    const { token = "", action = "", ...values } = textsOf(request.body);
    reply.headers(privately).header("cache-control", "no-store");
    const link = open(token);
    const search = new URLSearchParams({ token });
    if (link?.isOld && action === newLinkAction) {
      await queueLink(db, { reference: leadListReference, holder: link.holder }, linkHolders(env), policy);
      onQueued();
      search.set("result", newLinkAction);
    } else if (link?.isOld === false && action === "enter") {
      const read = readEntry(values);
      if ("errors" in read)
        return sendAgain(request, reply, link, { typed: { values, errors: read.errors }, result: "invalid" });
      try {
        const { reference, stored } = await enterLead(db, read.lead, policy, read.confirms);
        if (stored) onQueued();
        search.set("result", stored ? "entered" : "known");
        search.set("reference", reference);
      } catch (error) {
        const { answer, retryAfterSeconds } = failureOf(error);
        if (answer.data.httpStatus < 500) throw error;
        request.log.error({ err: error }, "a lead that was entered could not be stored");
        if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
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
      text: leadListCopy.text,
      list: await listView({ db, timeZone, ...link, linkTo: (reference) => linkTo(reference, link) }, asked),
    };
  }

  function viewOfEntry({ token }: Opened, notice: Notice, typed?: Typed): LeadView {
    const form = entryForm({ token }, env.mail !== null, typed);
    return { ...page, heading: leadListCopy.heading, text: "", notice, forms: [form] };
  }

  /** No link from here works for longer than this page's. */
  function linkTo(reference: string, { holder, until }: Opened): string | null {
    const [key] = keys;
    return key === undefined ? null : officeLink("", { reference, holder }, key, Date.now(), until);
  }

  /** The page of a link that shows no lead: a new one goes to the address that this one went to. */
  function viewWithout(link: Opened | null, result: unknown): LeadView {
    if (link === null) return { ...page, ...unknown };
    const masked = { holder: maskAddress(link.holder) };
    const { label, button, sent } = newLink;
    const buttons = [{ value: newLinkAction, label: put(button, masked) }];
    const form = { id: "form", label, action: leadListFormPath, hidden: { token: link.token }, buttons };
    const view = { ...page, heading: old.heading, text: put(old.text, masked) };
    if (result !== newLinkAction) return { ...view, forms: [form] };
    return { ...view, notice: { heading: sent.heading, text: put(sent.text, masked) } };
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
