import { entriesOf } from "@site/content/entries-of";
import { StorageFault } from "@site/db/storage-fault";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { type TRPC_ERROR_CODE_KEY, type TRPC_ERROR_CODE_NUMBER, TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import * as z from "zod/mini";

const errorTable = {
  BAD_REQUEST: { httpStatus: 400, message: "The request is not well-formed." },
  FORBIDDEN: { httpStatus: 403, message: "Requests from other sites are not accepted." },
  NOT_FOUND: { httpStatus: 404, message: "There is nothing at this address." },
  METHOD_NOT_SUPPORTED: { httpStatus: 405, message: "This address does not take that method." },
  PAYLOAD_TOO_LARGE: { httpStatus: 413, message: "The request is too large." },
  UNSUPPORTED_MEDIA_TYPE: {
    httpStatus: 415,
    message: "Send JSON in UTF-8 and uncompressed, with the content type application/json.",
  },
  TOO_MANY_REQUESTS: { httpStatus: 429, message: "Too many requests. Please wait a little and try again." },
  INTERNAL_SERVER_ERROR: { httpStatus: 500, message: "Something went wrong on our side. Please try again or call us." },
  SERVICE_UNAVAILABLE: { httpStatus: 503, message: "The site is busy. Please try again in a moment." },
} as const satisfies Partial<Record<TRPC_ERROR_CODE_KEY, { httpStatus: number; message: string }>>;

export type PublicErrorCode = keyof typeof errorTable;
export const publicErrorCodes: readonly PublicErrorCode[] = entriesOf(errorTable).map(([code]) => code);

type FieldErrors = Record<string, string>;

export type PublicError = {
  message: string;
  code: TRPC_ERROR_CODE_NUMBER;
  data: { code: PublicErrorCode; httpStatus: number; fields: FieldErrors };
};

/** @param message ignored for 5xx codes, because it may reveal the cause of the error */
export function publicError(code: PublicErrorCode, message?: string, fields: FieldErrors = {}): PublicError {
  const { httpStatus, message: defaultMessage } = errorTable[code];
  return {
    message: httpStatus >= 500 ? defaultMessage : (message ?? defaultMessage),
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { code, httpStatus, fields },
  };
}

export function publicErrorOf(error: TRPCError): PublicError {
  const code = codeOfStatus(getHTTPStatusCodeFromError(error));
  // An error with another code may come from the check of an output, whose zod issues callers must not see.
  const fields = code === "BAD_REQUEST" ? fieldErrorsOf(error.cause) : {};
  if (Object.keys(fields).length > 0) return publicError(code, "Some fields need another look.", fields);
  // These messages don't help the caller: Zod's is JSON, tRPC's default is only the code, and the one about a wrong
  // media type doesn't say which type is right.
  const hasUnclearMessage =
    (code === "BAD_REQUEST" && error.cause !== undefined) ||
    code === "UNSUPPORTED_MEDIA_TYPE" ||
    error.message === error.code;
  return publicError(code, hasUnclearMessage ? undefined : error.message);
}

/** `afterSeconds` is null if another attempt would be refused, too. */
export class RefusedForNow extends TRPCError {
  readonly afterSeconds: number | null;

  constructor(code: PublicErrorCode, afterSeconds: number | null) {
    super({ code, message: code });
    this.afterSeconds = afterSeconds;
  }
}

/** Within this time, the server tries the database again. */
const unavailableSeconds = 10;

export function retryAfterSecondsOf(error: unknown): number | null {
  if (error instanceof RefusedForNow) return error.afterSeconds;
  const isUnavailable = error instanceof TRPCError && error.code === "SERVICE_UNAVAILABLE";
  return isUnavailable || error instanceof StorageFault ? unavailableSeconds : null;
}

export function codeOfStatus(httpStatus: number): PublicErrorCode {
  const known = entriesOf(errorTable).find(([, entry]) => entry.httpStatus === httpStatus);
  if (known !== undefined) return known[0];
  return httpStatus >= 400 && httpStatus < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR";
}

function fieldErrorsOf(cause: unknown): FieldErrors {
  if (!(cause instanceof z.core.$ZodError)) return {};
  const fields: FieldErrors = {};
  for (const issue of cause.issues) {
    const field = issue.path.join(".");
    if (field !== "") fields[field] ??= issue.message;
  }
  return fields;
}
