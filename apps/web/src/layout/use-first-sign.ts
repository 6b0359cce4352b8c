import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { notePageHydrated } from "../browser/missing-code.ts";

const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** At the first sign that somebody is there, what every further page needs is fetched: a later click finds it. */
export function useFirstSign(): void {
  const data = useRouteContext({ from: "__root__", select: (context) => context.data });
  useEffect(() => {
    notePageHydrated();
    const noticed = new AbortController();
    const fetchAhead = () => {
      noticed.abort();
      // What fails here fails again where it is needed, and is told there.
      data.load().catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, fetchAhead, { passive: true, signal: noticed.signal });
    return () => noticed.abort();
  }, [data]);
}
