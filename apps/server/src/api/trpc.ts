import type { ContentRevision } from "@site/db/content/content-revision";
import { appRouter } from "@site/trpc-router/app-router";
import { publicErrorOf, retryAfterSecondsOf } from "@site/trpc-router/errors";
import type { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { batchSizeMax } from "../configuration/limits.ts";
import type { ContextOf } from "../context.ts";
import { sendError } from "../http/errors.ts";
import { isJson } from "./is-json.ts";
import { ContentAnswers } from "./stored-answers.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyRequest {
    /** The revision that the answer to this read belongs to; null: the answer is not stored. */
    contentRevision: number | null;
  }
}

/** The same as the adapter's, for answers that it gave before. */
const storedHeaders = {
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
  // Stored answers stand in front of the adapter, which builds a web request and a web response for each call.
  const answers = new ContentAnswers(content);
  app.decorateRequest("contentRevision", null);
  app.addHook("preHandler", async (request, reply) => {
    if (!isPlainRead(request)) return;
    const { answer, revision } = await answers.look(request.url);
    request.contentRevision = revision;
    // As bytes, because Fastify would add a charset to the type of a text.
    if (answer !== null) return reply.headers(storedHeaders).send(Buffer.from(answer.body));
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.contentRevision === null || !(payload instanceof Response)) return payload;
    const { status, headers } = payload;
    const body = await payload.text();
    answers.store(request.url, { status, body }, request.contentRevision);
    reply.code(status).headers(Object.fromEntries(headers));
    return body;
  });
  await app.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions });
}

function waitHeader(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = errors.map(retryAfterSecondsOf).find((each) => each !== null);
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

/** A read that asks for no stream and brings no body. */
function isPlainRead({ method, headers }: FastifyRequest): boolean {
  if (headers["trpc-accept"] !== undefined || headers.accept?.includes("jsonl")) return false;
  return method === "GET" && headers["content-type"] === undefined;
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
