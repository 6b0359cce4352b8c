import fastifyCors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { type RestOptions, rest } from "./rest.ts";
import { type TrpcOptions, trpc } from "./trpc.ts";

type Options = TrpcOptions & RestOptions & { corsOrigins: readonly string[] };

/** tRPC under `/trpc` and REST under `/api`: the only addresses that pages of other sites may use. */
export async function api(app: FastifyInstance, { corsOrigins, ...options }: Options): Promise<void> {
  const open = (prefix: string, routes: (scope: FastifyInstance) => Promise<void>) =>
    app.register(
      async (scope) => {
        if (corsOrigins.length > 0) await scope.register(fastifyCors, corsOptions(corsOrigins));
        await routes(scope);
      },
      // The plugin answers preflights of every address below the prefix, and without one those of the whole site.
      { prefix },
    );
  await open("/trpc/", (scope) => trpc(scope, options));
  await open("/api/", (scope) => rest(scope, options));
}

/** For the sites in CORS_ORIGINS, with credentials (requirement 94). */
function corsOptions(corsOrigins: readonly string[]): FastifyCorsOptions {
  return {
    // A function, because for a list the plugin would tell every other site that credentials are allowed.
    origin: (origin, answer) => answer(null, origin !== undefined && corsOrigins.includes(origin) ? origin : false),
    credentials: true,
    methods: ["GET", "HEAD", "POST"],
    allowedHeaders: ["content-type", "idempotency-key"],
    exposedHeaders: ["x-request-id", "retry-after", "ratelimit", "ratelimit-policy"],
    maxAge: 24 * 60 * 60,
  };
}
