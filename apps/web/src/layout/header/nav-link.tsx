import { sectionOf } from "@site/content/nav";
import { useRouterState } from "@tanstack/react-router";
import { SiteLink, type SiteLinkProps } from "../../ui/links/site-link.tsx";

/** A menu link, marked if it leads to the section of the current page. */
export function NavLink({ href, ...rest }: SiteLinkProps) {
  return <SiteLink href={href} {...(href === useSection() && { chosen: true })} {...rest} />;
}

/**
 * The section of the current page in the header's navigation, by its link. null: none, the section's own page, or a
 * page that was not found, because its path may match the route of a section.
 */
function useSection(): string | null {
  return useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return match === undefined || match.status === "notFound" ? null : sectionOf(match.pathname, match.routeId);
    },
  });
}
