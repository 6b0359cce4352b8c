import { requestFormPath, requestPath } from "@site/content/paths";
import { findLead, type LeadDetails, listLeadEvents } from "@site/db/leads/inbox";
import { type RequestLink, requestLinks } from "@site/db/leads/request-link";
import { addToLead, type ChangeResult, type Correction, correctLead, withdrawLead } from "@site/db/leads/requests";
import { toLines } from "@site/trpc-router/control-characters";
import { consultationInput, contactInput } from "@site/trpc-router/inputs";
import type { LeadView } from "@site/web/form-outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFoundPath } from "../pages/known-pages.ts";
import { sendPage } from "../pages/send-page.ts";
import type { LeadPageOptions } from "./lead-links.ts";
import { textsOf } from "./posted-forms.ts";
import { additionLengthMax, type Refused, requestView, viewWithoutRequest } from "./request-view.ts";

/** The page of one's own request. Opening it changes nothing, because mail scanners do; its forms do. */
export async function requestLinkRoutes(
  app: FastifyInstance,
  { context, queue, admission, leadPage }: LeadPageOptions,
) {
  const { db } = context;
  const { timeZone, policy, onQueued } = leadPage;

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

  async function sendView(request: FastifyRequest, reply: FastifyReply, view: LeadView, status: number) {
    // The token is not in the path, because a failing page is logged with its path.
    const page = await queue.render({ path: requestPath, answer: { formOutcome: null, leadView: view } }, "form");
    return sendPage(request, reply, { page: { ...page, status }, isShared: false });
  }

  app.get<{ Querystring: { token?: unknown; result?: unknown } }>(requestPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const [token, result] = [String(request.query.token ?? ""), String(request.query.result ?? "")];
    reply.headers(privately);
    const opened = await open(token);
    if (opened === null) return sendNotFound(request, reply);
    const shown = { ...context, timeZone, token, result, refused: null };
    if (opened.lead !== null) return sendView(request, reply, await requestView(opened.lead, shown), 200);
    const history = await listLeadEvents(db, opened.reference).catch(() => []);
    const isErased = history.some(({ event }) => event === "erased");
    const view = viewWithoutRequest(isErased ? "erased" : "gone", shown, opened.reference);
    return sendView(request, reply, view, isErased ? 410 : 200);
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
      return sendView(request, reply, await requestView(lead, shown), 400);
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
      const text = toLines(typed.text ?? "")
        .trim()
        .slice(0, additionLengthMax);
      return text === "" ? "same" : addToLead(db, reference, text, policy);
    }
    if (status === "won") return null;
    if (action === "withdraw") return withdrawLead(db, reference, policy);
    if (action !== "correct") return null;
    const corrected = readCorrection(lead, typed);
    return "errors" in corrected ? corrected : correctLead(db, reference, corrected.fields, policy);
  }
}

const privately = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" };

type Texts = Readonly<Record<string, string>>;

/** Validated as the form that the lead came by. */
export function readCorrection(lead: LeadDetails, typed: Texts): { fields: Correction } | Refused {
  const stored = Object.fromEntries(
    Object.entries({ ...lead, practice: lead.company }).filter(([, text]) => text !== null),
  );
  const values = { ...stored, ...typed, practice: typed.company ?? stored.practice };
  const parsed = lead.kind === "consultation" ? consultationInput.safeParse(values) : contactInput.safeParse(values);
  if (!parsed.success)
    return {
      values: typed,
      errors: Object.fromEntries(
        parsed.error.issues.map(({ path: [name], message }) => [
          name === "practice" ? "company" : String(name),
          message,
        ]),
      ),
    };
  const { data } = parsed;
  const { name, email } = data;
  const fields = { name, email, phone: data.phone || null };
  if ("message" in data) return { fields: { ...fields, company: data.company || null, message: data.message } };
  return { fields: { ...fields, company: data.practice || null } };
}
