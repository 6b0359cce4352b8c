import { paths as sitePaths } from "@site/content/paths";
import type { PageContext } from "@site/trpc-router/context";
import { publicError } from "@site/trpc-router/errors";
import * as z from "zod";
import { version } from "../../configuration/release.ts";
import type { RestRoute } from "../procedures.ts";
import {
  apiDescription,
  errorCodesOf,
  errorResponses,
  errorSchema,
  headerComponents,
  headers,
  idempotencyKey,
  ref,
  tags,
} from "./components.ts";

/** The REST paths as an OpenAPI 3.1 document, made from the schemas that the procedures enforce. */
export function openApiDocument(routes: readonly RestRoute[], { site, origin }: Pick<PageContext, "site" | "origin">) {
  const schemas: Record<string, unknown> = {};
  jsonSchemaOf(z.array(errorSchema), "output", schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describe(route, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version,
      description: apiDescription,
      contact: { name: site.name, email: site.email, url: `${origin}${sitePaths.contact}` },
      license: { name: "Terms of service", url: `${origin}${sitePaths.terms}` },
    },
    servers: [{ url: origin, description: "The site" }],
    tags,
    security: [],
    paths,
    components: {
      schemas,
      responses: errorResponses(routes),
      parameters: { IdempotencyKey: idempotencyKey },
      headers: headerComponents,
    },
  };
}

function describe(route: RestRoute, schemas: Record<string, unknown>) {
  const { name, summary, description, method, input, output } = route;
  const isPost = method === "POST";
  const { properties = {}, required = [] } = jsonSchemaOf(input, "input", schemas);
  // Only procedures with a description are public; the site's own forms send the rest.
  const fields = Object.entries(properties).filter(isDescribed);
  const errors = errorCodesOf(route).map((code) => [publicError(code).data.httpStatus, ref("responses", code)]);
  return {
    operationId: name,
    tags: [isPost ? "Sending" : "Reading"],
    summary,
    ...(description !== undefined && { description }),
    ...(isPost ? bodyOf(route, fields, required, schemas) : { parameters: fields.map(parameterOf(route)) }),
    responses: {
      200: {
        description: isPost ? "Done." : "Found.",
        headers: headers(isPost ? ["RateLimit", "RateLimit-Policy"] : []),
        content: { "application/json": { schema: jsonSchemaOf(output, "output", schemas) } },
      },
      ...Object.fromEntries(errors),
    },
  };
}

type Field = [name: string, schema: JsonSchema];

function isDescribed(field: [string, JsonSchema | boolean]): field is Field {
  return typeof field[1] === "object" && field[1].description !== undefined;
}

function bodyOf(
  { body = "", summary }: RestRoute,
  fields: readonly Field[],
  required: readonly string[],
  schemas: Record<string, unknown>,
) {
  const properties = Object.fromEntries(fields);
  const needed = required.filter((name) => name in properties);
  schemas[body] = { type: "object", description: `${summary}.`, properties, required: needed };
  return {
    ...("idempotencyKey" in properties && { parameters: [ref("parameters", "IdempotencyKey")] }),
    requestBody: { required: true, content: { "application/json": { schema: ref("schemas", body) } } },
  };
}

function parameterOf({ path }: RestRoute) {
  return ([name, { description, examples, ...schema }]: Field) => {
    const inPath = path.includes(`{${name}}`);
    const example = Array.isArray(examples) ? examples[0] : undefined;
    return { name, in: inPath ? "path" : "query", required: inPath, description, schema, example };
  };
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Converts a procedure's zod schema to the JSON Schema of OpenAPI 3.1: a schema with an id becomes a reference to
 * `#/components/schemas`.
 * @param components receives the schemas with an id
 */
export function jsonSchemaOf(
  schema: unknown,
  io: "input" | "output",
  components: Record<string, unknown> = {},
): JsonSchema {
  if (!(schema instanceof z.core.$ZodType)) return {};
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any", override: relax });
  const { $defs, ...own }: JsonSchema = JSON.parse(
    JSON.stringify(json).replaceAll("#/$defs/", "#/components/schemas/"),
  );
  Object.assign(components, $defs);
  return own;
}

/**
 * Removes `additionalProperties: false`, because an output may get more fields later, and the bounds of safe integers,
 * because they say nothing to a client.
 */
function relax({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
