import { paths as sitePaths } from "@site/content/paths";
import type { Context } from "@site/trpc-router/context";
import { publicError } from "@site/trpc-router/errors";
import { version } from "../../configuration/version.ts";
import type { Operation } from "../operations.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { errorCodesOf, errorResponses, errorSchema, headers, ref, responseNameOf } from "./openapi-errors.ts";
import { apiDescription, headerComponents, idempotencyKey, partnerKey, tags } from "./openapi-texts.ts";

/** The REST paths as an OpenAPI 3.1 document, made from the schemas that the procedures enforce. */
export function openApiDocument(operations: readonly Operation[], { site, origin }: Pick<Context, "site" | "origin">) {
  const schemas: Record<string, unknown> = { Error: errorSchema };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const method = operation.method.toLowerCase();
    paths[operation.path] = { ...paths[operation.path], [method]: describe(operation, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      ...{ title: `${site.name} API`, version, description: apiDescription },
      contact: { name: site.name, email: site.email, url: `${origin}${sitePaths.contact}` },
      license: { name: "Terms of service", url: `${origin}${sitePaths.terms}` },
    },
    servers: [{ url: origin, description: "The site" }],
    tags,
    security: [],
    paths,
    components: {
      schemas,
      responses: errorResponses(operations),
      parameters: { IdempotencyKey: idempotencyKey },
      headers: headerComponents,
      securitySchemes: { PartnerKey: partnerKey },
    },
  };
}

function describe(operation: Operation, schemas: Record<string, unknown>) {
  const { name, summary, description, method, input, output, takesPartnerKey } = operation;
  const isPost = method === "POST";
  const fields = describedFields(jsonSchemaOf(input, "input", schemas), operation);
  const errors = errorCodesOf(operation).map((code) => [
    publicError(code).data.httpStatus,
    ref("responses", responseNameOf(code)),
  ]);
  return {
    operationId: name,
    tags: [isPost ? "Sending" : "Reading"],
    summary,
    ...(description !== undefined && { description }),
    security: takesPartnerKey ? [{}, { PartnerKey: [] }] : [],
    ...(isPost ? bodyOf(operation, fields, schemas) : { parameters: parametersOf(operation, fields) }),
    responses: {
      200: {
        description: isPost ? "Done." : "Found.",
        headers: headers(isPost ? ["RateLimit", "RateLimit-Policy"] : []),
        content: { "application/json": { schema: jsonSchemaOf(output, "output", schemas) ?? {} } },
      },
      ...Object.fromEntries(errors),
    },
  };
}

type Fields = { properties: Record<string, JsonSchema>; required: string[] };

/** The documented fields of an input. */
function describedFields(schema: JsonSchema | null, { fieldDocs = {} }: Operation): Fields {
  const properties = Object.entries(fieldDocs).map(([name, [description, example]]) => {
    const property = schema?.properties?.[name];
    if (typeof property !== "object") throw new Error(`The input has no field ${name}, which its fieldDocs describe.`);
    return [name, { ...property, description, examples: [example] }];
  });
  return {
    properties: Object.fromEntries(properties),
    required: schema?.required?.filter((name) => name in fieldDocs) ?? [],
  };
}

function bodyOf({ body = "", summary }: Operation, { properties, required }: Fields, schemas: Record<string, unknown>) {
  schemas[body] = { type: "object", description: `${summary}.`, properties, required };
  return {
    ...("idempotencyKey" in properties && { parameters: [ref("parameters", "IdempotencyKey")] }),
    requestBody: { required: true, content: { "application/json": { schema: ref("schemas", body) } } },
  };
}

function parametersOf({ path }: Operation, { properties }: Fields) {
  return Object.entries(properties).map(([name, { description, examples, ...schema }]) => {
    const inPath = path.includes(`{${name}}`);
    const example = Array.isArray(examples) ? examples[0] : undefined;
    return { name, in: inPath ? "path" : "query", required: inPath, description, schema, example };
  });
}
