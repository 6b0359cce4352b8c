import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { isApi, isFromCorsOrigin } from "../http/same-site.ts";

const day = String(24 * 60 * 60);

/**
 * CORS with credentials for the API, for the sites in CORS_ORIGINS (requirement 94). Not `@fastify/cors`, because that
 * answers preflights of every address and adds `Vary: Origin` to every response, pages included.
 */
export const cors = plugin(async (app: FastifyInstance, { corsOrigins }: { corsOrigins: readonly string[] }) => {
  if (corsOrigins.length === 0) return;

  app.addHook("onRequest", async (request, reply) => {
    if (!isFromCorsOrigin(request, corsOrigins)) return;
    reply.header("access-control-allow-origin", request.headers.origin);
    reply.header("access-control-allow-credentials", "true");
    reply.header("access-control-expose-headers", "x-request-id, retry-after, ratelimit, ratelimit-policy");
    if (isPreflight(request)) return answerPreflight(reply);
  });

  app.addHook("onSend", async (request, reply, payload) => {
    if (isApi(request.url)) addVary(reply, payload);
  });
});

/**
 * Caches must store API responses per origin. tRPC's adapter hands over a `Response`, whose headers replace those of
 * the reply, so the value is added there.
 */
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
