import { fieldErrors } from "@site/content/copy/forms";
import { type PublicErrorCode, publicError, publicErrorCodes } from "@site/trpc-router/errors";
import * as z from "zod";
import { bodyBytesMax } from "../../configuration/limits.ts";
import type { RestRoute } from "../rest-routes.ts";

/** The error codes that a route may answer. */
export function errorCodesOf({ method, path, input, takesPartnerKey }: RestRoute): PublicErrorCode[] {
  const ofPost: PublicErrorCode[] = ["BAD_REQUEST", "FORBIDDEN", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
  const ofGet: PublicErrorCode[] = input === undefined ? [] : ["BAD_REQUEST"];
  return [
    ...(method === "POST" ? ofPost : ofGet),
    ...(takesPartnerKey ? (["UNAUTHORIZED"] as const) : []),
    ...(path.includes("{") ? (["NOT_FOUND"] as const) : []),
    ...(["TOO_MANY_REQUESTS", "INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"] as const),
  ];
}

/** What a client should know beside the message of the code. */
const descriptions: Partial<Record<PublicErrorCode, string>> = {
  BAD_REQUEST: "Something of the request is wrong; `fields` says at which field, in words that a person can be shown.",
  UNAUTHORIZED: "The partner key is not known. Nothing is stored.",
  FORBIDDEN: "A browser sent this from a page of another site. Programs that are no browsers never get this.",
  PAYLOAD_TOO_LARGE: `The body is larger than ${bodyBytesMax / 1024} KiB.`,
  TOO_MANY_REQUESTS: "This sender has spent its budget. Retry-After says when to come back; nothing is stored.",
  INTERNAL_SERVER_ERROR: "The site has failed. Try again with the same idempotency key.",
  SERVICE_UNAVAILABLE: "The site can't answer now. Try again after Retry-After, with the same idempotency key.",
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

/** One response component for each error code of these routes. */
export function errorResponses(routes: readonly RestRoute[]) {
  const codes = new Set(routes.flatMap(errorCodesOf));
  return Object.fromEntries([...codes].map((code) => [code, responseOf(code)]));
}

function responseOf(code: PublicErrorCode) {
  const fields = { email: fieldErrors.emailInvalid };
  const error =
    code === "BAD_REQUEST" ? publicError(code, "Some fields need another look.", fields) : publicError(code);
  return {
    description: descriptions[code] ?? error.message,
    headers: headers(headersOf[code] ?? []),
    content: { "application/json": { schema: ref("schemas", "Error"), example: { error } } },
  };
}

/** Every answer with a status of 400 or more: `PublicError` in the words of the document. */
export const errorSchema = z
  .object({
    error: z.object({
      message: z.string().meta({ description: "What is wrong, in a sentence." }),
      code: z.int().meta({ description: "The number of `data.code` in JSON-RPC 2.0 and tRPC." }),
      data: z.object({
        code: z.enum(publicErrorCodes).meta({ description: "What kind of error." }),
        httpStatus: z.int().min(400).max(599).meta({ description: "The status of the answer." }),
        fields: z
          .record(z.string(), z.string())
          .meta({ description: "What is wrong with each field, by its name; empty where no field is to blame." }),
      }),
    }),
  })
  .meta({ id: "Error", description: "What went wrong. Every answer with a status of 400 or more has this shape." });
