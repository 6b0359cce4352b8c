import { useLayoutEffect } from "react";
import { markHydrated } from "./hydrated.ts";

/** For content in the main part of a page, which React hydrates after the frame. */
export function useHydrationMark(): void {
  useLayoutEffect(() => markHydrated(document.documentElement), []);
}
