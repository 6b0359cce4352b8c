import type { ContentRevision } from "@site/db/content/content-revision";
import { appRouter } from "@site/trpc-router/app-router";
import { publicErrorOf, retryAfterSecondsOf } from "@site/trpc-router/errors";
import type { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { batchSizeMax } from "../configuration/limits.ts";
import type { ContextOf } from "../context.ts";
import { sendError } from "../http/errors.ts";
import { isJson } from "./is-json.ts";
import { ContentAnswers } from "./stored-answers.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyRequest {
    /** Content revision of the response, read before the procedure ran. null: the response is not cached. */
    contentRevision: number | null;
  }
}

/** Headers of a cached answer: the same that tRPC's adapter sends. */
const storedHeaders = {
  "content-type": "application/json",
  "cache-control": "no-store",
  vary: "trpc-accept, accept",
} as const;

type AdapterOptions = FastifyTRPCPluginOptions<typeof appRouter>["trpcOptions"];

export type TrpcOptions = { contextOf: ContextOf; content: ContentRevision };

/** tRPC's HTTP adapter, for a scope under `/trpc/`, with a response cache in front. */
export async function trpc(app: FastifyInstance, { contextOf, content }: TrpcOptions): Promise<void> {
  const trpcOptions: AdapterOptions = {
    router: appRouter,
    createContext: ({ req }) => contextOf(req),
    maxBatchSize: batchSizeMax,
    onError: ({ req, error, path }) => logFailure(req, error, path),
    // tRPC sets no content type when it can't parse the procedure names.
    responseMeta: ({ info, errors }) => ({
      headers: {
        "cache-control": "no-store",
        ...(info === undefined && { "content-type": "application/json" }),
        ...retryAfterHeader(errors),
      },
    }),
  };
  app.addHook<{ Params: { path?: string } }>("onRequest", async (request, reply) => {
    if (!["GET", "HEAD", "POST"].includes(request.method))
      return sendError(reply.header("allow", "GET, HEAD, POST"), "METHOD_NOT_SUPPORTED");
    if (!isDecodable(request.params.path ?? "")) return sendError(reply, "BAD_REQUEST");
    if (request.method === "POST" && !isJson(request)) return sendError(reply, "UNSUPPORTED_MEDIA_TYPE");
  });
  // Cached answers are sent before the adapter runs, because it builds a web Request and Response for each call.
  const answers = new ContentAnswers(content);
  app.decorateRequest("contentRevision", null);
  app.addHook("preHandler", async (request, reply) => {
    if (!isCacheableRead(request)) return;
    const { answer, revision } = await answers.lookUp(request.url);
    request.contentRevision = revision;
    // A Buffer, because Fastify adds a charset to the content type of a string.
    if (answer === null) return;
    return reply.headers({ ...storedHeaders, vary: varyOf(reply, storedHeaders.vary) }).send(Buffer.from(answer.body));
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    const { status, headers } = payload;
    headers.set("vary", varyOf(reply, headers.get("vary") ?? storedHeaders.vary));
    if (headers.get("content-type") !== storedHeaders["content-type"]) return payload;
    // A text, because the web stream of a Response costs more than the rest of a lead's answer.
    const body = await payload.text();
    if (request.contentRevision !== null) answers.store(request.url, { status, body }, request.contentRevision);
    reply.code(status).headers(Object.fromEntries(headers));
    return body;
  });
  await app.register(fastifyTRPCPlugin, { trpcOptions });
}

/** Joins the adapter's Vary to that of CORS, because Fastify would replace one by the other. */
function varyOf(reply: FastifyReply, own: string): string {
  return [own, reply.getHeader("vary") ?? []].flat().join(", ");
}

function retryAfterHeader(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = errors.map(retryAfterSecondsOf).find((each) => each !== null);
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

/** A GET without streaming and without a body: the only kind whose response is cached. */
function isCacheableRead({ method, headers }: FastifyRequest): boolean {
  if (headers["trpc-accept"] !== undefined || headers.accept?.includes("jsonl")) return false;
  return method === "GET" && headers["content-type"] === undefined;
}

/** Uses the request's logger, because its `reqId` is the request id that the visitor sees. */
function logFailure(request: FastifyRequest, error: TRPCError, path: string | undefined): void {
  const isServerError = publicErrorOf(error).data.httpStatus >= 500;
  if (isServerError) request.log.error({ err: error, req: request, path }, "procedure failed");
}

/** tRPC decodes the path a second time after Fastify, and answers a stray `%` with 500 instead of 400. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}
