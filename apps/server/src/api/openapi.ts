import { paths as sitePaths } from "@site/content/paths";
import type { PageContext } from "@site/trpc-router/context";
import { type PublicErrorCode, publicError, publicErrorCodes } from "@site/trpc-router/errors";
import * as z from "zod";
import { version } from "../configuration/release.ts";
import type { RestRoute } from "./procedures.ts";

const apiDescription = `The leads of the site's two forms and its newsletter, for programs, and the data that its pages show.

**Errors.** Every response with a status of 400 or more has one shape, \`Error\`. Its \`fields\` have a sentence for each wrong
field, which can be shown to a person. \`X-Request-Id\` names the request in the site's log.

**Retries.** A lead that was sent with an idempotency key may be sent again unchanged, for example after a timeout: the retry
gets the reference of the first request and stores nothing. Other words with the same key are another lead. Without a key,
the same fields from the same sender within ten minutes are one lead, unless that lead was closed meanwhile.

**Limits.** A sender is an IPv4 address or an IPv6 /64. Its writes and its reads each have a budget for ten
minutes that refills evenly; confirmation emails have their own budget. In the response to a write or a refused request,
\`RateLimit\` gives the remaining requests (r) and the seconds until the budget is full again or, after a refusal, until the
next request is allowed (t), as in draft-ietf-httpapi-ratelimit-headers. A sender that has spent its budget gets 429 with the
seconds to wait in \`Retry-After\`, and nothing is stored.`;

/** The header has the same limits as `idempotencyKey` in the body, except that it can't be empty. */
const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A random value for one lead, such as a UUID that your program stores with the lead.",
  schema: { type: "string", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  example: "0b9a6a8e-4f0c-4a57-9a3e-5d0c6c1f2e77",
};

const errorSchema = z
  .object({
    error: z.object({
      message: z.string().meta({ description: "A sentence that says what is wrong." }),
      code: z.int().meta({ description: "The number of `data.code` in JSON-RPC 2.0 and tRPC." }),
      data: z.object({
        code: z.enum(publicErrorCodes).meta({ description: "The kind of error." }),
        httpStatus: z.int().min(400).max(599).meta({ description: "The HTTP status of the response." }),
        fields: z
          .record(z.string(), z.string())
          .meta({ description: "For each wrong field, a sentence that says what is wrong." }),
      }),
    }),
  })
  .meta({ id: "Error", description: "Every response with a status of 400 or more has this shape." });

export function openApiDocument(routes: readonly RestRoute[], { site, origin }: Pick<PageContext, "site" | "origin">) {
  const schemas: Record<string, unknown> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, schemas) };
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version,
      description: apiDescription,
      contact: { name: site.name, email: site.email, url: `${origin}${sitePaths.contact}` },
      license: { name: "Terms of service", url: `${origin}${sitePaths.terms}` },
    },
    servers: [{ url: origin }],
    security: [],
    paths,
    components: { schemas },
  };
}

function operationOf(route: RestRoute, schemas: Record<string, unknown>) {
  const { name, path, summary, description, method, input, output, body = "" } = route;
  const { properties = {}, required = [] } = jsonSchemaOf(input, "input", schemas);
  // Leaves out the fields without a description, because only the site's own forms send those.
  const fields = Object.entries(properties).filter(
    (field): field is [string, JsonSchema] => typeof field[1] === "object" && field[1].description !== undefined,
  );
  const own = Object.fromEntries(fields);
  if (method === "POST")
    schemas[body] = {
      type: "object",
      description: `${summary}.`,
      properties: own,
      required: required.filter((field) => field in own),
    };
  const parameters = fields.map(([field, { description, examples, ...schema }]) => {
    const inPath = path.includes(`{${field}}`);
    const example = Array.isArray(examples) ? examples[0] : undefined;
    return { name: field, in: inPath ? "path" : "query", required: inPath, description, schema, example };
  });
  const error = contentOf(jsonSchemaOf(z.array(errorSchema), "output", schemas).items);
  const errors = errorCodesOf(route).map((code) => {
    const { message, data } = publicError(code);
    return [data.httpStatus, { description: message, ...error, ...(waits.includes(code) && waiting) }];
  });
  return {
    operationId: name,
    summary,
    ...(description !== undefined && { description }),
    ...(method === "GET" && { parameters }),
    ...(method === "POST" && { requestBody: { required: true, ...contentOf(ref(body)) } }),
    ...("idempotencyKey" in own && { parameters: [idempotencyKey] }),
    responses: {
      200: {
        description: method === "POST" ? "The entry is stored on disk." : "Found.",
        ...contentOf(jsonSchemaOf(output, "output", schemas)),
      },
      ...Object.fromEntries(errors),
    },
  };
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function contentOf(schema: unknown) {
  return { content: { "application/json": { schema } } };
}

const waits: readonly PublicErrorCode[] = ["TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE"];
const waiting = { headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } };

function errorCodesOf({ method, path, input }: RestRoute): PublicErrorCode[] {
  const ofPost: PublicErrorCode[] = ["FORBIDDEN", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
  return [
    ...(input === undefined ? [] : (["BAD_REQUEST"] as const)),
    ...(method === "POST" ? ofPost : []),
    ...(path.includes("{") ? (["NOT_FOUND"] as const) : []),
    ...(["TOO_MANY_REQUESTS", "INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"] as const),
  ];
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** @param components collects every schema that has an id; the result points to those schemas with `$ref` */
export function jsonSchemaOf(schema: unknown, io: "input" | "output", components: Record<string, unknown> = {}) {
  if (!(schema instanceof z.core.$ZodType)) return {};
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any", override: relax });
  const { $defs, ...own }: JsonSchema = JSON.parse(
    JSON.stringify(json).replaceAll("#/$defs/", "#/components/schemas/"),
  );
  Object.assign(components, $defs);
  return own;
}

/** Clients must accept unknown fields, because a later version of the API may add fields. */
function relax({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
