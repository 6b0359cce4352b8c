import { leadFormPath, leadPath } from "@site/content/paths";
import { changeByLink, isLinkAction } from "@site/db/leads/status";
import { queueLink } from "@site/db/outbox/queue";
import { toLines } from "@site/trpc-router/control-characters";
import type { FastifyInstance } from "fastify";
import { readOfficeLink } from "../http/office-link.ts";
import { textsOf } from "./form-body.ts";
import { type LeadPageOptions, type LeadPageQuery, privately, sendLeadPage } from "./lead-pages.ts";
import { newLinkAction, noteLengthMax, officePageView, viewOfOldLink, viewWithoutLead } from "./office-page-view.ts";

/**
 * The office's page of one lead, for the holder of a mail's link. Opening it changes nothing, because mail scanners open
 * links; its form does.
 */
export async function officePage(app: FastifyInstance, { context, queue, admission, leadPages }: LeadPageOptions) {
  const { keys, timeZone, policy, holders, onQueued } = leadPages;

  app.get<LeadPageQuery>(leadPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const [token, result] = [String(request.query.token ?? ""), String(request.query.result ?? "")];
    const link = readOfficeLink(token, keys);
    if (link === null) {
      const view = viewWithoutLead("unknown", context);
      // The holder of a link goes before those who try one.
      return sendLeadPage(request, reply, queue, { path: leadPath, view, waiting: "visitor" });
    }
    const view = link.isOld
      ? viewOfOldLink(link, token, result, context)
      : await officePageView(link, { ...context, timeZone, token, result });
    return sendLeadPage(request, reply, queue, { path: leadPath, view });
  });

  app.post(leadFormPath, async (request, reply) => {
    const { token = "", action = "", seen = "", note = "" } = textsOf(request.body);
    const link = readOfficeLink(token, keys);
    reply.headers(privately).header("cache-control", "no-store");
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
