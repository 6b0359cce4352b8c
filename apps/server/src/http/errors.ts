import type { Site } from "@site/content/site";
import {
  codeOfStatus,
  type PublicErrorCode,
  publicError,
  publicErrorOf,
  retryAfterSecondsOf,
} from "@site/trpc-router/errors";
import { TRPCError } from "@trpc/server";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import plugin from "fastify-plugin";
import type { ClientAddress } from "./client/client.ts";
import { isApiOrAsset } from "./log/request-group.ts";
import { Refusal } from "./refusal.ts";
import { sendRefusal } from "./send-refusal.ts";

type Options = {
  site: Site;
  /** Called before a 404 for a file or an API address. @throws Refusal when the client has sent too many requests */
  onNotFound: (ip: ClientAddress) => void;
};

/**
 * Answers every error in the shape of `PublicError`. A status of 500 or above never carries its cause: that is logged.
 */
export const errors = plugin(async (app: FastifyInstance, { site, onNotFound }: Options) => {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(request, reply, error, site);
    const answer =
      error instanceof TRPCError ? publicErrorOf(error) : publicError(codeOfStatus(error.statusCode ?? 500));
    const { httpStatus } = answer.data;
    const retryAfterSeconds = retryAfterSecondsOf(error);
    if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
    if (httpStatus === 401) reply.header("www-authenticate", "PartnerKey");
    if (httpStatus >= 500) request.log.error({ err: error, req: request }, "request failed");
    return reply.code(httpStatus).header("cache-control", "no-store").send({ error: answer });
  });
  // The catch-all route of the pages answers every GET, so a page's address arrives here with another method only.
  app.setNotFoundHandler((request, reply) => {
    if (!isApiOrAsset(request.url)) return sendError(reply.header("allow", "GET, HEAD"), "METHOD_NOT_SUPPORTED");
    // Charged here and not in a hook, because existing files are free.
    onNotFound(request.ip);
    return sendError(reply, "NOT_FOUND");
  });
});

export function sendError(reply: FastifyReply, code: PublicErrorCode) {
  const error = publicError(code);
  return reply.code(error.data.httpStatus).header("cache-control", "no-store").send({ error });
}
