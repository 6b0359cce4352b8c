import { requestFormPath, requestPath } from "@site/content/paths";
import { findLead, type LeadDetails, listLeadEvents } from "@site/db/leads/inbox";
import { type RequestLink, requestLinks } from "@site/db/leads/request-link";
import { addToLead, type ChangeResult, correctLead, withdrawLead } from "@site/db/leads/requests";
import { toLines } from "@site/trpc-router/control-characters";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFoundPath } from "../pages/page-table.ts";
import { sendPage } from "../pages/send-page.ts";
import { type Refused, readCorrection } from "./correction.ts";
import { type Texts, textsOf } from "./form-body.ts";
import { type LeadPageOptions, type LeadPageQuery, privately, sendLeadPage } from "./lead-pages.ts";
import { additionLengthMax, requestPageView, viewWithoutRequest } from "./request-page-view.ts";

/** The page of a visitor's own request. Opening it changes nothing, because mail scanners open links; its forms do. */
export async function requestPage(app: FastifyInstance, { context, queue, admission, leadPages }: LeadPageOptions) {
  const { db } = context;
  const { timeZone, policy, onQueued } = leadPages;

  /** A link that nobody signed, or whose e-mail address the request has no longer, names nothing. */
  async function open(token: string): Promise<(RequestLink & { lead: LeadDetails | null }) | null> {
    const links = await requestLinks(db);
    const link = links.read(token);
    if (link === null) return null;
    // The request of a visitor who was thanked while the database failed waits in the spool.
    const lead = (await findLead(db, link.reference).catch(() => undefined)) ?? null;
    return lead === null || links.isHolder(link, lead.email) ? { ...link, lead } : null;
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    const page = await queue.render({ path: notFoundPath(requestPath), answer: null }, "visitor");
    return sendPage(request, reply, { page, isShared: false });
  }

  app.get<LeadPageQuery>(requestPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const [token, result] = [String(request.query.token ?? ""), String(request.query.result ?? "")];
    const opened = await open(token);
    if (opened === null) return sendNotFound(request, reply.headers(privately));
    const shown = { ...context, timeZone, token, result, refused: null };
    const { lead, reference } = opened;
    if (lead !== null) {
      return sendLeadPage(request, reply, queue, { path: requestPath, view: await requestPageView(lead, shown) });
    }
    const history = await listLeadEvents(db, reference).catch(() => []);
    const isErased = history.some(({ event }) => event === "erased");
    const view = viewWithoutRequest(isErased ? "erased" : "gone", shown, reference);
    return sendLeadPage(request, reply, queue, { path: requestPath, view, status: isErased ? 410 : 200 });
  });

  app.post(requestFormPath, async (request, reply) => {
    const { token = "", action = "", ...typed } = textsOf(request.body);
    reply.headers(privately).header("cache-control", "no-store");
    const opened = await open(token);
    if (opened === null) {
      admission.chargeRender(request.ip);
      return sendNotFound(request, reply);
    }
    const { lead, ...link } = opened;
    const search = new URLSearchParams({ token });
    if (lead === null) return reply.redirect(`${requestPath}?${search}`, 303);
    const done = await change(lead, action, typed);
    if (typeof done === "object" && done !== null) {
      admission.chargeRender(request.ip);
      const shown = { ...context, timeZone, token, result: "invalid", refused: done };
      const view = await requestPageView(lead, shown);
      return sendLeadPage(request, reply, queue, { path: requestPath, view, status: 400 });
    }
    if (done === "done") onQueued();
    if (done !== null) search.set("result", done === "done" ? action : done);
    // The link of a mail ends with the address that it went to.
    const { email = lead.email } = (await findLead(db, lead.reference)) ?? {};
    search.set("token", (await requestLinks(db)).renewed(link, email));
    return reply.redirect(`${requestPath}?${search}`, 303);
  });

  /** null: the page offers no such thing */
  async function change(lead: LeadDetails, action: string, typed: Texts): Promise<ChangeResult | Refused | null> {
    const { reference, status } = lead;
    if (status === "lost") return null;
    if (action === "add") {
      const lines = toLines(typed.text ?? "").trim();
      return lines === "" ? "same" : addToLead(db, reference, lines.slice(0, additionLengthMax), policy);
    }
    if (status === "won") return null;
    if (action === "withdraw") return withdrawLead(db, reference, policy);
    if (action !== "correct") return null;
    const corrected = readCorrection(lead, typed);
    return "errors" in corrected ? corrected : correctLead(db, reference, corrected.fields, policy);
  }
}
