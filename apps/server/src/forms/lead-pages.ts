import type { PageContext } from "@site/trpc-router/context";
import type { LeadView } from "@site/web/form-outcome";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Admission } from "../admission/admission.ts";
import type { Env } from "../configuration/env.ts";
import type { Contexts } from "../context.ts";
import { failureOf } from "../http/errors.ts";
import type { RenderQueue, Waiting } from "../pages/render-queue.ts";
import { sendPage } from "../pages/send-page.ts";

/** The dependencies of a lead's two pages: the office's, behind the link in its emails, and the visitor's own. */
export type LeadPageOptions = Pick<Contexts, "contextOf" | "mayConfirm"> & {
  context: PageContext;
  queue: RenderQueue;
  admission: Admission;
  env: Env;
  /** Called when a message may have been queued. */
  onQueued: () => void;
};

/** The token that names a lead, and the result of the last press of a button. */
export type LeadPageQuery = { Querystring: { token?: unknown; result?: unknown; told?: unknown; mail?: unknown } };

export type Texts = Readonly<Record<string, string>>;

/** The fields of a form post. */
export function textsOf(body: unknown): Texts {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // A form post sends line breaks as CRLF, but `maxlength` and the tRPC client count one character.
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]));
}

/** Such as `m…@clinic.example`, in case a stranger sees the screen. */
export function maskAddress(email: string | null): string {
  return (email ?? "").replace(/^(.).*(?=@)/, "$1…");
}

/** Headers of all answers about a lead: no one keeps it, and no other site and no search engine may learn its address. */
export const privately = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** Logs that a press could not be stored, for a page that shows again what was typed. @throws an error that is not ours */
export function takeFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const { answer, retryAfterSeconds } = failureOf(error);
  if (answer.data.httpStatus < 500) throw error;
  request.log.error({ err: error }, "a press on the page of a lead failed");
  if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
}

type LeadPage = { path: string; view: LeadView; status?: number; waiting?: Waiting };

/** Sends a page of one lead. Its path is without the token, because a failing page is logged with its path. */
export async function sendLeadPage(
  request: FastifyRequest,
  reply: FastifyReply,
  queue: RenderQueue,
  { path, view, status = 200, waiting = "form" }: LeadPage,
) {
  const { page } = await queue.render({ path, answer: { formOutcome: null, leadView: view } }, waiting);
  return sendPage(request, reply.headers(privately), { ...page, status }, false);
}
