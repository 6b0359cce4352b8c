import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { MissingCodeError, reloadOnce } from "../../browser/missing-code.ts";

/**
 * What can be done about a page that could not be loaded on client navigation. Where a release has replaced the page's
 * code meanwhile, the document is fetched anew.
 */
export function useFailedLoad({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [isReloading, setIsReloading] = useState(error instanceof MissingCodeError);
  useEffect(() => {
    if (error instanceof MissingCodeError) reloadOnce().then(setIsReloading);
  }, [error]);

  function retry() {
    reset();
    // Not the frame, which is there: if it failed in its turn, nothing would be left on the screen.
    router.invalidate({ filter: ({ status }) => status === "error" });
  }

  return { isReloading, retry };
}
