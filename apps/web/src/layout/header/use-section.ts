import { sectionsOfRoutes } from "@site/content/nav";
import { useRouterState } from "@tanstack/react-router";

/**
 * The section of the current page in the header's navigation, by its link. null: none, the section's own page, or a
 * page that was not found, because its path may match the route of a section.
 */
export function useSection(): string | null {
  return useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return match === undefined || match.status === "notFound" ? null : (sectionsOfRoutes[match.routeId] ?? null);
    },
  });
}
