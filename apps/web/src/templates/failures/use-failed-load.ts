import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { MissingCodeError, reloadOnce } from "../../browser/missing-code.ts";

/**
 * Retries a failed client navigation. If the page's chunk is missing, reloads the document, because a newer release may
 * have replaced the chunk.
 */
export function useFailedLoad({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [isReloading, setIsReloading] = useState(error instanceof MissingCodeError);
  useEffect(() => {
    if (error instanceof MissingCodeError) reloadOnce().then(setIsReloading);
  }, [error]);

  function retry() {
    reset();
    // Leaves the root route alone, because an error in its loader would replace the whole layout.
    router.invalidate({ filter: ({ status }) => status === "error" });
  }

  return { isReloading, retry };
}
