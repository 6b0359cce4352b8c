import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLayout } from "../data/use-site.ts";
import { discardEvents, trackPageView } from "./track.ts";

/** Starts analytics after hydration, if the operator configured it and the visitor does not object. */
export function useAnalytics(): void {
  const { analytics } = useLayout();
  const router = useRouter();
  useEffect(() => {
    if (analytics === null) return discardEvents();
    trackPageView(location.pathname);
    import("./host/start.ts").then(({ startAnalytics }) => startAnalytics(analytics)).catch(discardEvents);
    return router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
      if (pathChanged) trackPageView(toLocation.pathname);
    });
  }, [analytics, router]);
}
