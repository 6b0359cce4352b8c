import { fieldErrors } from "@site/content/copy/forms";
import { type PublicErrorCode, publicError, publicErrorCodes } from "@site/trpc-router/errors";
import { bodyBytesMax } from "../../configuration/limits.ts";
import type { Operation } from "../operations.ts";

/** The error codes that an operation may return. */
export function errorCodesOf({ method, path, input, takesPartnerKey }: Operation): PublicErrorCode[] {
  const ofPost: PublicErrorCode[] = ["BAD_REQUEST", "FORBIDDEN", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
  const ofGet: PublicErrorCode[] = input === undefined ? [] : ["BAD_REQUEST"];
  return [
    ...(method === "POST" ? ofPost : ofGet),
    ...(takesPartnerKey ? (["UNAUTHORIZED"] as const) : []),
    ...(path.includes("{") ? (["NOT_FOUND"] as const) : []),
    ...(["TOO_MANY_REQUESTS", "INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"] as const),
  ];
}

/** Name of a code's response among the components: `BAD_REQUEST` → `BadRequest`. */
export function responseNameOf(code: PublicErrorCode): string {
  return code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const descriptions: Partial<Record<PublicErrorCode, string>> = {
  BAD_REQUEST: "Something of the request is wrong; `fields` says at which field, in words that a person can be shown.",
  UNAUTHORIZED: "The partner key is not known. Nothing is stored.",
  FORBIDDEN: "A browser sent this from a page of another site. Programs that are no browsers never get this.",
  NOT_FOUND: "There is no such slug.",
  PAYLOAD_TOO_LARGE: `The body is larger than ${bodyBytesMax / 1024} KiB.`,
  UNSUPPORTED_MEDIA_TYPE: "The body does not say that it is JSON.",
  TOO_MANY_REQUESTS: "This sender has spent its budget. Retry-After says when to come back; nothing is stored.",
  INTERNAL_SERVER_ERROR: "The site has failed. Try again with the same idempotency key.",
  SERVICE_UNAVAILABLE: "The site can't answer now. Try again in a moment, with the same idempotency key.",
};

const headersOf: Partial<Record<PublicErrorCode, readonly string[]>> = {
  UNAUTHORIZED: ["WWW-Authenticate"],
  TOO_MANY_REQUESTS: ["Retry-After", "RateLimit", "RateLimit-Policy"],
  SERVICE_UNAVAILABLE: ["Retry-After"],
};

/** @param names of header components; `X-Request-Id` is added */
export function headers(names: readonly string[]) {
  return Object.fromEntries(["X-Request-Id", ...names].map((name) => [name, ref("headers", name)]));
}

export function ref(kind: "headers" | "parameters" | "responses" | "schemas", name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}

/** One response component for each error code of these operations. */
export function errorResponses(operations: readonly Operation[]) {
  const codes = new Set(operations.flatMap(errorCodesOf));
  return Object.fromEntries([...codes].map((code) => [responseNameOf(code), responseOf(code)]));
}

function responseOf(code: PublicErrorCode) {
  const fields = { email: fieldErrors.emailInvalid };
  const isOfField = code === "BAD_REQUEST";
  const error = isOfField ? publicError(code, "Some fields need another look.", fields) : publicError(code);
  return {
    description: descriptions[code] ?? error.message,
    headers: headers(headersOf[code] ?? []),
    content: { "application/json": { schema: ref("schemas", "Error"), example: { error } } },
  };
}

const { code, data, message } = publicError("NOT_FOUND");

/** JSON Schema of `PublicError`, the body of every response with a status of 400 or above. */
export const errorSchema = {
  type: "object",
  description: "What went wrong. Every answer with a status of 400 or more has this shape.",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      description: "The error.",
      required: ["message", "code", "data"],
      properties: {
        message: { type: "string", description: "What is wrong, in a sentence.", examples: [message] },
        code: { type: "integer", description: "The number of `data.code` in JSON-RPC 2.0 and tRPC.", examples: [code] },
        data: {
          type: "object",
          description: "The same for programs.",
          required: ["code", "httpStatus", "fields"],
          properties: {
            code: { type: "string", enum: publicErrorCodes, description: "What kind of error.", examples: [data.code] },
            httpStatus: {
              ...{ type: "integer", minimum: 400, maximum: 599, examples: [data.httpStatus] },
              description: "The status of the answer.",
            },
            fields: {
              type: "object",
              description: "What is wrong with each field or parameter, by its name; empty where no field is to blame.",
              additionalProperties: { type: "string" },
              examples: [{ email: fieldErrors.emailInvalid }],
            },
          },
        },
      },
    },
  },
};
