import { useLoaderData } from "@tanstack/react-router";
import type { Outputs } from "./client/trpc.ts";

/** What the frame of every page is drawn with. */
export function useLayout(): Outputs["pages"]["layout"] {
  return useLoaderData({ from: "__root__" });
}

/** The operator's facts, as every page has them. */
export function useSite(): Outputs["pages"]["layout"]["site"] {
  return useLayout().site;
}
