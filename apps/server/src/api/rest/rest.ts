import type { Context } from "@site/trpc-router/context";
import { publicErrorOf } from "@site/trpc-router/errors";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createPartnerOf, type PartnerKey, partnerKeyHeader } from "../../configuration/partner-keys.ts";
import type { ContextOf } from "../../context.ts";
import { sendError, setRetryAfter } from "../../http/errors.ts";
import { isJson } from "../is-json.ts";
import { jsonSchemaOf } from "../openapi/json-schema.ts";
import { openApiDocument } from "../openapi/openapi.ts";
import { type Operation, restOperations } from "../operations.ts";
import { callProcedure } from "../procedures.ts";
import { queryValues } from "./query-values.ts";

export type RestOptions = {
  context: Context;
  contextOf: ContextOf;
  partnerKeys: readonly PartnerKey[];
};

/** REST, for a scope under `/api/`: each route calls the procedure whose metadata names it, so that REST and tRPC can't differ. */
export async function rest(app: FastifyInstance, { context, contextOf, partnerKeys }: RestOptions): Promise<void> {
  const operations = restOperations();
  const partnerOf = createPartnerOf(partnerKeys);
  for (const operation of operations) {
    const { method } = operation;
    const url = operation.path.replace(/^\/api\//, "").replace(/\{(\w+)\}/g, ":$1");
    const inputOf = inputReader(operation);
    const call = (request: FastifyRequest, reply: FastifyReply) => {
      const partner = operation.takesPartnerKey ? partnerOf(request.headers[partnerKeyHeader]) : null;
      return callOperation(operation, inputOf(request), reply, { ...contextOf(request), partner });
    };
    app.route({
      ...{ method, url },
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        if (method === "POST" && !isJson(request)) return sendError(reply, "UNSUPPORTED_MEDIA_TYPE");
        const { status, body } = await call(request, reply);
        return reply.code(status).type("application/json; charset=utf-8").send(body);
      },
    });
    refuseOtherMethods(app, url, method);
  }
  const document = openApiDocument(operations, context);
  app.get("openapi.json", async () => document);
}

function refuseOtherMethods(app: FastifyInstance, url: string, method: "GET" | "POST") {
  const others = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter((other) => other !== method);
  const handler = (_request: FastifyRequest, reply: FastifyReply) =>
    sendError(reply.header("allow", method === "GET" ? "GET, HEAD" : method), "METHOD_NOT_SUPPORTED");
  app.route({ method: others, url, handler });
}

/** @throws TRPCError INTERNAL_SERVER_ERROR; every other error becomes a response */
async function callOperation(
  { name, method }: Operation,
  input: unknown,
  reply: FastifyReply,
  context: Context,
): Promise<{ status: number; body: string }> {
  try {
    const data = await callProcedure({ name, type: method === "GET" ? "query" : "mutation", input }, context);
    return { status: 200, body: JSON.stringify(data) };
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    setRetryAfter(reply, error);
    const publicError = publicErrorOf(error);
    if (publicError.data.httpStatus >= 500) reply.log.error({ err: error, req: reply.request }, "procedure failed");
    return { status: publicError.data.httpStatus, body: JSON.stringify({ error: publicError }) };
  }
}

/** Returns a function that reads a procedure's input: a POST's body, a GET's path and query parameters. */
function inputReader({ method, input }: Operation): (request: FastifyRequest) => unknown {
  const schema = jsonSchemaOf(input, "input");
  if (schema === null) return () => undefined;
  if (method === "POST") return ({ body, headers }) => withIdempotencyKey(body, headers["idempotency-key"]);
  return ({ params, query }) => {
    const given = { ...asRecord(query), ...asRecord(params) };
    return Object.keys(given).length === 0 ? undefined : queryValues(given, schema);
  };
}

/** Adds the `Idempotency-Key` header to the body, because API clients usually send the key as a header. */
function withIdempotencyKey(body: unknown, key: string | string[] | undefined): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject && typeof key === "string" && !("idempotencyKey" in body) ? { ...body, idempotencyKey: key } : body;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
