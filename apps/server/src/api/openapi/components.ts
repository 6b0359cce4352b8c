import { fieldErrors } from "@site/content/copy/forms";
import { type PublicErrorCode, publicError, publicErrorCodes } from "@site/trpc-router/errors";
import * as z from "zod";
import { bodyBytesMax, rateWindowMs } from "../../configuration/limits.ts";
import type { RestRoute } from "../procedures.ts";

/** The error codes that a route may answer. */
export function errorCodesOf({ method, path, input }: RestRoute): PublicErrorCode[] {
  const ofPost: PublicErrorCode[] = ["BAD_REQUEST", "FORBIDDEN", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
  const ofGet: PublicErrorCode[] = input === undefined ? [] : ["BAD_REQUEST"];
  return [
    ...(method === "POST" ? ofPost : ofGet),
    ...(path.includes("{") ? (["NOT_FOUND"] as const) : []),
    "TOO_MANY_REQUESTS",
    "INTERNAL_SERVER_ERROR",
    "SERVICE_UNAVAILABLE",
  ];
}

/** Notes for clients in addition to the message of the code. */
const descriptions: Partial<Record<PublicErrorCode, string>> = {
  BAD_REQUEST: "Something of the request is wrong; `fields` says at which field, in words that a person can be shown.",
  FORBIDDEN: "A browser sent this from a page of another site. Programs that are no browsers never get this.",
  PAYLOAD_TOO_LARGE: `The body is larger than ${bodyBytesMax / 1024} KiB.`,
  TOO_MANY_REQUESTS: "This sender has spent its budget. Retry-After says when to come back; nothing is stored.",
  INTERNAL_SERVER_ERROR: "The site has failed. Try again with the same idempotency key.",
  SERVICE_UNAVAILABLE: "The site can't answer now. Try again after Retry-After, with the same idempotency key.",
};

const headersOf: Partial<Record<PublicErrorCode, readonly string[]>> = {
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

/** The API's description: the first text that developers of client programs read. */
export const apiDescription = `The leads of the site's two forms and its newsletter, for programs, and the data that its pages show.

**Errors.** Every answer with a status of 400 or more holds one shape, \`Error\`. Its \`fields\` name the mistake of each
field, in sentences that can be shown to a person. \`X-Request-Id\` names the request in the site's log.

**Retries.** A lead that was sent with an idempotency key may be sent again unchanged, for example after a time-out: the retry
gets the reference of the first request and stores nothing. Other words under the same key are another lead.

**Limits.** A sender is an IPv4 address or an IPv6 /64. Its writes and its reads each have a budget for ten
minutes that refills evenly; confirmation mails have a budget of their own. \`RateLimit\` says what is left. A sender that has
spent its budget gets 429 with \`Retry-After\`, and nothing is stored.`;

export const tags = [
  { name: "Sending", description: "Leads and subscriptions. A status of 200 means that they are on disk." },
  { name: "Reading", description: "The data that the site's pages show." },
];

/** Same length and pattern as the field `idempotencyKey`, which may also be empty. */
export const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A random value for one lead, such as a UUID that your program stores with the lead. However often the same fields are sent with the same key, they are stored once, and every response has the first reference. Other fields under a used key are another lead, stored as well. Paths don't share keys. Without a key, the same fields from the same sender on one day (UTC) are one lead.",
  schema: { type: "string", minLength: 8, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  example: "0b9a6a8e-4f0c-4a57-9a3e-5d0c6c1f2e77",
};

const windowSeconds = rateWindowMs / 1000;

export const headerComponents = {
  "X-Request-Id": {
    description: "Identifies the request in the site's log. Store it with a failure.",
    schema: { type: "string", pattern: "^[0-9A-Z]{8}$" },
    example: "7F3K9Q2M",
  },
  RateLimit: {
    description:
      "What is left of a budget: its name, the remaining requests (r), the seconds until it is full again or, after a refusal, until the next request is allowed (t). Format of draft-ietf-httpapi-ratelimit-headers. Not sent where the site can't tell senders apart.",
    schema: { type: "string" },
    example: `"writes";r=299;t=2`,
  },
  "RateLimit-Policy": {
    description: "The budget itself: its name, how many requests it allows (q) in how many seconds (w).",
    schema: { type: "string" },
    example: `"writes";q=300;w=${windowSeconds}`,
  },
  "Retry-After": {
    description: "Seconds to wait before the next request.",
    schema: { type: "integer", minimum: 1 },
    example: 120,
  },
};
