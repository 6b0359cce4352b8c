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
import { isForPrograms } from "./log/request-group.ts";
import { Refusal } from "./refusal.ts";
import { sendRefusal } from "./send-refusal.ts";

type Options = {
  site: Site;
  /** Called before a file that is not there is answered with 404. @throws Refusal when its client asks too often */
  onMissing: (ip: ClientAddress) => void;
};

/** Fastify's own errors in the shape that procedures answer with; nothing of 500 and above says why. */
export const errors = plugin(async (app: FastifyInstance, { site, onMissing }: Options) => {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(request, reply, error, site);
    const status = error instanceof TRPCError ? publicErrorOf(error).data.httpStatus : (error.statusCode ?? 500);
    if (status === 401) reply.header("www-authenticate", "PartnerKey");
    if (status >= 500) request.log.error({ err: error, req: request }, "request failed");
    return sendError(reply, codeOfStatus(status));
  });
  // Every address of a page answers GET (the pages' catch-all), so what else arrives here came with another method.
  app.setNotFoundHandler((request, reply) => {
    if (!isForPrograms(request.url)) return sendError(reply.header("allow", "GET, HEAD"), "METHOD_NOT_SUPPORTED");
    // A file's name that nothing is behind: files that are there cost nothing.
    onMissing(request.ip);
    return sendError(reply, "NOT_FOUND");
  });
});

/** Says when to come back, where the error tells. */
export function announceWait(reply: FastifyReply, error: unknown): void {
  const seconds = retryAfterSecondsOf(error);
  if (seconds !== null) reply.header("retry-after", seconds);
}

export function sendError(reply: FastifyReply, code: PublicErrorCode) {
  const error = publicError(code);
  return reply.code(error.data.httpStatus).header("cache-control", "no-store").send({ error });
}
