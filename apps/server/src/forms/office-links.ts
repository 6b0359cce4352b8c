import { leadPageCopy } from "@site/content/copy/lead-page";
import { fill } from "@site/content/fill";
import { leadListPath } from "@site/content/paths";
import { findLead } from "@site/db/leads/inbox";
import { leadListReference, queueLink } from "@site/db/outbox/queue";
import type { LeadView } from "@site/web/page-answer";
import type { FastifyInstance } from "fastify";
import type { Env } from "../configuration/env.ts";
import { isAmong, officeLink, readOfficeLink } from "../http/signed-links.ts";
import { put } from "../notifications/mail/format.ts";
import { commandHolder, linkHolders, notifyPolicy } from "../notifications/notify-policy.ts";
import {
  type LeadPage,
  type LeadPageOptions,
  leadPage,
  maskAddress,
  type Shown,
  type Texts,
  unsavedOf,
} from "./lead-pages.ts";

export type OfficeLink = NonNullable<ReturnType<typeof readOfficeLink>>;

/** `old` is shown if the link has expired. `labels` has the names of the fields. */
type OfficePage = Omit<LeadPage<OfficeLink, null>, "open"> & {
  title: string;
  old: { heading: string; text: string };
  labels: Texts;
};

export function openOfficeLink(path: string, token: string, env: Env): OfficeLink | null {
  const link = readOfficeLink(token, env.secretKeys, [...linkHolders(env), commandHolder(env)]);
  return link !== null && (link.reference === leadListReference) === (path === leadListPath) ? link : null;
}

/** The new link expires at the same time as the link that opened the page. */
export function linkOn({ holder, until }: OfficeLink, reference: string, { secretKeys: [key] }: Env): string | null {
  return key === undefined ? null : officeLink("", { reference, holder }, key, Date.now(), until);
}

const { newLink, eyebrow, without } = leadPageCopy;

const newLinkAction = "link";

/** If the link has expired, the page only offers to email a new link to the same address. */
export function officePages(
  app: FastifyInstance,
  options: LeadPageOptions,
  { title, old, labels, show, press, viewOfFailure, ...paths }: OfficePage,
): void {
  const { context, env, onQueued } = options;
  const page = fill({ title, eyebrow }, context.site);
  const missing = (why: "unknown" | "gone", typed: Texts = {}): Shown => {
    return { view: { ...page, ...without[why], said: unsavedOf(typed, labels) }, status: 404 };
  };
  leadPage<OfficeLink | null>(app, options, {
    ...paths,
    open: (token) => openOfficeLink(paths.path, token, env),

    async show(link, token, query) {
      if (link === null) return missing("unknown");
      if (!link.isOld) return (await show(link, token, query)) ?? missing("gone");
      const isStored = link.reference === leadListReference || (await findLead(context.db, link.reference));
      return isStored ? { view: viewOfOld(link, token, query.result), status: 404 } : missing("gone");
    },

    async press({ link, ...pressed }) {
      const { token, typed } = pressed;
      if (link === null) return missing("unknown", typed);
      if (!link.isOld) return (await press({ link, ...pressed })) ?? missing("gone", typed);
      const said = unsavedOf(typed, labels);
      if (said.length > 0) return { view: { ...viewOfOld(link, token), said }, status: 404 };
      if (pressed.action !== newLinkAction || !isAmong(linkHolders(env), link.holder)) return {};
      await queueLink(context.db, link, linkHolders(env), notifyPolicy(env));
      onQueued();
      return { result: newLinkAction };
    },

    viewOfFailure({ link, ...pressed }) {
      const { token, typed } = pressed;
      if (link === null) return missing("unknown", typed).view;
      if (!link.isOld) return viewOfFailure({ link, ...pressed });
      return { ...viewOfOld(link, token), said: unsavedOf(typed, labels) };
    },
  });

  function viewOfOld({ holder }: OfficeLink, token: string, result?: string): LeadView {
    const mayAsk = isAmong(linkHolders(env), holder);
    const masked = { holder: maskAddress(holder) };
    const { label, button, offer, left, sent } = newLink;
    const buttons = [{ value: newLinkAction, label: put(button, masked) }];
    const forms = [{ id: "form", label, action: paths.formPath, hidden: { token }, buttons }];
    const notice = { heading: sent.heading, text: put(sent.text, masked) };
    return {
      ...page,
      heading: old.heading,
      text: put(`${old.text} ${mayAsk ? offer : left}`, masked),
      ...(mayAsk && (result === newLinkAction ? { notice } : { forms })),
    };
  }
}
