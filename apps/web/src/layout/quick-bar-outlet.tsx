import { useRouteContext } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import { theme } from "../theme.ts";

/** As in the bar's media query. */
const wide = `(width >= ${theme.breakpoints.sm})`;

/** Mounts the bar at the first scroll of a phone. A wider viewport has its buttons in the header. */
export function QuickBarOutlet() {
  const data = useRouteContext({ from: "__root__", select: (context) => context.data });
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const scrolling = new AbortController();
    const load = async () => {
      if (matchMedia(wide).matches) return;
      scrolling.abort();
      // Together with the stylesheet, which holds the bar's styles.
      const [{ QuickBar }] = await Promise.all([import("./quick-bar/quick-bar.tsx"), data.load()]);
      setBar(() => QuickBar);
    };
    // Ignored, because the page is complete without the bar.
    const tryLoad = () => void load().catch(() => undefined);
    addEventListener("scroll", tryLoad, { passive: true, signal: scrolling.signal });
    // After a reload the browser may have restored the position before this effect.
    if (scrollY > 0) tryLoad();
    return () => scrolling.abort();
  }, [data]);
  return Bar && <Bar />;
}
