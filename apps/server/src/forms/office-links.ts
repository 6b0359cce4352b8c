import { leadPageCopy } from "@site/content/copy/lead-page";
import { fill } from "@site/content/fill";
import { leadListPath } from "@site/content/paths";
import { leadListReference, queueLink } from "@site/db/outbox/queue";
import type { LeadView } from "@site/web/form-outcome";
import type { FastifyInstance } from "fastify";
import type { Env } from "../configuration/env.ts";
import { officeLink, readOfficeLink } from "../http/signed-links.ts";
import { put } from "../notifications/mail/format.ts";
import { commandHolder, linkHolders, notifyPolicy } from "../notifications/notify-policy.ts";
import { type LeadPage, type LeadPageOptions, leadPage, maskAddress, type Shown } from "./lead-pages.ts";

export type OfficeLink = NonNullable<ReturnType<typeof readOfficeLink>>;

/** A page for someone whose link has not expired. old: the texts for someone whose link has expired */
type OfficePage = Omit<LeadPage<OfficeLink>, "open"> & {
  title: string;
  old: { heading: string; text: string };
  unknown: Shown;
};

/** Reads the token of a link to the office page at this path. null: the token is invalid */
export function openOfficeLink(path: string, token: string, env: Env): OfficeLink | null {
  const link = readOfficeLink(token, env.secretKeys, [...linkHolders(env), commandHolder(env)]);
  return link !== null && (link.reference === leadListReference) === (path === leadListPath) ? link : null;
}

/** The link from an office page to a lead's page. It expires when the office page's own link does. */
export function linkOn({ holder, until }: OfficeLink, reference: string, { secretKeys: [key] }: Env): string | null {
  return key === undefined ? null : officeLink("", { reference, holder }, key, Date.now(), until);
}

const { newLink, eyebrow } = leadPageCopy;

const newLinkAction = "link";

/** Serves an office page. If the link has expired, the page only offers to send a new link to the same address. */
export function officePages(
  app: FastifyInstance,
  options: LeadPageOptions,
  { title, old, unknown, show, press, viewOfFailure, ...paths }: OfficePage,
): void {
  const { context, env, onQueued } = options;
  leadPage<OfficeLink | null>(app, options, {
    ...paths,
    open: (token) => openOfficeLink(paths.path, token, env),

    async show(link, token, query) {
      if (link === null) return unknown;
      return link.isOld ? { view: viewOfOld(link, token, query.result) } : show(link, token, query);
    },

    async press({ link, ...pressed }) {
      if (link === null) return {};
      if (!link.isOld) return press({ link, ...pressed });
      if (pressed.action !== newLinkAction) return {};
      await queueLink(context.db, link, linkHolders(env), notifyPolicy(env));
      onQueued();
      return { result: newLinkAction };
    },

    viewOfFailure({ link, ...pressed }) {
      if (link === null) return unknown.view;
      return link.isOld ? viewOfOld(link, pressed.token) : viewOfFailure({ link, ...pressed });
    },
  });

  function viewOfOld({ holder }: OfficeLink, token: string, result?: string): LeadView {
    const masked = { holder: maskAddress(holder) };
    const { label, button, sent } = newLink;
    const buttons = [{ value: newLinkAction, label: put(button, masked) }];
    return {
      ...fill({ title, eyebrow }, context.site),
      heading: old.heading,
      text: put(old.text, masked),
      ...(result === newLinkAction
        ? { notice: { heading: sent.heading, text: put(sent.text, masked) } }
        : { forms: [{ id: "form", label, action: paths.formPath, hidden: { token }, buttons }] }),
    };
  }
}
