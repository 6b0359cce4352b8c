import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import { isGuest } from "./cors.ts";
import { sendError } from "./errors.ts";

/**
 * Pages are the same for everyone, so forms carry no token; a post from another site is told by what browsers say
 * of it. Programs send neither header and are welcome at the API; so are the sites that the operator named.
 */
export const sameSite = plugin(async (app: FastifyInstance, { corsOrigins }: { corsOrigins: readonly string[] }) => {
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "POST" || isGuest(request, corsOrigins)) return;
    if (request.headers["sec-fetch-site"] === "cross-site") return sendError(reply, "FORBIDDEN");
    const { origin, host } = request.headers;
    if (origin !== undefined && origin !== "null" && hostOf(origin) !== host) return sendError(reply, "FORBIDDEN");
  });
});

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
