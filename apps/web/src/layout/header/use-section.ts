import { sectionsOfRoutes } from "@site/content/nav";
import { useRouterState } from "@tanstack/react-router";

/** The section of the current page in the header's navigation, by its link; null: none, or the section's own page. */
export function useSection(): string | null {
  return useRouterState({ select: ({ matches }) => sectionsOfRoutes[matches.at(-1)?.routeId ?? ""] ?? null });
}
