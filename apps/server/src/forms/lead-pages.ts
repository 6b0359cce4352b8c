import { requestPageCopy } from "@site/content/copy/request-page";
import { entriesOf } from "@site/content/entries-of";
import type { PageContext } from "@site/trpc-router/context";
import { inReadingOrder } from "@site/trpc-router/control-characters";
import type { LeadView } from "@site/web/page-answer";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Admission } from "../admission/admission.ts";
import type { Env } from "../configuration/env.ts";
import type { Contexts } from "../context.ts";
import { failureOf, Refusal } from "../http/errors.ts";
import { put } from "../notifications/mail/format.ts";
import { type RenderQueue, sendPage } from "../pages/serve-pages.ts";

export type LeadPageOptions = Pick<Contexts, "contextOf" | "mayConfirm" | "onQueued"> & {
  context: PageContext;
  queue: RenderQueue;
  admission: Admission;
  env: Env;
};

export type Texts = Readonly<Record<string, string>>;

export type Shown = { view: LeadView; status?: number };

/** `action` is the value of the pressed button, and `typed` has all other fields except `token`. */
export type Press<Link> = { link: Link; token: string; action: string; typed: Texts; request: FastifyRequest };

/** A page whose URL contains a token. `show` and `press` return a `None` if the lead doesn't exist. */
export type LeadPage<Link, None = never> = {
  path: string;
  formPath: string;
  open: (token: string) => Link | Promise<Link>;
  /** This function must not change anything, because email scanners open links. */
  show: (link: Link, token: string, query: Texts) => Promise<Shown | None>;
  /** Returns the query for a redirect to the page or, if a text wasn't stored, a page that shows the text again. */
  press: (press: Press<Link>) => Promise<Shown | Texts | None>;
  /** This function must not read the database, because the database may be what failed. */
  viewOfFailure: (press: Press<Link>) => LeadView;
};

export function leadPage<Link>(
  app: FastifyInstance,
  { queue, admission }: LeadPageOptions,
  page: LeadPage<Link>,
): void {
  const { path, formPath, open, show, press, viewOfFailure } = page;

  app.get(path, async (request, reply) => {
    admission.chargeRender(request.ip);
    const { token = "", ...query } = textsOf(request.query);
    return sendLeadPage(request, reply, queue, { path, ...(await show(await open(token), token, query)) });
  });

  // After a refused post, the address bar shows this URL, and the visitor may open it again.
  app.get(formPath, (_request, reply) => reply.redirect(path, 303));
  app.post(formPath, { config: { handlesRefusal: true } }, async (request, reply) => {
    const { token = "", action = "", ...typed } = textsOf(request.body);
    const { refusal } = request;
    reply.headers(privately);
    if (refusal?.reason === "foreign") throw refusal;
    // The page that shows the typed text again counts as one read.
    if (refusal !== null) admission.chargeRender(request.ip);
    const pressed = { link: await open(token), token, action, typed, request };
    if (refusal !== null && pressed.link === null) throw refusal;
    let answer: Shown | Texts;
    try {
      if (refusal !== null) throw refusal;
      answer = await press(pressed);
      if (!isShown(answer)) return reply.redirect(`${path}?${new URLSearchParams({ token, ...answer })}`, 303);
    } catch (error) {
      const status = takeFailure(request, reply, error);
      answer = { view: viewOfFailure(pressed), status };
    }
    if (refusal === null) admission.chargeRender(request.ip);
    return sendLeadPage(request, reply, queue, { path, ...answer });
  });
}

function isShown(answer: Shown | Texts): answer is Shown {
  return typeof answer.view === "object";
}

export function textsOf(body: unknown): Texts {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // Browsers send a line break as CRLF, which a length limit would count as two characters.
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]));
}

/** The page shows the typed texts that were not stored, so the person who typed them can copy them. */
export function unsavedOf(typed: Texts, labels: Texts): NonNullable<LeadView["said"]> {
  return entriesOf(labels).flatMap(([name, entry]) => {
    const text = typed[name]?.trim() ?? "";
    return text === "" ? [] : [{ label: put(requestPageCopy.unsaved, { entry }), text }];
  });
}

export function maskAddress(email: string | null): string {
  return (email ?? "").replace(/^(.).*(?=@)/, "$1…");
}

/** The URL of a lead's page opens the lead, so caches, search engines and other sites must not see that URL. */
export const privately = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** @returns the status of the page that shows the typed text again */
function takeFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): number {
  const { answer, retryAfterSeconds } = failureOf(error);
  if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
  if (error instanceof Refusal) return answer.data.httpStatus;
  if (answer.data.httpStatus < 500) throw error;
  request.log.error({ err: error }, "an action on a lead's page failed");
  return 503;
}

export async function sendLeadPage(
  request: FastifyRequest,
  reply: FastifyReply,
  queue: RenderQueue,
  { path, view, status = 200 }: Shown & { path: string },
) {
  // The texts in forms stay unchanged, because the forms post them back to be stored.
  const { forms, ...shown } = view;
  const inOrder = JSON.parse(inReadingOrder(JSON.stringify(shown)));
  const { page } = await queue.render({ path, answer: { formOutcome: null, leadView: { ...inOrder, forms } } });
  return sendPage(request, reply.headers(privately), { ...page, status }, false);
}
