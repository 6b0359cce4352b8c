import { refusalCopy } from "@site/content/copy/refusals";
import { fill } from "@site/content/fill";
import { leadFormPath, leadListFilePath, leadListFormPath, leadListPath, leadPath } from "@site/content/paths";
import type { Site } from "@site/content/site";
import { StorageFault } from "@site/db/storage-fault";
import {
  codeOfStatus,
  type PublicError,
  type PublicErrorCode,
  publicError,
  publicErrorOf,
  RefusedForNow,
  retryAfterSecondsOf,
} from "@site/trpc-router/errors";
import { tokens } from "@site/web/tokens";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { ClientAddress } from "./client.ts";
import type { RefusalReason } from "./log/metrics.ts";
import { isApiOrAsset } from "./log/request-log.ts";
import { escapeMarkup } from "./markup.ts";

type Options = {
  site: Site;
  /** @throws Refusal if the client has sent too many requests */
  onNotFound: (ip: ClientAddress) => void;
};

/** A program gets a `PublicError` as JSON, and a person a small HTML page. The cause of a 5xx error is only logged. */
export const errors = plugin(async (app: FastifyInstance, { site, onNotFound }: Options) => {
  app.decorateRequest("refusal", null);
  app.setErrorHandler((error: Error, request, reply) => {
    const { answer, retryAfterSeconds } = failureOf(error);
    const { httpStatus } = answer.data;
    if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
    if (httpStatus >= 500 && !(error instanceof Refusal))
      request.log.error({ err: error, req: request }, "request failed");
    reply.header("cache-control", "no-store");
    // The headers of a 416 contain the file's length, so that the client can ask for another range.
    if ("statusCode" in error && error.statusCode === 416)
      return reply
        .code(416)
        .headers("headers" in error ? { ...Object(error.headers) } : {})
        .send();
    const page = pageFor(error, request, httpStatus);
    if (page === null) return reply.code(httpStatus).send({ error: answer });
    return sendRefusalPage(reply, httpStatus, page, site);
  });
  // This handler gets requests for a missing file, and requests whose method isn't GET or HEAD.
  app.setNotFoundHandler((request, reply) => {
    if (isApiOrAsset(request.url)) {
      onNotFound(request.ip);
      return sendMissing(request, reply, site);
    }
    reply.header("allow", "GET, HEAD");
    if (!wantsPage(request.headers.accept)) return sendError(reply, "METHOD_NOT_SUPPORTED");
    return sendRefusalPage(reply, 405, "unreadable", site);
  });
});

export function sendMissing({ url, headers }: FastifyRequest, reply: FastifyReply, site: Site) {
  if (/^\/(?:api|trpc)\b/.test(url) || !wantsPage(headers.accept)) return sendError(reply, "NOT_FOUND");
  return sendRefusalPage(reply, 404, "missing", site);
}

function sendRefusalPage(reply: FastifyReply, status: number, page: keyof typeof refusalCopy, site: Site) {
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-security-policy": refusalPolicy })
    .type("text/html; charset=utf-8")
    .send(refusalPage(page, site));
}

export function sendUnreadable(request: FastifyRequest, reply: FastifyReply, site: Site): void {
  if (isApiOrAsset(request.url) || !wantsPage(request.headers.accept)) sendError(reply, "BAD_REQUEST");
  else sendRefusalPage(reply, 400, "unreadable", site);
}

/** Browsers accept HTML as a response, and few programs do. */
export function wantsPage(accept = ""): boolean {
  return /\btext\/html\b/i.test(accept);
}

export function failureOf(error: unknown): { answer: PublicError; retryAfterSeconds: number | null } {
  const retryAfterSeconds = retryAfterSecondsOf(error);
  if (error instanceof TRPCError) return { answer: publicErrorOf(error), retryAfterSeconds };
  if (error instanceof StorageFault) return { answer: publicError("SERVICE_UNAVAILABLE"), retryAfterSeconds };
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return { answer: publicError(codeOfStatus(status)), retryAfterSeconds };
}

export function sendError(reply: FastifyReply, code: PublicErrorCode, message?: string) {
  const error = publicError(code, message);
  return reply.code(error.data.httpStatus).header("cache-control", "no-store").send({ error });
}

/** @returns null if the sender is a program, which gets JSON */
function pageFor(error: Error, { url, routeOptions, headers }: FastifyRequest, httpStatus: number) {
  if (isApiOrAsset(url)) return null;
  if (error instanceof Refusal && error.reason !== "foreign") return error.reason;
  if (httpStatus < 500 && !wantsPage(headers.accept)) return null;
  if (httpStatus < 500) return httpStatus === 403 ? "foreign" : httpStatus === 413 ? "tooLarge" : "unreadable";
  const office = [leadPath, leadFormPath, leadListPath, leadListFilePath, leadListFormPath];
  return office.some((path) => path === routeOptions.url) ? "lead" : "failed";
}

export const refusalPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The page is made without React, because a refusal must cost the server less than the request would have cost. */
export function refusalPage(name: keyof typeof refusalCopy, site: Site): string {
  const { title, text } = fill(refusalCopy[name], site);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title>`,
    `<style>body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:${tokens.black};background:${tokens.colors.paper[1]}}</style>`,
    `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`,
  ].join("");
}

const codeOfReason = { limited: "TOO_MANY_REQUESTS", busy: "SERVICE_UNAVAILABLE", foreign: "FORBIDDEN" } as const;

export class Refusal extends RefusedForNow {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, retryAfterSeconds: number | null) {
    super(codeOfReason[reason], retryAfterSeconds);
    this.reason = reason;
  }
}

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyRequest {
    /** Null if the request isn't refused, and always null on a route without `handlesRefusal`. */
    refusal: Refusal | null;
  }

  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyContextConfig {
    /** A form's own handler responds to `request.refusal`, because it shows the form again with the visitor's input. */
    handlesRefusal?: boolean;
  }
}

/** @throws Refusal unless the route has `handlesRefusal` */
export function refuse(request: FastifyRequest, refusal: Refusal): void {
  if (request.routeOptions.config.handlesRefusal !== true) throw refusal;
  request.refusal = refusal;
}
