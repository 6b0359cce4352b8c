import type { ReactNode } from "react";
import { useLayout } from "../../data/use-site.tsx";
import { DaysBar, scaleOfBars } from "../../ui/figures/days.tsx";

/** A service's days in the market, drawn on the scale of all services. */
export function useServiceDays(): (href: string) => ReactNode {
  const { serviceDays } = useLayout();
  const bars = Object.entries(serviceDays).map(([href, duration]) => ({ href, duration, whose: "market" as const }));
  const scale = scaleOfBars(bars);
  return (href) => {
    const bar = bars.find((one) => one.href === href);
    return bar && <DaysBar {...bar} scale={scale} />;
  };
}
