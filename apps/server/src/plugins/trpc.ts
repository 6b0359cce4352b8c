import { appRouter } from "@site/trpc-router/app-router";
import { publicErrorOf } from "@site/trpc-router/errors";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import type { ContextOf } from "../context.ts";
import { batchSizeMax } from "../limits.ts";
import { isJson } from "../rest/is-json.ts";
import { sendError } from "./errors.ts";

type TrpcOptions = FastifyTRPCPluginOptions<typeof appRouter>["trpcOptions"];

/** The contract under `/trpc`, for the site's own pages. */
export async function trpc(app: FastifyInstance, { contextOf }: { contextOf: ContextOf }) {
  const trpcOptions: TrpcOptions = {
    router: appRouter,
    createContext: ({ req }) => contextOf(req),
    maxBatchSize: batchSizeMax,
    onError({ error, path }) {
      if (publicErrorOf(error).data.httpStatus >= 500) app.log.error({ err: error, path }, "procedure failed");
    },
    // tRPC names no media type where it could not make out which procedures are meant.
    responseMeta: ({ info }) => ({
      headers: { "cache-control": "no-store", ...(info === undefined && { "content-type": "application/json" }) },
    }),
  };
  app.addHook<{ Params: { path?: string } }>("onRequest", async (request, reply) => {
    if (!["GET", "HEAD", "POST"].includes(request.method))
      return sendError(reply.header("allow", "GET, HEAD, POST"), "METHOD_NOT_SUPPORTED");
    if (!isDecodable(request.params.path ?? "")) return sendError(reply, "BAD_REQUEST");
    if (request.method === "POST" && !isJson(request)) return sendError(reply, "UNSUPPORTED_MEDIA_TYPE");
  });
  await app.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions });
}

/** tRPC decodes the path that Fastify has decoded, and takes `%` for a fault of ours. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}
