import { requestPageCopy } from "@site/content/copy/request-page";
import { requestFormPath, requestPath } from "@site/content/paths";
import { findLead, type LeadDetails } from "@site/db/leads/inbox";
import { listLeadEvents } from "@site/db/leads/lead-history";
import { type RequestLink, requestLinks } from "@site/db/leads/request-link";
import { type ChangeResult, changeLead, resumeLead, withdrawLead } from "@site/db/leads/requests";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { put } from "../notifications/mail/format.ts";
import { notifyPolicy } from "../notifications/notify-policy.ts";
import { notFoundPath } from "../pages/addresses.ts";
import { sendPage } from "../pages/send-page.ts";
import { type Refused, readChanges, refuse } from "./correction.ts";
import {
  type LeadPageOptions,
  type LeadPageQuery,
  privately,
  sendLeadPage,
  type Texts,
  takeFailure,
  textsOf,
} from "./lead-pages.ts";
import { type Outcome, viewOfFailure, viewOfRequest, viewWithoutRequest } from "./request-view.ts";

const nothing: Outcome = { result: "", told: false, confirms: false };

/** The page of a visitor's own request. Opening it changes nothing, because email scanners open links; its forms do. */
export async function requestPage(app: FastifyInstance, options: LeadPageOptions) {
  const { context, contextOf, mayConfirm, queue, admission, env, onQueued } = options;
  const { db, site } = context;
  const place = { db, site, timeZone: env.reportTimeZone };
  const policy = notifyPolicy(env);

  /** A link with an invalid signature, or whose email address is no longer the request's, names nothing. */
  async function open(token: string): Promise<(RequestLink & { lead: LeadDetails | null }) | null> {
    const links = await requestLinks(db, env.secretKeys);
    const link = links.read(token);
    if (link === null) return null;
    // The request of a visitor who was thanked while the database failed waits in the spool.
    const lead = (await findLead(db, link.reference).catch(() => undefined)) ?? null;
    return lead === null || links.isHolder(link, lead) ? { ...link, lead } : null;
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    const { page } = await queue.render({ path: notFoundPath(requestPath), answer: null }, "visitor");
    return sendPage(request, reply.headers(privately), page, false);
  }

  app.get<LeadPageQuery>(requestPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const [token, result] = [String(request.query.token ?? ""), String(request.query.result ?? "")];
    const opened = await open(token);
    if (opened === null) return sendNotFound(request, reply);
    const { lead, reference } = opened;
    if (lead !== null) {
      const outcome = { result, told: request.query.told === "yes", confirms: request.query.mail === "yes" };
      const view = await viewOfRequest(place, lead, token, outcome);
      return sendLeadPage(request, reply, queue, { path: requestPath, view });
    }
    const history = await listLeadEvents(db, reference).catch(() => []);
    const isErased = history.some(({ event }) => event === "erased");
    const view = viewWithoutRequest(isErased ? "erased" : "gone", reference, { site, isSent: result === "sent" });
    return sendLeadPage(request, reply, queue, { path: requestPath, view, status: isErased ? 410 : 200 });
  });

  app.post(requestFormPath, async (request, reply) => {
    const { token = "", action = "", ...typed } = textsOf(request.body);
    reply.headers(privately);
    const opened = await open(token);
    if (opened === null) {
      admission.chargeRender(request.ip);
      return sendNotFound(request, reply);
    }
    const { lead, reference, ...link } = opened;
    try {
      // Throws while the database fails.
      const current = lead ?? (await findLead(db, reference));
      const search = new URLSearchParams({ token });
      if (current === undefined) return reply.redirect(`${requestPath}?${search}`, 303);
      const done = await change(request, current, action, typed);
      if (done !== null && "errors" in done) return await sendAgain(request, reply, { lead: current, token, done });
      if (done?.is === "stale") {
        const newer = (await findLead(db, reference)) ?? current;
        const errors = done.fields.map((field) => [
          field,
          put(requestPageCopy.meanwhile, { entry: newer[field] ?? "–" }),
        ]);
        // The page now shows the stored value, so a second press corrects that.
        const refused = { ...refuse(current, typed, Object.fromEntries(errors)), shown: {} };
        return await sendAgain(request, reply, { lead: newer, token, done: refused, result: "stale" });
      }
      if (action === "save" && (done?.is === "closed" || done?.is === "full")) {
        const now = (await findLead(db, reference)) ?? current;
        return await sendAgain(request, reply, { lead: now, token, done: refuse(current, typed), result: done.is });
      }
      if (done?.is === "done") {
        onQueued();
        if (done.told) search.set("told", "yes");
        if (done.confirms) search.set("mail", "yes");
      }
      if (done !== null) search.set("result", done.is === "done" ? action : done.is);
      // An email's link ends with the address that received it.
      const { email } = (await findLead(db, reference)) ?? current;
      search.set("token", (await requestLinks(db, env.secretKeys)).renewed({ ...link, reference }, email));
      return reply.redirect(`${requestPath}?${search}`, 303);
    } catch (error) {
      takeFailure(request, reply, error);
      admission.chargeRender(request.ip);
      const outcome = { ...nothing, result: "failed" };
      const view =
        (lead && (await viewOfRequest(place, lead, token, outcome, refuse(lead, typed)).catch(() => null))) ??
        viewOfFailure(reference, action, typed, token, site);
      return sendLeadPage(request, reply, queue, { path: requestPath, view, status: 503 });
    }
  });

  type Again = { lead: LeadDetails; token: string; done: Refused; result?: "invalid" | "stale" | "closed" | "full" };

  /** Shows the page with the typed values. */
  async function sendAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    { lead, token, done, result = "invalid" }: Again,
  ) {
    admission.chargeRender(request.ip);
    const view = await viewOfRequest(place, lead, token, { ...nothing, result }, done);
    return sendLeadPage(request, reply, queue, { path: requestPath, view, status: result === "invalid" ? 400 : 409 });
  }

  /** null: the page offers no such thing */
  async function change(
    request: FastifyRequest,
    lead: LeadDetails,
    action: string,
    typed: Texts,
  ): Promise<ChangeResult | Refused | null> {
    const { reference } = lead;
    if (action === "withdraw") return withdrawLead(db, reference, policy);
    if (action === "again") return resumeLead(db, reference, policy);
    if (action !== "save") return null;
    const read = readChanges(lead, typed);
    if ("errors" in read) return read;
    let isAllowed: boolean | null = null;
    // A transaction may run again, and the question spends a budget.
    const mayConfirmOnce = () => {
      isAllowed ??= mayConfirm(contextOf(request).writes?.clientHash ?? null);
      return isAllowed;
    };
    return changeLead(db, reference, read.changes, "visitor", { ...policy, mayConfirm: mayConfirmOnce });
  }
}
