import type { ContentRevision } from "@site/db/content-revision";
import { appRouter } from "@site/trpc-router/app-router";
import { publicErrorOf, retryAfterSecondsOf } from "@site/trpc-router/errors";
import type { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContextOf } from "../context.ts";
import { batchSizeMax } from "../limits.ts";
import { isJson } from "../rest/is-json.ts";
import { ContentAnswers } from "./content-answers.ts";
import { answerDirectly, isPlain, readDirectCalls } from "./direct-calls.ts";
import { announceWait, sendError } from "./errors.ts";

/** As the adapter's. */
const directHeaders = {
  "content-type": "application/json",
  "cache-control": "no-store",
  vary: "trpc-accept, accept",
} as const;

type TrpcOptions = FastifyTRPCPluginOptions<typeof appRouter>["trpcOptions"];

type Options = { contextOf: ContextOf; content: ContentRevision };

/** The contract under `/trpc`, for the site's own pages. */
export async function trpc(app: FastifyInstance, { contextOf, content }: Options) {
  const trpcOptions: TrpcOptions = {
    router: appRouter,
    createContext: ({ req }) => contextOf(req),
    maxBatchSize: batchSizeMax,
    onError: ({ req, error, path }) => logFailure(req, error, path),
    // tRPC names no media type where it could not make out which procedures are meant.
    responseMeta: ({ info, errors }) => ({
      headers: {
        "cache-control": "no-store",
        ...(info === undefined && { "content-type": "application/json" }),
        ...waitHeader(errors),
      },
    }),
  };
  app.addHook<{ Params: { path?: string } }>("onRequest", async (request, reply) => {
    if (!["GET", "HEAD", "POST"].includes(request.method))
      return sendError(reply.header("allow", "GET, HEAD, POST"), "METHOD_NOT_SUPPORTED");
    if (!isDecodable(request.params.path ?? "")) return sendError(reply, "BAD_REQUEST");
    if (request.method === "POST" && !isJson(request)) return sendError(reply, "UNSUPPORTED_MEDIA_TYPE");
  });
  // What tRPC's clients send is answered here; its adapter, which makes a web request of each, does the rest.
  const answers = new ContentAnswers(content);
  app.addHook("preHandler", async (request, reply) => {
    if (!isPlain(request)) return;
    const make = async () => {
      const calls = readDirectCalls(request);
      const onError = (error: TRPCError, path: string) => {
        announceWait(reply, error);
        logFailure(request, error, path);
      };
      return calls && answerDirectly(calls, contextOf(request), onError);
    };
    const answer = request.method === "GET" ? await answers.get(request.url, make) : await make();
    if (answer === null) return;
    reply.code(answer.status).headers(directHeaders);
    return reply.send(answer.body);
  });
  await app.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions });
}

function waitHeader(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = errors.map(retryAfterSecondsOf).find((each) => each !== null);
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

/** Through the request's own logger, because its `reqId` is the reference that the visitor reads. */
function logFailure(request: FastifyRequest, error: TRPCError, path: string | undefined): void {
  const isOurs = publicErrorOf(error).data.httpStatus >= 500;
  if (isOurs) request.log.error({ err: error, req: request, path }, "procedure failed");
}

/** tRPC decodes the path that Fastify has decoded, and takes `%` for a fault of ours. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}
