import { sectionOf } from "@site/content/nav";
import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLayout } from "../../data/use-site.tsx";
import { DaysBar, scaleOfBars } from "../../ui/figures/days.tsx";
import { SiteLink, type SiteLinkProps } from "../../ui/links/site-link.tsx";

export function NavLink({ href, ...rest }: SiteLinkProps) {
  return <SiteLink href={href} {...(href === useSection() && { chosen: true })} {...rest} />;
}

/** The path of the menu link that is marked on the current page. null: the page is missing, or no link is marked */
function useSection(): string | null {
  return useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return match === undefined || match.status === "notFound" ? null : sectionOf(match.pathname, match.routeId);
    },
  });
}

/** @returns a function that draws a service's market days on the scale that all services share */
export function useServiceDays(): (href: string) => ReactNode {
  const { serviceDays } = useLayout();
  const bars = Object.entries(serviceDays).map(([href, duration]) => ({ href, duration, whose: "market" as const }));
  const scale = scaleOfBars(bars);
  return (href) => {
    const bar = bars.find((one) => one.href === href);
    return bar && <DaysBar {...bar} scale={scale} />;
  };
}
