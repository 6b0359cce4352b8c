import { useLayoutEffect } from "react";
import { markHydrated } from "./hydrated.ts";

/** Marks the document when React has hydrated its main part, which comes after the header and the footer. */
export function useHydrationMark(): void {
  useLayoutEffect(() => markHydrated(document.documentElement), []);
}
