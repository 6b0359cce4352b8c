import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { notePageHydrated } from "../browser/other-build.ts";

const interactions = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Loads the tRPC client and the whole stylesheet at the first interaction, so that a navigation finds both loaded. */
export function usePreloadOnInteraction(): void {
  const data = useRouteContext({ from: "__root__", select: (context) => context.data });
  useEffect(() => {
    notePageHydrated();
    const listening = new AbortController();
    const preload = (event: Event) => {
      if (isAtRest(event)) return;
      listening.abort();
      // Ignored, because the next call of `load` tries again and its caller reports the error.
      data.load().catch(() => undefined);
    };
    for (const type of interactions) addEventListener(type, preload, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [data]);
}

/** Browsers also report a move when the page changes under a pointer that rests. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === "pointermove" && event.movementX === 0 && event.movementY === 0
  );
}
