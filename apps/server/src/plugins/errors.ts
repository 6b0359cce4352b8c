import type { Site } from "@site/content/site";
import { codeOfStatus, type PublicErrorCode, publicError, publicErrorOf } from "@site/trpc-router/errors";
import { TRPCError } from "@trpc/server";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import plugin from "fastify-plugin";
import { Refusal } from "../admission/refusal.ts";
import { isForPrograms } from "../pages/addresses.ts";
import { sendRefusal } from "./refusals.ts";

/** Fastify's own errors in the shape that procedures answer with; nothing of 500 and above says why. */
export const errors = plugin(async (app: FastifyInstance, { site }: { site: Site }) => {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(request, reply, error, site);
    const status = error instanceof TRPCError ? publicErrorOf(error).data.httpStatus : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error, req: request }, "request failed");
    return sendError(reply, codeOfStatus(status));
  });
  // Every address of a page answers GET (the pages' catch-all), so what arrives here came with another method.
  app.setNotFoundHandler((request, reply) =>
    isForPrograms(request.url)
      ? sendError(reply, "NOT_FOUND")
      : sendError(reply.header("allow", "GET, HEAD"), "METHOD_NOT_SUPPORTED"),
  );
});

export function sendError(reply: FastifyReply, code: PublicErrorCode) {
  const error = publicError(code);
  return reply.code(error.data.httpStatus).header("cache-control", "no-store").send({ error });
}
