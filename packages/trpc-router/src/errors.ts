import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { type TRPC_ERROR_CODE_KEY, type TRPC_ERROR_CODE_NUMBER, TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import * as z from "zod/mini";

/** The one table of codes: what a client is told, whichever door it came through. */
const table = {
  BAD_REQUEST: { httpStatus: 400, message: "The request is not well-formed." },
  UNAUTHORIZED: { httpStatus: 401, message: "The partner key is not known. Ask the operator of this site for yours." },
  FORBIDDEN: { httpStatus: 403, message: "Requests from other sites are not accepted." },
  NOT_FOUND: { httpStatus: 404, message: "There is nothing at this address." },
  METHOD_NOT_SUPPORTED: { httpStatus: 405, message: "This address does not take that method." },
  PAYLOAD_TOO_LARGE: { httpStatus: 413, message: "The request is too large." },
  UNSUPPORTED_MEDIA_TYPE: { httpStatus: 415, message: "Send JSON with the content type application/json." },
  TOO_MANY_REQUESTS: { httpStatus: 429, message: "Too many requests. Please wait a little and try again." },
  INTERNAL_SERVER_ERROR: { httpStatus: 500, message: "Something went wrong on our side. Please try again or call us." },
  SERVICE_UNAVAILABLE: { httpStatus: 503, message: "The site is busy. Please try again in a moment." },
} as const satisfies Partial<Record<TRPC_ERROR_CODE_KEY, { httpStatus: number; message: string }>>;

export type PublicErrorCode = keyof typeof table;
export const publicErrorCodes = Object.keys(table) as readonly PublicErrorCode[]; // Object.keys widens the table's keys

/** A field's name and, in words for people, what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** The one shape of an error, the same in tRPC and REST answers. */
export type PublicError = {
  message: string;
  code: TRPC_ERROR_CODE_NUMBER;
  data: { code: PublicErrorCode; httpStatus: number; fields: FieldErrors };
};

/** @param message replaces the table's words; ignored for codes of 500 and more, which never say why */
export function publicError(code: PublicErrorCode, message?: string, fields: FieldErrors = {}): PublicError {
  const { httpStatus, message: usual } = table[code];
  return {
    message: httpStatus >= 500 ? usual : (message ?? usual),
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { code, httpStatus, fields },
  };
}

/** What a client is told of an error that a procedure, or tRPC itself, has thrown. */
export function publicErrorOf(error: TRPCError): PublicError {
  const code = codeOfStatus(getHTTPStatusCodeFromError(error));
  // Only a visitor's input is explained: a failed output check has issues as well, and they are ours.
  const fields = code === "BAD_REQUEST" ? fieldErrorsOf(error.cause) : {};
  if (Object.keys(fields).length > 0) return publicError(code, "Some fields need another look.", fields);
  // The message of a failed parse is its issues as JSON, and tRPC's words on media types name no way out.
  const unclear = (code === "BAD_REQUEST" && error.cause !== undefined) || code === "UNSUPPORTED_MEDIA_TYPE";
  return publicError(code, unclear ? undefined : error.message);
}

class RetryLater extends Error {
  readonly afterSeconds: number;

  constructor(afterSeconds: number) {
    super("The sender has to wait.");
    this.afterSeconds = afterSeconds;
  }
}

/** @throws TRPCError TOO_MANY_REQUESTS when the sender has to wait */
export function assertCalm(waitSeconds: number): void {
  if (waitSeconds === 0) return;
  const { message } = table.TOO_MANY_REQUESTS;
  throw new TRPCError({ code: "TOO_MANY_REQUESTS", message, cause: new RetryLater(waitSeconds) });
}

/** For the header Retry-After; null: the error says nothing of a time. */
export function retryAfterSecondsOf(error: unknown): number | null {
  return error instanceof TRPCError && error.cause instanceof RetryLater ? error.cause.afterSeconds : null;
}

/** The nearest code of the table: unknown 4xx are bad requests, unknown 5xx internal errors. */
export function codeOfStatus(httpStatus: number): PublicErrorCode {
  const known = Object.entries(table).find(([, entry]) => entry.httpStatus === httpStatus);
  if (known !== undefined) return known[0] as PublicErrorCode; // Object.entries widens the table's keys to string
  return httpStatus >= 400 && httpStatus < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR";
}

/** The first complaint per field of a failed parse; empty when the cause is another one. */
function fieldErrorsOf(cause: unknown): FieldErrors {
  if (!(cause instanceof z.core.$ZodError)) return {};
  const fields: FieldErrors = {};
  for (const issue of cause.issues) {
    const field = issue.path.join(".");
    if (field !== "") fields[field] ??= issue.message;
  }
  return fields;
}
