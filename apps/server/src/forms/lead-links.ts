import { leadFormPath, leadPath } from "@site/content/paths";
import { changeByLink, isLinkAction } from "@site/db/leads/status";
import { type NotifyPolicy, queueLink } from "@site/db/outbox/queue";
import type { PageContext } from "@site/trpc-router/context";
import { toLines } from "@site/trpc-router/control-characters";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { readLeadToken } from "../http/lead-link.ts";
import { notifyPolicy } from "../notifications/notify-policy.ts";
import type { RenderQueue } from "../pages/render-queue.ts";
import { sendPage } from "../pages/send-page.ts";
import { leadView, newLinkAction, noteLengthMax, viewOfOldLink, viewWithout } from "./lead-view.ts";
import { textsOf } from "./posted-forms.ts";

export type LeadPage = {
  /** That the links may be signed with: the current key, and the one before it. */
  keys: readonly string[];
  /** IANA name: whose times the page says. */
  timeZone: string;
  /** Who is notified of a lead that is released from quarantine. */
  policy: NotifyPolicy;
  /** The addresses that links go to: those of the office, then those to whom late leads are escalated. */
  holders: readonly string[];
  /** Called when a message may have been queued. */
  onQueued: () => void;
};

/** Without a key there are no links. */
export const noLeadPage: LeadPage = {
  ...{ keys: [], timeZone: "UTC", holders: [], onQueued() {} },
  policy: notifyPolicy({ mail: null, webhook: null }),
};

export type LeadPageOptions = { context: PageContext; queue: RenderQueue; admission: Admission; leadPage: LeadPage };

/** The page of one lead, for the holder of a mail's link. Opening it changes nothing, because mail scanners do; its form does. */
export async function leadLinks(app: FastifyInstance, { context, queue, admission, leadPage }: LeadPageOptions) {
  const { keys, timeZone, policy, holders, onQueued } = leadPage;

  app.get<{ Querystring: { token?: unknown; result?: unknown } }>(leadPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const [token, result] = [String(request.query.token ?? ""), String(request.query.result ?? "")];
    const link = readLeadToken(token, keys);
    const view = await viewOf(link, token, result);
    // The holder of a link goes before those who try one.
    const waiting = link === null ? "visitor" : "form";
    // The token is not in the path, because a failing page is logged with its path.
    const page = await queue.render({ path: leadPath, answer: { formOutcome: null, leadView: view } }, waiting);
    reply.headers({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
    return sendPage(request, reply, { page, isShared: false });
  });

  async function viewOf(link: ReturnType<typeof readLeadToken>, token: string, result: string) {
    if (link === null) return viewWithout("unknown", context);
    if (link.isOld) return viewOfOldLink(link, token, result, context);
    return leadView(link, { ...context, timeZone, token, result });
  }

  app.post(leadFormPath, async (request, reply) => {
    const { token = "", action = "", seen = "", note = "" } = textsOf(request.body);
    const link = readLeadToken(token, keys);
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    const search = new URLSearchParams({ token });
    if (link?.isOld && action === newLinkAction) {
      await queueLink(context.db, link, holders, policy);
      onQueued();
      search.set("result", newLinkAction);
    } else if (link?.isOld === false && isLinkAction(action)) {
      const written = toLines(note).trim().slice(0, noteLengthMax) || null;
      const result = await changeByLink(context.db, { ...link, action, seen, note: written }, policy);
      if (result === "done" && action === "notSpam") onQueued();
      search.set("result", result);
    }
    return reply.redirect(`${leadPath}?${search}`, 303);
  });
}
