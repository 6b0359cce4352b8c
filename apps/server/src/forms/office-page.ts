import { leadPageCopy } from "@site/content/copy/lead-page";
import { officeMailCopy } from "@site/content/copy/mails";
import { isKeyOf } from "@site/content/entries-of";
import { fill } from "@site/content/fill";
import { leadFormPath, leadPath } from "@site/content/paths";
import { findLead, type LeadDetails, type LeadStatus, leadStatuses } from "@site/db/leads/inbox";
import { listLeadEvents } from "@site/db/leads/lead-history";
import { changeByLink, isLinkAction, type LinkAction } from "@site/db/leads/status";
import { toLines } from "@site/trpc-router/control-characters";
import type { LeadView, LeadViewForm } from "@site/web/form-outcome";
import type { FastifyInstance } from "fastify";
import { readOfficeLink } from "../http/signed-links.ts";
import { formatInstant, put } from "../notifications/mail/format.ts";
import { leadFacts, saidOf } from "../notifications/mail/lead-facts.ts";
import { type LeadPageOptions, leadPage, type Shown, type Texts } from "./lead-pages.ts";
import { officeLinks } from "./office-links.ts";

const { title, eyebrow, actions, events, actors, results, without, ...words } = leadPageCopy;

const noteLengthMax = 1_000;

type Link = NonNullable<ReturnType<typeof readOfficeLink>>;

/** The office's page of one lead, for the holder of an email's link. */
export async function officePage(app: FastifyInstance, options: LeadPageOptions) {
  const { context, env, onQueued } = options;
  const { db, site, origin } = context;
  const { secretKeys: keys, reportTimeZone: timeZone } = env;
  const { holders, policy, linkTo, sendNew, showOld } = officeLinks(options);
  const missing = (why: keyof typeof without): Shown => {
    return { view: fill({ title, eyebrow, ...without[why] }, site), status: 404 };
  };

  const old = ({ holder }: Link, token: string, result?: string) =>
    showOld({ title, ...without.old, action: leadFormPath }, holder, token, result);

  leadPage<Link | null>(app, options, {
    path: leadPath,
    formPath: leadFormPath,
    open: (token) => readOfficeLink(token, keys, holders),

    async show(link, token, { result }) {
      if (link === null) return { ...missing("unknown"), waiting: "visitor" };
      if (link.isOld) return old(link, token, result);
      const lead = await findLead(db, link.reference);
      return lead === undefined ? missing("gone") : { view: await viewOfLead(lead, link, token, result) };
    },

    async press({ link, action, typed: { seen = "", owner: seenOwner = "", note = "" } }) {
      if (link?.isOld) return sendNew(action, link.reference, link.holder);
      if (link === null || !isLinkAction(action)) return {};
      const written = toLines(note).trim() || null;
      const result = await changeByLink(db, { ...link, action, seen, seenOwner, note: written }, policy);
      if (result === "done" && action === "notSpam") onQueued();
      return { result };
    },

    async viewOfFailure({ link, token, typed }) {
      if (link?.isOld) return old(link, token).view;
      const lead = link && (await findLead(db, link.reference).catch(() => undefined));
      const whole = lead && viewOfLead(lead, link, token, "failed", typed).catch(() => null);
      const [status = "new", owner] = [leadStatuses.find((each) => each === typed.seen), typed.owner || null];
      return (
        (await whole) ?? {
          ...fill({ title, eyebrow }, site),
          heading: link?.reference ?? "",
          text: "",
          notice: results.failed,
          forms: [formOf({ status, owner }, link?.holder ?? "", token, typed)],
        }
      );
    },
  });

  /** @param result the result of the last change @param typed the values of a form that could not be stored */
  async function viewOfLead(
    lead: LeadDetails,
    link: Link,
    token: string,
    result = "",
    typed: Texts = {},
  ): Promise<LeadView> {
    const { reference, status, message } = lead;
    const at = (utc: string) => formatInstant(utc, timeZone);
    const due = status === "new" && lead.due_at !== null ? put(words.due, { due: at(lead.due_at) }) : "";
    const history = await listLeadEvents(db, reference);
    return {
      ...fill({ title, eyebrow }, site),
      heading: `${officeMailCopy.kind[lead.kind]} ${reference}`,
      text: `${words.status[status]} ${due}`.trim(),
      notice: isKeyOf(results, result) ? results[result] : null,
      facts: await leadFacts(db, lead, { origin, timeZone, linkTo: (other) => linkTo(other, link) }),
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
      forms: [formOf(lead, link.holder, token, typed)],
    };
  }
}

function byActor(event: string, actor: string | null): string {
  if (actor === null) return event;
  return put(words.by, { event, actor: isKeyOf(actors, actor) ? actors[actor] : actor });
}

/** @param typed the typed values, and the status and owner that the page showed */
function formOf(
  { status, owner }: Pick<LeadDetails, "status" | "owner">,
  holder: string,
  token: string,
  { note: value, seen = status, owner: seenOwner = owner ?? "" }: Texts,
): LeadViewForm {
  const note = { name: "note", label: words.note, type: "text", maxLength: noteLengthMax } as const;
  return {
    id: "form",
    label: words.form,
    action: leadFormPath,
    hidden: { token, seen, owner: seenOwner },
    fields: [{ ...note, ...(value !== undefined && { value }), ...(status === "new" && { hint: words.hint }) }],
    buttons: actionsFor(status, owner === holder).map((action) => ({ value: action, label: actions[action] })),
  };
}

/** The first button is the one that people usually click. */
function actionsFor(status: LeadStatus, isOwn: boolean): LinkAction[] {
  if (status === "quarantined") return ["notSpam", "note"];
  const take: LinkAction[] = isOwn ? [] : ["take"];
  const others = (["contacted", "won", "lost"] as const).filter((action) => action !== status);
  return [...others, ...(status === "new" ? [] : (["reopen"] as const)), ...take, "note", "spam"];
}
