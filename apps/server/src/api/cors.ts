import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { isApi, isOfNamedSite } from "../http/same-site.ts";

const day = String(24 * 60 * 60);

/**
 * The API for browsers on sites that the operator named, with credentials (requirement 94). Nothing else of the site is
 * touched: `@fastify/cors` would answer preflights of every address and mark every answer as varying by origin.
 */
export const cors = plugin(async (app: FastifyInstance, { corsOrigins }: { corsOrigins: readonly string[] }) => {
  if (corsOrigins.length === 0) return;

  app.addHook("onRequest", async (request, reply) => {
    if (!isOfNamedSite(request, corsOrigins)) return;
    reply.header("access-control-allow-origin", request.headers.origin);
    reply.header("access-control-allow-credentials", "true");
    reply.header("access-control-expose-headers", "x-request-id, retry-after, ratelimit, ratelimit-policy");
    if (isPreflight(request)) return answerPreflight(reply);
  });

  app.addHook("onSend", async (request, reply, payload) => {
    if (isApi(request.url)) addVary(reply, payload);
  });
});

/** Whoever keeps an answer keeps it for one origin. An answer of tRPC's adapter replaces headers of the same name. */
function addVary(reply: FastifyReply, payload: unknown): void {
  const known = reply.getHeader("vary");
  if (payload instanceof Response) payload.headers.append("vary", "origin");
  else reply.header("vary", known === undefined ? "origin" : `${known}, origin`);
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

function answerPreflight(reply: FastifyReply) {
  return reply
    .code(204)
    .header("access-control-allow-methods", "GET, HEAD, POST")
    .header("access-control-allow-headers", "content-type, idempotency-key")
    .header("access-control-max-age", day)
    .send();
}
