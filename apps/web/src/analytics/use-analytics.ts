import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLayout } from "../layout/use-site.ts";
import { trackPageView } from "./track.ts";

/** After hydration, where the operator configured it and the visitor does not object. */
export function useAnalytics(): void {
  const { analytics } = useLayout();
  const router = useRouter();
  useEffect(() => {
    if (analytics === null) return;
    let stop = () => {};
    import("./start.ts").then(({ startAnalytics }) => {
      if (!startAnalytics(analytics)) return;
      trackPageView(router.state.location.pathname);
      stop = router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
        if (pathChanged) trackPageView(toLocation.pathname);
      });
    });
    return () => stop();
  }, [analytics, router]);
}
