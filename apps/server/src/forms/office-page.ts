import { fieldErrors } from "@site/content/copy/forms";
import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { officeMailCopy } from "@site/content/copy/mails";
import { isKeyOf } from "@site/content/entries-of";
import { fill } from "@site/content/fill";
import { leadFormPath, leadPath } from "@site/content/paths";
import { findLead, type LeadDetails, type LeadStatus, leadStatuses } from "@site/db/leads/inbox";
import { listLeadEvents } from "@site/db/leads/lead-history";
import { changeByLink, isLinkAction, type LinkAction, seenOf } from "@site/db/leads/status";
import { linesOf } from "@site/trpc-router/control-characters";
import type { LeadView, LeadViewForm } from "@site/web/page-answer";
import type { FastifyInstance } from "fastify";
import { formatInstant, put } from "../notifications/mail/format.ts";
import { leadFacts, saidOf } from "../notifications/mail/lead-facts.ts";
import { notifyPolicy } from "../notifications/notify-policy.ts";
import type { LeadPageOptions } from "./lead-pages.ts";
import { linkOn, type OfficeLink, officePages } from "./office-links.ts";

const { title, eyebrow, actions, events, actors, results, without, ...words } = leadPageCopy;

const noteLengthMax = 1_000;

export async function officePage(app: FastifyInstance, options: LeadPageOptions) {
  const { context, env, onQueued } = options;
  const { db, site, origin } = context;
  const timeZone = env.reportTimeZone;

  officePages(app, options, {
    path: leadPath,
    formPath: leadFormPath,
    title,
    old: without.old,
    labels: { note: words.note },

    async show(link, token, { result }) {
      const lead = await findLead(db, link.reference);
      return lead === undefined ? null : { view: await viewOfLead(lead, link, token, result) };
    },

    async press({ link, token, action, typed: { seen = "", owner: seenOwner = "", note = "" } }) {
      const written = linesOf(note);
      const error = (written?.length ?? 0) > noteLengthMax ? fieldErrors.tooLong : null;
      if (!isLinkAction(action) || error !== null) {
        const lead = await findLead(db, link.reference);
        if (lead === undefined) return null;
        const view = await viewOfLead(lead, link, token);
        const form = formOf({ ...lead, seen: await seenOf(db, lead) }, link.holder, token, note, error);
        return { view: { ...view, notice: leadListCopy.results.invalid, forms: [form] }, status: 400 };
      }
      const result = await changeByLink(db, { ...link, action, seen, seenOwner, note: written }, notifyPolicy(env));
      if (result === "gone") return null;
      if (result === "done" && action === "notSpam") onQueued();
      return { result };
    },

    viewOfFailure: ({ link: { reference, holder }, token, typed: { seen = "", owner, note = "" } }) => ({
      ...fill({ title, eyebrow }, site),
      heading: reference,
      text: "",
      notice: results.failed,
      forms: [
        formOf(
          { status: leadStatuses.find((each) => each === seen.split(" ")[0]) ?? "new", owner: owner || null, seen },
          holder,
          token,
          note,
        ),
      ],
    }),
  });

  async function viewOfLead(lead: LeadDetails, link: OfficeLink, token: string, result = ""): Promise<LeadView> {
    const { reference, status, message } = lead;
    const at = (utc: string) => formatInstant(utc, timeZone);
    const due = status === "new" && lead.due_at !== null ? put(words.due, { due: at(lead.due_at) }) : "";
    const history = await listLeadEvents(db, reference);
    return {
      ...fill({ title, eyebrow }, site),
      heading: `${officeMailCopy.kind[lead.kind]} ${reference}`,
      text: `${words.status[status]} ${due}`.trim(),
      notice: isKeyOf(results, result) ? results[result] : null,
      facts: await leadFacts(db, lead, { origin, timeZone, linkTo: (other) => linkOn(link, other, env) }),
      message: message === null ? null : { label: words.message, text: message },
      said: await saidOf(db, reference, timeZone),
      history: {
        label: words.history,
        events: history.map(({ event, happened_at, from_status, to_status, note, actor }) => ({
          at: at(happened_at),
          text: byActor(put(events[event], { from: from_status ?? "", to: to_status ?? "" }), actor),
          note,
        })),
      },
      forms: [formOf({ ...lead, seen: await seenOf(db, lead) }, link.holder, token)],
    };
  }
}

function byActor(event: string, actor: string | null): string {
  if (actor === null) return event;
  return put(words.by, { event, actor: isKeyOf(actors, actor) ? actors[actor] : actor });
}

function formOf(
  { status, owner, seen }: Pick<LeadDetails, "status" | "owner"> & { seen: string },
  holder: string,
  token: string,
  value = "",
  error: string | null = null,
): LeadViewForm {
  const field = { name: "note", label: words.note, type: "text", maxLength: noteLengthMax, value, error } as const;
  return {
    id: "form",
    label: words.form,
    action: leadFormPath,
    hidden: { token, seen, owner: owner ?? "" },
    fields: [{ ...field, ...(status === "new" && { hint: words.hint }) }],
    buttons: actionsFor(status, owner === holder).map((action) => ({ value: action, label: actions[action] })),
  };
}

function actionsFor(status: LeadStatus, isOwn: boolean): LinkAction[] {
  if (status === "quarantined") return ["notSpam", "note"];
  const take: LinkAction[] = isOwn ? [] : ["take"];
  const others = (["contacted", "won", "lost"] as const).filter((action) => action !== status);
  return [...others, ...(status === "new" ? [] : (["reopen"] as const)), ...take, "note", "spam"];
}
