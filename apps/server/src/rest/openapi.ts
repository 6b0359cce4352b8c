import type { Context } from "@site/trpc-router/context";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { Operation } from "./operations.ts";

/** The REST paths as OpenAPI 3.1, from the schemas that the procedures enforce. */
export function openApiDocument(operations: readonly Operation[], { site, origin }: Pick<Context, "site" | "origin">) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version: "1" },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

function describe({ name, summary, method, path, input, output }: Operation) {
  const inputSchema = jsonSchemaOf(input, "input");
  return {
    operationId: name,
    summary,
    ...(method === "GET"
      ? { parameters: parametersOf(path, inputSchema) }
      : { requestBody: { required: true, content: { "application/json": { schema: inputSchema ?? {} } } } }),
    responses: {
      200: { description: "OK", content: { "application/json": { schema: jsonSchemaOf(output, "output") ?? {} } } },
      default: {
        description: "What is wrong, in words",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function parametersOf(path: string, schema: JsonSchema | null) {
  const properties = typeof schema?.properties === "object" ? { ...schema.properties } : {};
  return Object.entries(properties).map(([name, property]) => {
    const inPath = path.includes(`{${name}}`);
    return { name, in: inPath ? "path" : "query", required: inPath, schema: property };
  });
}

const errorSchema = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["message", "code", "data"],
      properties: {
        message: { type: "string" },
        code: { type: "integer" },
        data: {
          type: "object",
          required: ["code", "httpStatus", "fields"],
          properties: {
            code: { type: "string" },
            httpStatus: { type: "integer" },
            fields: { type: "object", additionalProperties: { type: "string" } },
          },
        },
      },
    },
  },
};
