import { createCaller } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import { publicError, publicErrorOf } from "@site/trpc-router/errors";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ContextOf } from "../context.ts";
import { sendError } from "../plugins/errors.ts";
import { isJson } from "./is-json.ts";
import { openApiDocument } from "./openapi.ts";
import { type Operation, restOperations } from "./operations.ts";

type Procedure = (input: unknown) => Promise<unknown>;

/** Adapters over the procedures, made from their metadata: never a second implementation. */
export async function rest(app: FastifyInstance, { context, contextOf }: { context: Context; contextOf: ContextOf }) {
  const operations = restOperations();
  for (const operation of operations) {
    const call = (request: FastifyRequest) => procedureOf(createCaller(contextOf(request)), operation);
    const url = operation.path.replace(/\{(\w+)\}/g, ":$1");
    app.route({
      method: operation.method,
      url,
      handler: (request, reply) => answer(call(request), operation, request, reply),
    });
    refuseOtherMethods(app, url, operation.method);
  }
  const document = openApiDocument(operations, context);
  app.get("/api/openapi.json", async () => document);
}

function refuseOtherMethods(app: FastifyInstance, url: string, method: "GET" | "POST") {
  const others = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter((other) => other !== method);
  const handler = (_request: FastifyRequest, reply: FastifyReply) =>
    sendError(reply.header("allow", method === "GET" ? "GET, HEAD" : method), "METHOD_NOT_SUPPORTED");
  app.route({ method: others, url, handler });
}

async function answer(call: Procedure, { method, input }: Operation, request: FastifyRequest, reply: FastifyReply) {
  reply.header("cache-control", "no-store");
  if (method === "POST" && !isJson(request))
    return reply.code(415).send({ error: publicError("UNSUPPORTED_MEDIA_TYPE") });
  try {
    return await call(input === undefined ? undefined : inputOf(method, request));
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    const answered = publicErrorOf(error);
    if (answered.data.httpStatus >= 500) request.log.error({ err: error, req: request }, "procedure failed");
    return reply.code(answered.data.httpStatus).send({ error: answered });
  }
}

/** The body of a POST; of a GET the parameters of path and query. */
function inputOf(method: "GET" | "POST", request: FastifyRequest): unknown {
  if (method === "POST") return withKey(request.body, request.headers["idempotency-key"]);
  const { params, query } = request;
  const given = { ...asRecord(query), ...asRecord(params) };
  return Object.keys(given).length === 0 ? undefined : withNumbers(given);
}

/** The key of a repeat may come as a header too, as API clients are used to. */
function withKey(body: unknown, key: string | string[] | undefined): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject && typeof key === "string" && !("idempotencyKey" in body) ? { ...body, idempotencyKey: key } : body;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** A query string holds texts only; the one number that a procedure takes is `limit`. */
function withNumbers({ limit, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return limit === undefined ? rest : { ...rest, limit: Number(limit) };
}

function procedureOf(caller: ReturnType<typeof createCaller>, { name }: Operation): Procedure {
  const [group = "", procedure = ""] = name.split(".");
  // Names come from the router itself, so the caller has them; their common type is "takes an input, answers".
  const groups = caller as unknown as Record<string, Record<string, Procedure>>;
  const call = groups[group]?.[procedure];
  if (call === undefined) throw new Error(`The router has no procedure ${name}.`);
  return call;
}
