import { useLoaderData } from "@tanstack/react-router";
import type { Outputs } from "./trpc.ts";

/** Data of the frame of every page. */
export function useLayout(): Outputs["pages"]["layout"] {
  return useLoaderData({ from: "__root__" });
}

/** Name, phone and addresses of the company, from the operator's configuration. */
export function useSite(): Outputs["pages"]["layout"]["site"] {
  return useLayout().site;
}
