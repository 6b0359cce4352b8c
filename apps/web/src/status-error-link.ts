import type { AppRouter } from "@site/trpc-router/types";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** Spec section 7: an error's message is the status, a colon and the text. A broken connection has status 0. */
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
  const status = error.data?.httpStatus ?? 0;
  return new TRPCClientError(`${status}: ${error.message}`, {
    ...(error.shape && { result: { error: error.shape } }),
    ...(error.meta && { meta: error.meta }),
    cause: error,
  });
}
