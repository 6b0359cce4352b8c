import { requestPageCopy } from "@site/content/copy/request-page";
import { requestFormPath, requestPath } from "@site/content/paths";
import { findLead, type LeadDetails } from "@site/db/leads/inbox";
import { listLeadEvents } from "@site/db/leads/lead-history";
import { type RequestLink, requestLinks } from "@site/db/leads/request-link";
import { type ChangeResult, changeLead, resumeLead, withdrawLead } from "@site/db/leads/requests";
import type { FastifyInstance } from "fastify";
import { put } from "../notifications/mail/format.ts";
import { notifyPolicy } from "../notifications/notify-policy.ts";
import { type Refused, readChanges, refuse } from "./correction.ts";
import { type LeadPageOptions, leadPage, type Press, type Shown, type Texts } from "./lead-pages.ts";
import { viewOfFailure, viewOfRequest, viewWithoutRequest } from "./request-view.ts";

/** `isEnded` means that the link was emailed to an address that has been corrected since. */
type Opened = RequestLink & { lead: LeadDetails | null; isEnded: boolean };

export async function requestPage(app: FastifyInstance, options: LeadPageOptions) {
  const { context, contextOf, mayConfirm, env, onQueued } = options;
  const { db, site } = context;
  const place = { db, site, timeZone: env.officeHours.zone };
  const policy = notifyPolicy(env);

  leadPage<Opened | null>(app, options, {
    path: requestPath,
    formPath: requestFormPath,

    async open(token) {
      const links = await requestLinks(db, env.secretKeys);
      const link = links.read(token);
      if (link === null) return null;
      // If the database fails, the request may still be safe in the spool, so the page must not report an error.
      const lead = (await findLead(db, link.reference).catch(() => undefined)) ?? null;
      const isEnded = lead !== null && !links.isHolder(link, lead);
      return { ...link, lead: isEnded ? null : lead, isEnded };
    },

    async show(opened, token, { result = "", told, mail }) {
      if (opened === null || opened.isEnded) return unknown();
      const { lead, reference } = opened;
      const outcome = { result, told: told === "yes", confirms: mail === "yes" };
      if (lead !== null) return { view: await viewOfRequest(place, lead, token, outcome) };
      return without(reference, { isSent: result === "sent" });
    },

    async press(press) {
      if (press.link === null) return unknown(press.typed);
      const { lead, isEnded: _, ...link } = press.link;
      const { action, token, typed } = press;
      const current = lead ?? (await findLead(db, link.reference));
      if (current === undefined) return without(link.reference, { typed: refuse({}, typed).values });
      // If the database failed in `open`, nobody has checked yet whether this link may still open the request.
      if (!(await requestLinks(db, env.secretKeys)).isHolder(link, current))
        return { ...(await without(link.reference, { typed: refuse({}, typed).values })), status: 404 };
      const done = await change(press, current);
      if (done === null) return {};
      if ("errors" in done) {
        const isClosed = current.status === "lost" || (current.status === "won" && !("text" in done.errors));
        return again(current, token, done, isClosed ? "closed" : "invalid");
      }
      const now = await findLead(db, link.reference);
      if (now === undefined) return without(link.reference, { typed: refuse(current, typed).values });
      if (done.is === "stale") {
        const errors = done.fields.map((field) => [
          field,
          put(requestPageCopy.meanwhile, { entry: now[field] ?? "–" }),
        ]);
        // Without `shown`, the next post is compared with the stored values, so the visitor's values replace them.
        const refused = { ...refuse(current, typed, Object.fromEntries(errors)), shown: {} };
        return again(now, token, refused, "stale");
      }
      if (action === "save" && (done.is === "closed" || done.is === "full"))
        return again(now, token, refuse(current, typed), done.is);
      if (done.is === "done") onQueued();
      return {
        token: (await requestLinks(db, env.secretKeys)).renewed(link, now.email),
        ...(done.is === "done" && done.told && { told: "yes" }),
        ...(done.is === "done" && done.confirms && { mail: "yes" }),
        result: done.is === "done" ? action : done.is,
      };
    },

    viewOfFailure: (press) => viewOfFailure(press.link?.reference ?? "", press, site),
  });

  function unknown(typed: Texts = {}): Shown {
    const view = viewWithoutRequest("unknown", "", { site, typed: refuse({}, typed).values });
    return { view, status: 404 };
  }

  async function without(reference: string, shown: { isSent?: boolean; typed?: Texts }): Promise<Shown> {
    const history = await listLeadEvents(db, reference).catch(() => []);
    const isErased = history.some(({ event }) => event === "erased");
    const view = viewWithoutRequest(isErased ? "erased" : "gone", reference, { site, ...shown });
    return { view, status: isErased ? 410 : 200 };
  }

  async function again(
    lead: LeadDetails,
    token: string,
    refused: Refused,
    result: "invalid" | "stale" | "closed" | "full",
  ): Promise<Shown> {
    const view = await viewOfRequest(place, lead, token, { result, told: false, confirms: false }, refused);
    return { view, status: result === "invalid" ? 400 : 409 };
  }

  async function change(
    { action, typed, request }: Press<unknown>,
    lead: LeadDetails,
  ): Promise<ChangeResult | Refused | null> {
    const { reference } = lead;
    if (action === "withdraw") return withdrawLead(db, reference, policy);
    if (action === "again") return resumeLead(db, reference, policy);
    if (action !== "save") {
      const refused = refuse(lead, typed);
      // The button in the message after a sent form posts only the token, so there is nothing to save.
      return Object.values(refused.values).every((text) => text === "") ? null : refused;
    }
    const read = readChanges(lead, typed);
    if ("errors" in read) return read;
    let isAllowed: boolean | null = null;
    // Each call of `mayConfirm` uses up part of the sender's budget, but the transaction may run twice.
    const mayConfirmOnce = () => {
      isAllowed ??= mayConfirm(contextOf(request).writes?.clientHash ?? null);
      return isAllowed;
    };
    return changeLead(db, reference, read.changes, "visitor", { ...policy, mayConfirm: mayConfirmOnce });
  }
}
