import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { notePageHydrated } from "../browser/missing-code.ts";

const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Loads the tRPC client and the whole stylesheet at the first interaction, so that a navigation finds both loaded. */
export function useFirstSign(): void {
  const data = useRouteContext({ from: "__root__", select: (context) => context.data });
  useEffect(() => {
    notePageHydrated();
    const noticed = new AbortController();
    const fetchAhead = () => {
      noticed.abort();
      // Ignored, because the next call of `load` tries again and its caller reports the error.
      data.load().catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, fetchAhead, { passive: true, signal: noticed.signal });
    return () => noticed.abort();
  }, [data]);
}
