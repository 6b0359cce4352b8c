import fastifyCors, { type FastifyCorsOptions } from "@fastify/cors";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ContextOf } from "../context.ts";
import { sendError } from "../http/errors.ts";
import { type JsonSchema, jsonSchemaOf, openApiDocument } from "./openapi.ts";
import { callProcedure, isJson, type RestRoute, restRoutes } from "./procedures.ts";
import { type TrpcOptions, trpc } from "./trpc.ts";

type Options = TrpcOptions & RestOptions & { corsOrigins: readonly string[] };

/** Serves tRPC under `/trpc` and REST under `/api`. Pages of other origins can call only these two (CORS). */
export async function api(app: FastifyInstance, { corsOrigins, ...options }: Options): Promise<void> {
  const open = (prefix: string, routes: (scope: FastifyInstance) => Promise<void>) =>
    app.register(
      async (scope) => {
        if (corsOrigins.length > 0) await scope.register(fastifyCors, corsOptions(corsOrigins));
        await routes(scope);
      },
      // Without a prefix, the CORS plugin responds to preflight requests for the whole site.
      { prefix },
    );
  await open("/trpc/", (scope) => trpc(scope, options));
  await open("/api/", (scope) => rest(scope, options));
}

/** Allows the sites in CORS_ORIGINS to send requests with credentials (requirement 94). */
function corsOptions(corsOrigins: readonly string[]): FastifyCorsOptions {
  return {
    // If `origin` were a list, the plugin would send `access-control-allow-credentials` to all other sites too.
    origin: (origin, answer) => answer(null, origin !== undefined && corsOrigins.includes(origin) ? origin : false),
    credentials: true,
    methods: ["GET", "HEAD", "POST"],
    allowedHeaders: ["content-type", "idempotency-key"],
    exposedHeaders: ["x-request-id", "retry-after", "ratelimit", "ratelimit-policy"],
    maxAge: 24 * 60 * 60,
  };
}

type RestOptions = {
  context: PageContext;
  contextOf: ContextOf;
};

/** Registers the REST routes in a scope under `/api/`. Each route calls the procedure whose metadata names it. */
async function rest(app: FastifyInstance, { context, contextOf }: RestOptions): Promise<void> {
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

/** @returns a function that reads the input: a POST's body, or a GET's path and query parameters */
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
  // According to the IETF draft of this header, the key is in quotes.
  return { ...body, idempotencyKey: key.trim().replace(/^"(.*)"$/, "$1") };
}

type Query = Readonly<Record<string, unknown>>;

/** Converts query values to integers if the schema requires it. The schema reports values that aren't numbers. */
function queryValues(query: Query, properties: NonNullable<JsonSchema["properties"]>): Query {
  const toValue = (name: string, given: unknown) => {
    const schema = properties[name];
    const isNumber = typeof schema === "object" && schema.type === "integer";
    return isNumber && typeof given === "string" && /^-?\d+$/.test(given) ? Number(given) : given;
  };
  return Object.fromEntries(Object.entries(query).map(([name, given]) => [name, toValue(name, given)]));
}
