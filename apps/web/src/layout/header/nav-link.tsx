import { sectionOf } from "@site/content/nav";
import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLayout } from "../../data/use-site.tsx";
import { DaysBar, scaleOfBars } from "../../ui/figures/days.tsx";
import { SiteLink, type SiteLinkProps } from "../../ui/links/site-link.tsx";

/** A menu link, marked if it leads to the section of the current page. */
export function NavLink({ href, ...rest }: SiteLinkProps) {
  return <SiteLink href={href} {...(href === useSection() && { chosen: true })} {...rest} />;
}

/** The menu's link to the current page's section. null: none, or a missing page, whose path may match a section. */
function useSection(): string | null {
  return useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return match === undefined || match.status === "notFound" ? null : sectionOf(match.pathname, match.routeId);
    },
  });
}

/** Draws a service's days in the market, on the scale of all services. */
export function useServiceDays(): (href: string) => ReactNode {
  const { serviceDays } = useLayout();
  const bars = Object.entries(serviceDays).map(([href, duration]) => ({ href, duration, whose: "market" as const }));
  const scale = scaleOfBars(bars);
  return (href) => {
    const bar = bars.find((one) => one.href === href);
    return bar && <DaysBar {...bar} scale={scale} />;
  };
}
