import type { AppRouter } from "@site/trpc-router/types";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { ForeignAnswerError } from "./fetch-answer.ts";

/** Requirement 94: an error's message is the status, a colon and the text. A broken connection has status 0. */
export const statusErrorLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => observer.error(withStatus(error)),
      }),
    );
};

function withStatus(error: TRPCClientError<AppRouter>): TRPCClientError<AppRouter> {
  const { cause, data, message, meta, shape } = error;
  const response = cause instanceof ForeignAnswerError ? cause.response : null;
  const status = data?.httpStatus ?? response?.status ?? 0;
  return new TRPCClientError(`${status}: ${message}`, {
    ...(shape && { result: { error: shape } }),
    meta: { ...meta, ...(response && { response }) },
    cause: error,
  });
}
