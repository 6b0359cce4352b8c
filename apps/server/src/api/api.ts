import fastifyCors, { type FastifyCorsOptions } from "@fastify/cors";
import { appRouter } from "@site/trpc-router/app-router";
import type { PageContext } from "@site/trpc-router/context";
import { publicErrorOf, retryAfterSecondsOf } from "@site/trpc-router/errors";
import type { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { batchSizeMax } from "../configuration/limits.ts";
import type { ContextOf } from "../context.ts";
import { sendError } from "../http/errors.ts";
import { type JsonSchema, jsonSchemaOf, openApiDocument } from "./openapi.ts";
import { callProcedure, type RestRoute, restRoutes } from "./procedures.ts";

type Options = {
  corsOrigins: readonly string[];
  context: PageContext;
  contextOf: ContextOf;
  /** With this name, a page of another build can tell that the data may not fit its code. Null in development. */
  build: string | null;
};

export async function api(app: FastifyInstance, options: Options): Promise<void> {
  const { corsOrigins } = options;
  const open = (prefix: string, routes: (scope: FastifyInstance) => Promise<void>) =>
    app.register(
      async (scope) => {
        if (corsOrigins.length > 0) await scope.register(fastifyCors, corsOptions(corsOrigins));
        await routes(scope);
      },
      // Without the prefix, the CORS plugin would respond to preflight requests for the whole site.
      { prefix },
    );
  await open("/trpc/", (scope) => trpc(scope, options));
  await open("/api/", (scope) => rest(scope, options));
}

/** Allows pages of the origins in CORS_ORIGINS to send requests with credentials, as requirement 94 asks. */
function corsOptions(corsOrigins: readonly string[]): FastifyCorsOptions {
  return {
    // If `origin` were a list, the plugin would send `access-control-allow-credentials` to all other origins too.
    origin: (origin, answer) => answer(null, origin !== undefined && corsOrigins.includes(origin) ? origin : false),
    credentials: true,
    methods: ["GET", "HEAD", "POST"],
    allowedHeaders: ["content-type", "idempotency-key"],
    exposedHeaders: ["x-request-id", "retry-after", "ratelimit", "ratelimit-policy"],
    maxAge: 24 * 60 * 60,
  };
}

type AdapterOptions = FastifyTRPCPluginOptions<typeof appRouter>["trpcOptions"];

const oneWrite = "A batch may contain only reads. Send each call that stores something in its own request.";

async function trpc(app: FastifyInstance, { contextOf, build }: Options): Promise<void> {
  const trpcOptions: AdapterOptions = {
    router: appRouter,
    createContext: ({ req }) => contextOf(req),
    maxBatchSize: batchSizeMax,
    onError: ({ req, error, path }) => logFailure(req, error, path),
    // If tRPC can't parse the procedure names in the URL, it sets no content type, so this function sets it.
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
    // tRPC decodes the path a second time, so the rate limit would count a batch with twice-encoded commas as one call.
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
    // Sending a web stream would take longer than all the other work for the response to a lead.
    const body = await payload.text();
    // Fastify adds Content-Length to a string body, and HTTP forbids Content-Length together with Transfer-Encoding.
    headers.delete("transfer-encoding");
    reply.code(status).headers(Object.fromEntries(headers));
    return body;
  });
  await app.register(fastifyTRPCPlugin, { trpcOptions });
}

function isJson(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

/** Fastify would keep only one of the Vary headers of tRPC and of the CORS plugin. */
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

async function rest(app: FastifyInstance, { context, contextOf }: Options): Promise<void> {
  const routes = restRoutes();
  for (const route of routes) {
    const { method, name } = route;
    const url = route.path.replace(/^\/api\//, "").replace(/\{(\w+)\}/g, ":$1");
    const inputOf = inputReader(route);
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        if (method === "POST" && !isJson(request)) return sendError(reply, "UNSUPPORTED_MEDIA_TYPE");
        return reply.send(await callProcedure(name, inputOf(request), contextOf(request)));
      },
    });
    refuseOtherMethods(app, url, method);
  }
  let document: ReturnType<typeof openApiDocument> | null = null;
  app.get("openapi.json", async () => (document ??= openApiDocument(routes, context)));
}

function refuseOtherMethods(app: FastifyInstance, url: string, method: "GET" | "POST") {
  const others = app.supportedMethods.filter((other) => other !== method && other !== "HEAD");
  const handler = (_request: FastifyRequest, reply: FastifyReply) =>
    sendError(reply.header("allow", method === "GET" ? "GET, HEAD" : method), "METHOD_NOT_SUPPORTED");
  app.route({ method: others, url, handler });
}

function inputReader({ method, input }: RestRoute): (request: FastifyRequest) => unknown {
  if (method === "POST") return ({ body, headers }) => withIdempotencyKey(body, headers["idempotency-key"]);
  let properties: JsonSchema["properties"];
  return ({ params, query }) => {
    properties ??= jsonSchemaOf(input, "input").properties ?? {};
    const given: Query = { ...Object(query), ...Object(params) };
    return Object.keys(given).length === 0 ? undefined : queryValues(given, properties);
  };
}

function withIdempotencyKey(body: unknown, key: string | string[] | undefined): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  if (!isObject || typeof key !== "string" || "idempotencyKey" in body) return body;
  // The IETF draft of the Idempotency-Key header puts the key in quotes.
  return { ...body, idempotencyKey: key.trim().replace(/^"(.*)"$/, "$1") };
}

type Query = Readonly<Record<string, unknown>>;

/** A value that isn't a number stays a string, which the schema then reports as an error. */
function queryValues(query: Query, properties: NonNullable<JsonSchema["properties"]>): Query {
  const toValue = (name: string, given: unknown) => {
    const schema = properties[name];
    const isNumber = typeof schema === "object" && schema.type === "integer";
    return isNumber && typeof given === "string" && /^-?\d+$/.test(given) ? Number(given) : given;
  };
  return Object.fromEntries(Object.entries(query).map(([name, given]) => [name, toValue(name, given)]));
}
