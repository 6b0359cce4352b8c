import { leadPageCopy } from "@site/content/copy/lead-page";
import { officeMailCopy } from "@site/content/copy/mails";
import { fill } from "@site/content/fill";
import { leadFormPath, leadPath } from "@site/content/paths";
import { findLead, type LeadDetails, type LeadStatus, leadStatuses } from "@site/db/leads/inbox";
import { listLeadEvents } from "@site/db/leads/lead-history";
import { changeByLink, isLinkAction, type LinkAction } from "@site/db/leads/status";
import { toLines } from "@site/trpc-router/control-characters";
import type { LeadView, LeadViewForm } from "@site/web/form-outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type OfficeLink, readOfficeLink } from "../http/signed-links.ts";
import { formatInstant, put } from "../notifications/mail/format.ts";
import { leadFacts, saidOf } from "../notifications/mail/lead-facts.ts";
import {
  type LeadPageOptions,
  type LeadPageQuery,
  privately,
  sendLeadPage,
  takeFailure,
  textsOf,
} from "./lead-pages.ts";
import { newLinkAction, officeLinks } from "./office-links.ts";

const { title, eyebrow, actions, events, actors, results, without, ...words } = leadPageCopy;

const noteLengthMax = 1_000;

/** A link that counts, and the token that says so. */
type Opened = OfficeLink & { until: number; token: string };

/** The typed values of a page that could not be stored, and the status and owner that it showed. */
type Typed = { note: string; seen: string; seenOwner: string };

/**
 * The office's page of one lead, for the holder of an email's link. Opening it changes nothing, because email scanners open
 * links; its form does.
 */
export async function officePage(app: FastifyInstance, options: LeadPageOptions) {
  const { context, queue, admission, env, onQueued } = options;
  const { db, site, origin } = context;
  const { secretKeys: keys, reportTimeZone: timeZone } = env;
  const { holders, policy, linkTo, sendNew, viewOfOld } = officeLinks(options);

  app.get<LeadPageQuery>(leadPath, async (request, reply) => {
    admission.chargeRender(request.ip);
    const [token, result] = [String(request.query.token ?? ""), String(request.query.result ?? "")];
    const link = readOfficeLink(token, keys, holders);
    // The holder of a link goes before those who try one.
    const waiting = link === null ? "visitor" : "form";
    return sendLeadPage(request, reply, queue, { path: leadPath, ...(await viewOf(link, token, result)), waiting });
  });

  /** @param result of the last press of a button */
  async function viewOf(link: ReturnType<typeof readOfficeLink>, token: string, result: string) {
    const missing = (words: { heading: string; text: string }): { view: LeadView; status: number } => {
      return { view: fill({ title, eyebrow, ...words }, site), status: 404 };
    };
    if (link === null) return missing(without.unknown);
    const old = { title, ...without.old, action: leadFormPath };
    if (link.isOld) return { view: viewOfOld(old, { ...link, token }, result === newLinkAction) };
    const lead = await findLead(db, link.reference);
    return lead === undefined ? missing(without.gone) : { view: await viewOfLead(lead, { ...link, token }, result) };
  }

  async function viewOfLead(
    lead: LeadDetails,
    link: Opened,
    result: string,
    typed: Typed | null = null,
  ): Promise<LeadView> {
    const { reference, status, message } = lead;
    const at = (utc: string) => formatInstant(utc, timeZone);
    const isNew = status === "new";
    const due = isNew && lead.due_at !== null ? put(words.due, { due: at(lead.due_at) }) : "";
    return {
      ...fill({ title, eyebrow }, site),
      heading: `${officeMailCopy.kind[lead.kind]} ${reference}`,
      text: `${words.status[status]} ${due}`.trim(),
      notice: isResult(result) ? results[result] : null,
      facts: await leadFacts(db, lead, { origin, timeZone, linkTo: (other) => linkTo(other, link) }),
      message: message === null ? null : { label: words.message, text: message },
      said: await saidOf(db, reference, timeZone),
      history: {
        label: words.history,
        events: (await listLeadEvents(db, reference)).map(
          ({ event, happened_at, from_status, to_status, note, actor }) => ({
            at: at(happened_at),
            text: byActor(put(events[event], { from: from_status ?? "", to: to_status ?? "" }), actor),
            note,
          }),
        ),
      },
      forms: [formOf(lead, link, typed)],
    };
  }

  app.post(leadFormPath, async (request, reply) => {
    const { token = "", action = "", seen = "", owner: seenOwner = "", note = "" } = textsOf(request.body);
    const link = readOfficeLink(token, keys, holders);
    reply.headers(privately);
    const search = new URLSearchParams({ token });
    if (link?.isOld && action === newLinkAction) {
      await sendNew(link);
      search.set("result", newLinkAction);
    } else if (link?.isOld === false && isLinkAction(action)) {
      const written = toLines(note).trim() || null;
      try {
        const result = await changeByLink(db, { ...link, action, seen, seenOwner, note: written }, policy);
        if (result === "done" && action === "notSpam") onQueued();
        search.set("result", result);
      } catch (error) {
        return await sendFailure(request, reply, { link: { ...link, token }, typed: { note, seen, seenOwner }, error });
      }
    }
    return reply.redirect(`${leadPath}?${search}`, 303);
  });

  type Failed = { link: Opened; typed: Typed; error: unknown };

  /** The page of a press that could not be stored, with the note that was typed. */
  async function sendFailure(request: FastifyRequest, reply: FastifyReply, { link, typed, error }: Failed) {
    takeFailure(request, reply, error);
    const lead = await findLead(db, link.reference).catch(() => undefined);
    const view =
      (lead && (await viewOfLead(lead, link, "failed", typed).catch(() => null))) ??
      ({
        ...fill({ title, eyebrow }, site),
        heading: link.reference,
        text: "",
        notice: results.failed,
        forms: [formOf({ status: statusOf(typed.seen), owner: typed.seenOwner || null }, link, typed)],
      } satisfies LeadView);
    return sendLeadPage(request, reply, queue, { path: leadPath, view, status: 503 });
  }
}

function byActor(event: string, actor: string | null): string {
  if (actor === null) return event;
  return put(words.by, { event, actor: isActor(actor) ? actors[actor] : actor });
}

function isActor(actor: string): actor is keyof typeof actors {
  return Object.hasOwn(actors, actor);
}

function statusOf(seen: string): LeadStatus {
  return leadStatuses.find((status) => status === seen) ?? "new";
}

function formOf(
  { status, owner }: Pick<LeadDetails, "status" | "owner">,
  { token, holder }: Opened,
  typed: Typed | null,
): LeadViewForm {
  const note = { name: "note", label: words.note, type: "text", maxLength: noteLengthMax } as const;
  const value = typed === null ? {} : { value: typed.note };
  return {
    id: "form",
    label: words.form,
    action: leadFormPath,
    hidden: { token, seen: typed?.seen ?? status, owner: typed?.seenOwner ?? owner ?? "" },
    fields: [{ ...note, ...value, ...(status === "new" && { hint: words.hint }) }],
    buttons: actionsFor(status, owner === holder).map((action) => ({ value: action, label: actions[action] })),
  };
}

function isResult(text: string): text is keyof typeof results {
  return Object.hasOwn(results, text);
}

/** The first is the one that is usually pressed. */
function actionsFor(status: LeadStatus, isOwn: boolean): LinkAction[] {
  if (status === "quarantined") return ["notSpam", "note"];
  const take: LinkAction[] = isOwn ? [] : ["take"];
  const others = (["contacted", "won", "lost"] as const).filter((action) => action !== status);
  return [...others, ...(status === "new" ? [] : (["reopen"] as const)), ...take, "note", "spam"];
}
