import { appRouter } from "@site/trpc-router/app-router";
import { publicErrorOf, retryAfterSecondsOf } from "@site/trpc-router/errors";
import type { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { batchSizeMax } from "../configuration/limits.ts";
import type { ContextOf } from "../context.ts";
import { sendError } from "../http/errors.ts";
import { isJson } from "./procedures.ts";

type AdapterOptions = FastifyTRPCPluginOptions<typeof appRouter>["trpcOptions"];

export type TrpcOptions = {
  contextOf: ContextOf;
  /** Each response names the build, so that a page of another build doesn't use its data. null: unknown */
  build: string | null;
};

export async function trpc(app: FastifyInstance, { contextOf, build }: TrpcOptions): Promise<void> {
  const trpcOptions: AdapterOptions = {
    router: appRouter,
    createContext: ({ req }) => contextOf(req),
    maxBatchSize: batchSizeMax,
    onError: ({ req, error, path }) => logFailure(req, error, path),
    // If tRPC can't parse the procedure names, it sets no content type.
    responseMeta: ({ info, errors }) => ({
      headers: {
        "cache-control": "no-store",
        ...(info === undefined && { "content-type": "application/json" }),
        ...retryAfterHeader(errors),
      },
    }),
  };
  app.addHook<{ Params: { path?: string } }>("onRequest", async (request, reply) => {
    if (build !== null) reply.header("x-build", build);
    if (!["GET", "HEAD", "POST"].includes(request.method))
      return sendError(reply.header("allow", "GET, HEAD, POST"), "METHOD_NOT_SUPPORTED");
    // tRPC decodes the names again, so a batch that was encoded twice would count as one call.
    const { path = "" } = request.params;
    if (path.includes("%")) return sendError(reply, "BAD_REQUEST");
    if (request.method === "POST" && path.includes(",")) return sendError(reply, "BAD_REQUEST", oneWrite);
    if (request.method === "POST" && !isJson(request)) return sendError(reply, "UNSUPPORTED_MEDIA_TYPE");
  });
  app.addHook("onSend", async (_request, reply, payload) => {
    if (!(payload instanceof Response)) return payload;
    const { status, headers } = payload;
    headers.set("vary", varyOf(reply, headers.get("vary") ?? "trpc-accept, accept"));
    if (headers.get("content-type") !== "application/json") return payload;
    // Sending the Response as a web stream would take longer than everything else that a lead's response needs.
    const body = await payload.text();
    // Fastify adds Content-Length to a string, and HTTP forbids both headers in one response.
    headers.delete("transfer-encoding");
    reply.code(status).headers(Object.fromEntries(headers));
    return body;
  });
  await app.register(fastifyTRPCPlugin, { trpcOptions });
}

/** Merges the Vary headers of tRPC and CORS, because Fastify would keep only one of them. */
function varyOf(reply: FastifyReply, own: string): string {
  return [own, reply.getHeader("vary") ?? []].flat().join(", ");
}

function retryAfterHeader(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = errors.map(retryAfterSecondsOf).find((each) => each !== null);
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

function logFailure(request: FastifyRequest, error: TRPCError, path: string | undefined): void {
  const isServerError = publicErrorOf(error).data.httpStatus >= 500;
  if (isServerError) request.log.error({ err: error, req: request, path }, "procedure failed");
}

const oneWrite = "A batch holds reads only. Send each call that stores something by itself.";
