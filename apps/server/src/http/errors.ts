import { refusalCopy } from "@site/content/copy/refusals";
import { fill } from "@site/content/fill";
import { leadFormPath, leadPath } from "@site/content/paths";
import type { Site } from "@site/content/site";
import { StorageFault } from "@site/db/storage-fault";
import {
  codeOfStatus,
  type PublicError,
  type PublicErrorCode,
  publicError,
  publicErrorOf,
  retryAfterSecondsOf,
} from "@site/trpc-router/errors";
import { tokens } from "@site/web/tokens";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { ClientAddress } from "./client/client.ts";
import type { RefusalReason } from "./log/metrics.ts";
import { isApiOrAsset } from "./log/request-log.ts";
import { escapeMarkup } from "./markup.ts";

type Options = {
  site: Site;
  /** Called before a 404 for a file or an API address. @throws Refusal when the client has sent too many requests */
  onNotFound: (ip: ClientAddress) => void;
};

/**
 * Answers every error: in the shape of `PublicError` to programs, with a small page at the address of a page. A status
 * of 500 or above never carries its cause: that is logged.
 */
export const errors = plugin(async (app: FastifyInstance, { site, onNotFound }: Options) => {
  app.setErrorHandler((error: Error, request, reply) => {
    const { answer, retryAfterSeconds } = failureOf(error);
    const { httpStatus } = answer.data;
    if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
    if (httpStatus >= 500 && !(error instanceof Refusal))
      request.log.error({ err: error, req: request }, "request failed");
    reply.code(httpStatus).header("cache-control", "no-store");
    const page = pageFor(error, request, httpStatus);
    if (page === null) return reply.send({ error: answer });
    return reply
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(htmlOf(fill(refusalCopy[page], site)));
  });
  // The catch-all route of the pages answers every GET, so a page's address arrives here with another method only.
  app.setNotFoundHandler((request, reply) => {
    if (!isApiOrAsset(request.url)) return sendError(reply.header("allow", "GET, HEAD"), "METHOD_NOT_SUPPORTED");
    // Charged here and not in a hook, because existing files are free.
    onNotFound(request.ip);
    return sendError(reply, "NOT_FOUND");
  });
});

/** The public form of an error, and its `Retry-After`. */
export function failureOf(error: unknown): { answer: PublicError; retryAfterSeconds: number | null } {
  const retryAfterSeconds = error instanceof Refusal ? error.retryAfterSeconds : retryAfterSecondsOf(error);
  if (error instanceof TRPCError) return { answer: publicErrorOf(error), retryAfterSeconds };
  if (error instanceof StorageFault) return { answer: publicError("SERVICE_UNAVAILABLE"), retryAfterSeconds };
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return { answer: publicError(codeOfStatus(status)), retryAfterSeconds };
}

/** @param message replaces the default one of the code */
export function sendError(reply: FastifyReply, code: PublicErrorCode, message?: string) {
  const error = publicError(code, message);
  return reply.code(error.data.httpStatus).header("cache-control", "no-store").send({ error });
}

/** Which page a person gets. null: a program asks, or the error is one of its request. */
function pageFor(error: Error, { url, routeOptions }: FastifyRequest, httpStatus: number) {
  if (isApiOrAsset(url)) return null;
  if (error instanceof Refusal) return error.reason;
  if (httpStatus < 500) return null;
  return [leadPath, leadFormPath].some((path) => path === routeOptions.url) ? "lead" : "failed";
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A template without React, because a refusal must cost less than the request that it refuses. */
function htmlOf({ title, text }: { title: string; text: string }): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title>`,
    `<style>body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:${tokens.black};background:${tokens.colors.paper[1]}}</style>`,
    `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`,
  ].join("");
}

/**
 * A request refused for now: 429, because the client exceeded a rate limit, or 503, because the render queue is full.
 */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly statusCode: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(reason: RefusalReason, retryAfterSeconds: number) {
    super(reason === "limited" ? "The client asks too often." : "The site is busy.");
    this.reason = reason;
    this.statusCode = reason === "limited" ? 429 : 503;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
